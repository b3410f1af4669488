/* SPDX-License-Identifier: MIT */
/* model_reader.h - what the parts of the reader of models share.

       text -> tokens -> nodes of one statement -> variables and constraints
               model_lexer.c  model_syntax.c      read_model.c and the others

   Each statement becomes a tree and is processed at once: a loop visits the same tree with another number for
   its name.  Numbers, sums and conditions are all values of one kind: a linear sum of variables.  A constant is a
   sum without variables; what is not linear gets a variable of its own, which the others determine, so that the
   number of solutions does not change.

   Every function that returns bool returns false after reporting an error.  */
#ifndef CSP_MODEL_READER_H
#define CSP_MODEL_READER_H

#include "csp/model/model.h"
#include "csp/read/model/model_lexer.h"
#include "csp/read/selection.h"

enum {
    NONE = -1,             /* no node, no variable */
    MAX_NESTING = 200,     /* nested brackets and operators */
    MAX_GENERATORS = 16,   /* names of one loop */
    MAX_DIMENSIONS = 4,    /* of an array */
    MAX_EFFORT = 50000000, /* nodes visited, values listed, words of memory asked for */
    MAX_EFFORT_OF_MEANING =
        MAX_EFFORT / 20,                    /* nodes visited for all values of a condition's variables */
    MAX_EFFORT_OF_MEANINGS = MAX_EFFORT / 5 /* ... of all conditions; not part of MAX_EFFORT */
};

/* ---- nodes ---- */

enum node_kind {
    NODE_NUMBER,     /* number */
    NODE_NAME,       /* value: the symbol */
    NODE_INDEXED,    /* value: the symbol; children: an index for each dimension, or a part of it */
    NODE_WHOLE,      /* '*' as an index: the whole dimension */
    NODE_RANGE,      /* first..last */
    NODE_LIST,       /* {...} or [...]: items; value: 1 for the second */
    NODE_TUPLE,      /* (a, b): items */
    NODE_SUM,        /* operands joined by + and - */
    NODE_PRODUCT,    /* operands joined by *, / and % */
    NODE_POWER,      /* base, exponent */
    NODE_IF,         /* condition, value if it holds, value if it does not */
    NODE_CALL,       /* value: the function; items */
    NODE_COMPARISON, /* operands joined by comparisons */
    NODE_MEMBER,     /* left, right; value: 1 if "not in" */
    NODE_NOT,
    NODE_AND,
    NODE_OR,
    NODE_XOR,           /* an odd number of them holds */
    NODE_IMPLIES,       /* left, right */
    NODE_EQUIVALENT,    /* left, right */
    NODE_COMPREHENSION, /* what is repeated; generators; perhaps a condition */
    NODE_GENERATOR,     /* value: the symbol; the set */
    NODE_WHERE          /* the condition */
};

enum function {
    CALL_SUM,
    CALL_PRODUCT,
    CALL_MIN,
    CALL_MAX,
    CALL_ABS,
    CALL_COUNT,
    CALL_ALL, /* from here on conditions */
    CALL_ANY,
    CALL_ALL_DIFFERENT,
    CALL_POWER, /* from here on other nodes in the form of a call */
    CALL_NUMBER
};

struct node {
    enum node_kind kind;
    enum token_kind joint; /* what joins it to the operand before it */
    int value;
    csp_value number;      /* of NODE_NUMBER */
    csp_strength strength; /* of all_different */
    int first, last, next; /* children and the next sibling, or NONE */
    struct place place;
};

/* ---- names ---- */

enum symbol_kind {
    SYMBOL_UNKNOWN,
    SYMBOL_NUMBER,    /* a constant, or the name of a loop that runs */
    SYMBOL_NUMBERS,   /* an array of constants, from pool[first] on */
    SYMBOL_VARIABLES, /* a variable, or an array if it has dimensions */
    SYMBOL_SET        /* rows of constants, from pool[first] on */
};

struct span {
    csp_value low, high;
};

struct symbol {
    const char *name; /* in the model's text, and not terminated */
    size_t length;
    enum symbol_kind kind;
    bool boolean;
    int naming; /* of its value or values in the model, counted from 1; 0: none */
    csp_value number;
    size_t first;
    int count; /* elements, or rows */
    int dimensions;
    struct span span[MAX_DIMENSIONS];
    int arity;      /* of a set's rows */
    size_t columns; /* of a set of tuples: pool[columns] on has the kind of each column */
};

/* ---- values ---- */

struct term {
    csp_value coefficient;
    csp_variable variable;
};

/* The terms from `start` to the top of the reader's stack, and a constant. */
struct linear {
    size_t start;
    csp_value constant;
};

/* Conditions: 2 * variable for one that is true with it, 2 * variable + 1 for the opposite. */
enum { ALWAYS = -1, NEVER = -2 };

/* Variables and conditions. */
struct stack {
    int *number;
    size_t count, room;
};

struct constants {
    csp_value *number;
    size_t count, room;
};

/* Rows of constants on their stack, from `start` on. */
struct rows {
    size_t start, count;
    int arity; /* 0 if there are none */
};

struct model_reader {
    csp_model *model;
    csp_error *error;
    struct selection *selection; /* of the conditions that are added; NULL: all */
    struct lexer lexer;
    struct token token; /* the next one */
    int nesting;
    struct node *node;
    size_t nodes, node_room;
    struct symbol *symbol;
    size_t symbols, symbol_room;
    int *hash; /* places of symbols, or NONE */
    size_t hash_room;
    struct term *term; /* a stack */
    size_t terms, term_room;
    struct stack stack;
    int guards;                       /* conditions around the current one that must not simply hold */
    struct stack defined;             /* conditions under which what they contain is defined */
    struct constants constants, pool; /* a stack, and those that names stand for */
    int *position; /* of each variable in a sum that is being tidied up, counted from 1 */
    size_t positions;
    int helpers;              /* variables that the text does not declare */
    int64_t effort, meanings; /* the second one for MAX_EFFORT_OF_MEANINGS */
    struct place statement;   /* where errors of its constraints are reported */
    bool printed;             /* the text says what is printed */
};

static inline bool wrong_memory(struct model_reader *r)
{
    return model_wrong_at(r->error, r->statement, say(out_of_memory));
}

/* model_names.c */
/* The symbol of the name that a token is; NONE: out of memory. */
int model_symbol_of(struct model_reader *, const struct token *);
enum { SHOWN_NAME = MAX_NAME + 1 };
const char *model_show_name(const struct model_reader *, int symbol, char shown[SHOWN_NAME]);
/* False, with an error, if the name has a meaning already. */
bool model_is_free(struct model_reader *, int symbol, struct place);
bool model_push(struct model_reader *, int variable_or_condition);
bool model_push_onto(struct model_reader *, struct stack *, int variable_or_condition);
bool model_push_constant(struct model_reader *, struct constants *, csp_value);
/* Counts the work that the text causes. */
bool model_spend(struct model_reader *, int64_t effort);

/* model_syntax.c: each returns a node, or NONE after an error */
int model_parse_condition(struct model_reader *);
int model_parse_sum(struct model_reader *);
/* {...}, or a name that stands for one, or low..high, or a number. */
int model_parse_set(struct model_reader *);
int model_parse_bracketed(struct model_reader *, enum token_kind close);
/* item, item, ... item for ...  up to the closing bracket, which is taken. */
bool model_parse_items(struct model_reader *, int parent, enum token_kind close);
int model_parse_declared_name(struct model_reader *);
/* Indices up to the closing bracket become children; the token is the opening one. */
bool model_parse_indices(struct model_reader *, int node);
bool model_is_followed_by(const struct model_reader *, char sign);
/* One more level of nesting; undone by the caller. */
bool model_nest(struct model_reader *);
/* `parent` gets generators as further children. */
bool model_parse_generators(struct model_reader *, int parent);
int model_add_node(struct model_reader *, enum node_kind, struct place);
void model_add_child(struct model_reader *, int parent, int child);
bool model_advance(struct model_reader *);
/* Takes a token of this kind; else an error that says what was expected. */
bool model_expect(struct model_reader *, enum token_kind, struct message what);
bool model_unexpected(struct model_reader *, struct message expected);

/* model_functions.c */
/* A function with its arguments; the token is the opening bracket. */
int model_parse_call(struct model_reader *, const struct token *name);
const char *model_function_name(int function);
bool model_is_function(const struct token *);
bool model_token_is(const struct token *, const char *word);

/* model_types.c */
/* The kind of a value, a list or a set: a naming of the model, counted from 1; 0: numbers. */
int model_naming(const struct model_reader *, int node);
/* False, with an error, if values of different kinds are compared. */
bool model_check_types(struct model_reader *, int node);
/* What a name stands for, if that is a value with a name; NULL: it is a number. */
const char *model_number_name(const struct model_reader *, const struct symbol *);
/* The kinds of the columns of a set of tuples are kept in the pool. */
bool model_keep_columns(struct model_reader *, int set, struct symbol *);
/* The symbols on the stack from `start` on become names for 1, 2, 3, ... and leave it. */
bool model_name_values(struct model_reader *, size_t start);

/* model_declare.c */
/* Values of variables: a range, or a list on the stack of numbers. */
struct values {
    bool boolean, listed;
    int naming;
    struct span span;
    struct rows rows;
};
bool model_read_values(struct model_reader *, struct values *);
bool model_read_var(struct model_reader *);
bool model_read_let(struct model_reader *);
/* Variables under a name, perhaps with dimensions; or what follows in the text as a constant. */
bool model_declare(struct model_reader *, int name, const struct values *);
bool model_define(struct model_reader *, int name);
/* red, green, blue; `set` (may be NULL) becomes the name of their set. */
bool model_read_names(struct model_reader *, const struct token *set);

/* model_habits.c */
/* Reads a statement of another language that has a counterpart here; *done is false if it is another one. */
bool model_read_habit(struct model_reader *, bool *done);

/* read_model.c */
bool model_read_goal(struct model_reader *);

/* model_linear.c */
bool model_push_term(struct model_reader *, csp_value coefficient, csp_variable);
bool model_scale(struct model_reader *, struct linear *, csp_value factor, struct place);
bool model_in_bounds(struct model_reader *, csp_value number, struct place);
bool model_is_constant(const struct model_reader *, struct linear);
/* The only variable of a sum that is nothing else; or NONE. */
csp_variable model_plain_variable(const struct model_reader *, struct linear);
/* A variable that equals the sum, which leaves the stack. */
bool model_as_variable(struct model_reader *, struct linear, csp_variable *);
csp_variable model_helper(struct model_reader *, csp_value low, csp_value high);
/* Adds `sum op 0`; the sum leaves the stack. */
bool model_post_linear(struct model_reader *, struct linear, csp_operator);
/* The condition `sum op 0`, held by `target` unless that is NONE or cannot; the sum leaves the stack. */
bool model_truth_of_linear(struct model_reader *, struct linear, csp_operator, csp_variable target,
                           int *condition);
/* If the variable is 1, `sum op 0`. */
bool model_post_linear_if(struct model_reader *, csp_variable, struct linear, csp_operator);
/* Something that is never true. */
bool model_post_never(struct model_reader *);
/* False, with an error, if a function of the model returned false. */
bool model_accept(struct model_reader *, bool added);
csp_operator model_opposite(csp_operator);
/* The target if it has no values but 0 and 1; else a variable of its own. */
csp_variable model_truth_variable(struct model_reader *, csp_variable target);
/* A condition as a sum that is 0 or 1, and the other way round. */
bool model_push_condition(struct model_reader *, int condition, struct linear *);
bool model_as_condition(struct model_reader *, struct linear, struct place, int *condition);

/* model_clauses.c: conditions on the stack leave it */
static inline int model_negated(int condition)
{
    if (condition < 0) return condition == ALWAYS ? NEVER : ALWAYS;
    return condition ^ 1;
}
bool model_post_condition(struct model_reader *, int condition);
/* At least one of those that lie on the stack from `start` on. */
bool model_post_clause(struct model_reader *, size_t start);
bool model_post_either(struct model_reader *, int a, int b);
/* The condition that one of those on the stack holds. */
bool model_any_condition(struct model_reader *, size_t start, csp_variable target, int *condition);
bool model_either(struct model_reader *, int a, int b, int *condition);
bool model_both(struct model_reader *, int a, int b, int *condition);

/* model_defined.c */
/* What is evaluated up to the end of the guard belongs to a condition that does not simply have to hold. */
size_t model_begin_guard(struct model_reader *);
/* The condition holds only where everything since model_begin_guard() is defined. */
bool model_end_guard(struct model_reader *, size_t guard, int *condition);
/* What was evaluated counts only where `chosen` holds, and need not be defined elsewhere. */
bool model_end_branch(struct model_reader *, size_t guard, int chosen);
/* Is something undefined for some values? */
bool model_has_noted(const struct model_reader *, size_t guard);
/* Inside a guard: another variable for an operand for which something is undefined. */
bool model_defined_divisor(struct model_reader *, csp_variable *y);
bool model_defined_index(struct model_reader *, struct span, csp_variable *index);
bool model_defined_base(struct model_reader *, csp_variable *base, csp_variable exponent);

/* model_loops.c */
typedef bool model_visitor(struct model_reader *, int node, void *context);
typedef bool model_value_visitor(struct model_reader *, struct linear, int node, void *context);
/* Every item of a list, with comprehensions run through. */
bool model_each_item(struct model_reader *, int list, model_visitor *visit, void *context);
/* The value of every item; arrays and parts of them give each element. */
bool model_each_value(struct model_reader *, int list, model_value_visitor *visit, void *context);
/* An array without an index, or a part of one? */
bool model_is_array(const struct model_reader *, int node);
/* Runs through generators that follow each other, and visits the body. */
bool model_run_loop(struct model_reader *, int body, int generator, model_visitor *visit, void *context);
bool model_constant(struct model_reader *, int node, csp_value *number);
bool model_span(struct model_reader *, int range, struct span *);
/* Pushes the rows of a set. */
bool model_rows(struct model_reader *, int set, struct rows *);
/* Is the row of constants from `start` on one of the rows, which follow it on the stack? */
bool model_is_row(const struct model_reader *, size_t start, const struct rows *);

/* model_evaluate.c */
/* Pushes a node's value; `target` may hold it unless NONE, and then is it. */
bool model_evaluate(struct model_reader *, int node, csp_variable target, struct linear *);
/* The variables of the items on the stack of numbers, from *start on. */
bool model_gather_variables(struct model_reader *, int list, size_t *start);

/* model_index.c */
bool model_evaluate_index(struct model_reader *, int node, csp_variable target, struct linear *);
bool model_evaluate_name(struct model_reader *, int node, struct linear *);
/* Every element of an array, or of a part of it. */
bool model_each_element(struct model_reader *, int node, model_value_visitor *visit, void *context);
/* Adds a table and counts what it takes. */
bool model_post_table(struct model_reader *, const csp_variable *, int count, const csp_value *rows,
                      size_t row_count, bool allowed);

/* model_condition.c */
/* Adds a condition, or its opposite. */
bool model_post(struct model_reader *, int node, bool wanted);
/* What a node says, held by `target` unless that is NONE or cannot. */
bool model_condition(struct model_reader *, int node, csp_variable target, int *condition);

/* model_member.c */
bool model_post_member(struct model_reader *, int node, bool wanted);
bool model_member_condition(struct model_reader *, int node, csp_variable target, int *condition);
bool model_post_all_different(struct model_reader *, int node);
bool model_all_different_condition(struct model_reader *, int node, int *condition);

/* model_meaning.c */
/* Adds a condition on one or two variables, or its opposite, as the values that satisfy it; `link` may be the first operand of a
   comparison in a < b < c, which then is meant alone, or NONE.  *done is false if the condition must be added otherwise.  */
bool model_post_meaning(struct model_reader *, int node, int link, bool wanted, bool *done);

/* model_words.c */
/* The same condition as text; false: it is too long. */
bool model_condition_text(struct model_reader *, int node, int link, bool wanted, char *text,
                          size_t room);
/* The constraint that was added last is called by its condition, unless that is too long. */
bool model_name_constraint(struct model_reader *, int node, int link, bool wanted);
/* Any condition as text; a long one is cut off. */
enum { MAX_SHOWN_CONDITION = 200 };
void model_show_condition(struct model_reader *, int node, char text[MAX_SHOWN_CONDITION]);

#endif
