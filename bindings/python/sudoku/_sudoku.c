/* SPDX-License-Identifier: MIT */
/* _sudoku.c - the library for Python: what must be fast or be stopped by Ctrl-C, and requests to the service for all the rest.

   The module is for the package alone, which checks what users pass; arguments here have the right types and lengths, and what is
   cheap to check is checked again.  Written for the stable ABI of Python 3.11.  Searches run without the lock of the interpreter, so
   that several threads may search at a time, each with a solver of its own.  */
#define PY_SSIZE_T_CLEAN
#define Py_LIMITED_API 0x030B0000
#include <Python.h>

#include <stdlib.h>
#include <string.h>

#include <csp.h>
#include <sudoku.h>
#include <sudoku_service.h>

static PyObject *error_type; /* sudoku.SudokuError */

/* Raises the error, with its code and place.  Returns NULL. */
static PyObject *raise_error(const sudoku_error *error)
{
    if (!error->message[0]) return PyErr_NoMemory();
    PyObject *arguments = Py_BuildValue("(ssll)", error->message, error->code ? error->code : "",
                                        error->line, error->column);
    if (arguments) PyErr_SetObject(error_type, arguments);
    Py_XDECREF(arguments);
    return NULL;
}

/* Does `object` have the type, but for those who break into the package? */
static void *part_of(PyObject *object, const char *name)
{
    void *part = PyCapsule_GetPointer(object, name);
    return part;
}

/* ---- stopping ---- */

/* Signals are looked at by the interpreter: it is asked from time to time, which takes its lock.  It sees them in the main thread
   alone, which tells the others by a flag.  */
struct interruption {
    unsigned calls;
    bool interrupted;          /* an exception is set, or the flag */
    const volatile char *flag; /* NULL: there is none */
};

static bool is_interrupted(void *context)
{
    enum { CALLS = 16 };
    struct interruption *p = context;
    if (p->flag && *p->flag) return p->interrupted = true;
    if (++p->calls % CALLS) return false;
    const PyGILState_STATE state = PyGILState_Ensure();
    p->interrupted = PyErr_CheckSignals() != 0;
    PyGILState_Release(state);
    return p->interrupted;
}

static bool is_search_interrupted(void *context, const sudoku_counters *so_far)
{
    (void)so_far;
    return is_interrupted(context);
}

/* ---- rules and clues ---- */

static const char rules_name[] = "sudoku rules", clues_name[] = "sudoku clues";

static void free_rules(PyObject *capsule) { sudoku_rules_free(part_of(capsule, rules_name)); }
static void free_clues(PyObject *capsule) { sudoku_clues_free(part_of(capsule, clues_name)); }

/* Cells of a house from a tuple of numbers; false: an exception is set. */
static bool take_cells(PyObject *tuple, sudoku_cells *house)
{
    const Py_ssize_t count = PyTuple_Size(tuple);
    uint16_t *cells = count < 0 ? NULL : calloc((size_t)count + 1, sizeof *cells);
    *house = (sudoku_cells){.cells = cells, .count = (int)count};
    if (count >= 0 && !cells) PyErr_NoMemory();
    for (Py_ssize_t i = 0; cells && i < count; i++) {
        PyObject *item = PyTuple_GetItem(tuple, i);
        const long cell = item ? PyLong_AsLong(item) : -1;
        if (PyErr_Occurred()) return false;
        if (cell < 0 || cell > UINT16_MAX) {
            PyErr_SetString(PyExc_ValueError, "there is no such cell");
            return false;
        }
        cells[i] = (uint16_t)cell;
    }
    return cells != NULL;
}

/* rules(size, box_rows, box_columns, regions or None, names, houses): a handle. */
static PyObject *make_rules(PyObject *self, PyObject *arguments)
{
    sudoku_shape shape = {.room = sizeof shape};
    const char *regions = NULL;
    Py_ssize_t length = 0;
    PyObject *houses, *handle = NULL;
    sudoku_error error = {.message = ""};
    (void)self;
    if (!PyArg_ParseTuple(arguments, "iiiz#sO!", &shape.size, &shape.box_rows, &shape.box_columns,
                          &regions, &length, &shape.rules, &PyTuple_Type, &houses))
        return NULL;
    if (regions && length != (Py_ssize_t)shape.size * shape.size) {
        PyErr_SetString(PyExc_ValueError, "regions have a letter for each cell");
        return NULL;
    }
    shape.regions = (const uint8_t *)regions;
    shape.house_count = (int)PyTuple_Size(houses);
    sudoku_cells *house = calloc((size_t)shape.house_count + 1, sizeof *house);
    bool good = house != NULL;
    if (!good) PyErr_NoMemory();
    for (int i = 0; i < shape.house_count && good; i++)
        good = take_cells(PyTuple_GetItem(houses, i), &house[i]);
    shape.houses = house;
    sudoku_rules *rules = good ? sudoku_rules_new(&shape, &error) : NULL;
    if (rules) handle = PyCapsule_New(rules, rules_name, free_rules);
    else if (good) raise_error(&error);
    if (rules && !handle) sudoku_rules_free(rules);
    for (int i = 0; house && i < shape.house_count; i++) free((void *)house[i].cells);
    free(house);
    return handle;
}

/* clues(rules, text): a handle. */
static PyObject *make_clues(PyObject *self, PyObject *arguments)
{
    PyObject *rules;
    const char *text;
    Py_ssize_t length;
    sudoku_error error;
    (void)self;
    if (!PyArg_ParseTuple(arguments, "Os#", &rules, &text, &length)) return NULL;
    const sudoku_rules *of = part_of(rules, rules_name);
    if (!of) return NULL;
    const sudoku_clues *clues = sudoku_clues_new(of, text, (size_t)length, &error);
    if (!clues) return raise_error(&error);
    PyObject *handle = PyCapsule_New((void *)clues, clues_name, free_clues);
    if (!handle) sudoku_clues_free(clues);
    return handle;
}

/* ---- one puzzle ---- */

struct question {
    sudoku_puzzle puzzle;
    size_t cells;
};

/* A puzzle from handles and bytes: the arguments (rules, clues or None, givens, allowed or None), of which `allowed` has eight bytes a
   cell.  False: an exception is set.  */
static bool take_puzzle(struct question *q, PyObject *rules, PyObject *clues, const char *givens,
                        Py_ssize_t given_length, const char *allowed, Py_ssize_t allowed_length)
{
    *q = (struct question){.puzzle = {.room = sizeof q->puzzle}};
    q->puzzle.rules = part_of(rules, rules_name);
    if (!q->puzzle.rules) return false;
    if (clues != Py_None && !(q->puzzle.clues = part_of(clues, clues_name))) return false;
    const int size = sudoku_rules_size(q->puzzle.rules);
    q->cells = (size_t)size * (size_t)size;
    if ((size_t)given_length != q->cells ||
        (allowed && (size_t)allowed_length != q->cells * sizeof(uint64_t))) {
        PyErr_SetString(PyExc_ValueError, "the puzzle has another size than its rules");
        return false;
    }
    for (size_t i = 0; i < q->cells; i++)
        if ((unsigned char)givens[i] > size) {
            PyErr_SetString(PyExc_ValueError, "a given is larger than the size");
            return false;
        }
    q->puzzle.givens = (const uint8_t *)givens;
    q->puzzle.allowed = (const uint64_t *)allowed;
    return true;
}

/* Solutions as they are found; they become objects of Python when the search is over. */
struct found {
    uint8_t *digits;
    size_t cells, count, room;
    bool failed;
};

static bool keep_solution(void *context, const uint8_t *digits)
{
    struct found *f = context;
    if (f->count == f->room) {
        const size_t room = f->room ? 2 * f->room : 4;
        uint8_t *grown = room > SIZE_MAX / f->cells ? NULL : realloc(f->digits, room * f->cells);
        f->failed = !grown;
        if (!grown) return false;
        f->digits = grown;
        f->room = room;
    }
    memcpy(f->digits + f->count++ * f->cells, digits, f->cells);
    return true;
}

static PyObject *solutions_list(const struct found *f)
{
    PyObject *list = PyList_New((Py_ssize_t)f->count);
    for (size_t i = 0; list && i < f->count; i++) {
        PyObject *grid =
            PyBytes_FromStringAndSize((const char *)f->digits + i * f->cells, (Py_ssize_t)f->cells);
        if (!grid || PyList_SetItem(list, (Py_ssize_t)i, grid) != 0) {
            Py_DECREF(list);
            return NULL;
        }
    }
    return list;
}

/* search(rules, clues, givens, allowed, limit, keep): (answer, count, saturated, complete, nodes, [solution]); limit 0 is none. */
static PyObject *search(PyObject *self, PyObject *arguments)
{
    PyObject *rules, *clues, *result = NULL;
    const char *givens, *allowed;
    Py_ssize_t given_length, allowed_length;
    unsigned long long limit;
    int keep;
    struct question q;
    struct interruption interruption = {0};
    (void)self;
    if (!PyArg_ParseTuple(arguments, "OOy#z#Kp", &rules, &clues, &givens, &given_length, &allowed,
                          &allowed_length, &limit, &keep) ||
        !take_puzzle(&q, rules, clues, givens, given_length, allowed, allowed_length))
        return NULL;
    sudoku_solver *solver = sudoku_solver_new(q.puzzle.rules, NULL);
    if (!solver) return PyErr_NoMemory();
    struct found found = {.cells = q.cells};
    sudoku_counters counters = {.room = sizeof counters};
    const sudoku_limits limits = {.room = sizeof limits,
                                  .solutions = limit,
                                  .stop = is_search_interrupted,
                                  .stop_context = &interruption};
    sudoku_answer answer;
    Py_BEGIN_ALLOW_THREADS answer =
        sudoku_search(solver, &q.puzzle, &limits, keep ? keep_solution : NULL, &found, &counters);
    Py_END_ALLOW_THREADS if (found.failed || sudoku_solver_no_memory(solver)) PyErr_NoMemory();
    else if (!interruption.interrupted)
    {
        PyObject *list = solutions_list(&found);
        if (list)
            result = Py_BuildValue("(iKOOKN)", (int)answer, (unsigned long long)counters.solutions,
                                   counters.saturated ? Py_True : Py_False,
                                   counters.complete ? Py_True : Py_False,
                                   (unsigned long long)counters.nodes, list);
    }
    free(found.digits);
    sudoku_solver_free(solver);
    return result;
}

/* minimize(rules, clues, givens, allowed, seed, count, all): (outcome, [givens]). */
static bool keep_minimal(void *context, const uint8_t *givens, int clues)
{
    (void)clues;
    return keep_solution(context, givens);
}

static PyObject *minimize(PyObject *self, PyObject *arguments)
{
    PyObject *rules, *clues, *result = NULL;
    const char *givens, *allowed;
    Py_ssize_t given_length, allowed_length;
    unsigned long long seed, count;
    int all;
    struct question q;
    struct interruption interruption = {0};
    (void)self;
    if (!PyArg_ParseTuple(arguments, "OOy#z#KKp", &rules, &clues, &givens, &given_length, &allowed,
                          &allowed_length, &seed, &count, &all) ||
        !take_puzzle(&q, rules, clues, givens, given_length, allowed, allowed_length))
        return NULL;
    struct found found = {.cells = q.cells};
    const sudoku_minimizing order = {.room = sizeof order,
                                     .puzzle = &q.puzzle,
                                     .seed = seed,
                                     .count = count,
                                     .all = all,
                                     .stop = is_interrupted,
                                     .stop_context = &interruption};
    sudoku_minimized outcome;
    Py_BEGIN_ALLOW_THREADS outcome = sudoku_minimize(&order, keep_minimal, &found);
    Py_END_ALLOW_THREADS if (found.failed || outcome == SUDOKU_MINIMIZED_NO_MEMORY) PyErr_NoMemory();
    else if (!interruption.interrupted)
    {
        PyObject *list = solutions_list(&found);
        if (list) result = Py_BuildValue("(iN)", (int)outcome, list);
    }
    free(found.digits);
    return result;
}

/* ---- many puzzles ---- */

/* solve_batch(rules, givens, solutions, counts, limit, flag): three buffers, of which `solutions` (cells bytes each) and `counts` (eight
   bytes each) are filled in; and one of a byte, which stops the search when it is not zero any more.  */
static PyObject *solve_batch(PyObject *self, PyObject *arguments)
{
    PyObject *handle, *objects[4], *result = NULL;
    Py_buffer givens, solutions, counts, flag;
    unsigned long long limit;
    struct interruption interruption = {0};
    (void)self;
    if (!PyArg_ParseTuple(arguments, "OOOOKO", &handle, &objects[0], &objects[1], &objects[2], &limit,
                          &objects[3]))
        return NULL;
    const sudoku_rules *rules = part_of(handle, rules_name);
    if (!rules) return NULL;
    const size_t cells = (size_t)sudoku_rules_size(rules) * (size_t)sudoku_rules_size(rules);
    if (PyObject_GetBuffer(objects[0], &givens, PyBUF_SIMPLE) != 0) return NULL;
    if (PyObject_GetBuffer(objects[1], &solutions, PyBUF_WRITABLE) != 0) goto release_givens;
    if (PyObject_GetBuffer(objects[2], &counts, PyBUF_WRITABLE) != 0) goto release_solutions;
    if (PyObject_GetBuffer(objects[3], &flag, PyBUF_SIMPLE) != 0) goto release_counts;
    interruption.flag = flag.len == 1 ? flag.buf : NULL;
    const size_t count = (size_t)givens.len / cells;
    uint8_t largest = 0;
    for (Py_ssize_t i = 0; i < givens.len; i++)
        if (((const uint8_t *)givens.buf)[i] > largest) largest = ((const uint8_t *)givens.buf)[i];
    if ((size_t)givens.len != count * cells || (size_t)solutions.len != count * cells ||
        (size_t)counts.len != count * sizeof(uint64_t) || (int)largest > sudoku_rules_size(rules)) {
        PyErr_SetString(PyExc_ValueError, (int)largest > sudoku_rules_size(rules)
                                              ? "a given is larger than the size"
                                              : "the arrays do not fit");
        goto release_all;
    }
    sudoku_solver *solver = sudoku_solver_new(rules, NULL);
    if (!solver) {
        PyErr_NoMemory();
        goto release_all;
    }
    const sudoku_limits limits = {.room = sizeof limits,
                                  .solutions = limit,
                                  .stop = is_search_interrupted,
                                  .stop_context = &interruption};
    Py_BEGIN_ALLOW_THREADS sudoku_solve_batch(solver, givens.buf, count, &limits, counts.buf,
                                              solutions.buf, NULL);
    Py_END_ALLOW_THREADS if (sudoku_solver_no_memory(solver)) PyErr_NoMemory();
    else if (!interruption.interrupted || (interruption.flag && *interruption.flag)) result =
        Py_NewRef(Py_None);
    sudoku_solver_free(solver);
release_all:
    PyBuffer_Release(&flag);
release_counts:
    PyBuffer_Release(&counts);
release_solutions:
    PyBuffer_Release(&solutions);
release_givens:
    PyBuffer_Release(&givens);
    return result;
}

/* ---- reading ---- */

/* A tuple of numbers, or None. */
static PyObject *cell_tuple(const uint64_t *values, int count)
{
    if (!values) return Py_NewRef(Py_None);
    PyObject *tuple = PyTuple_New(count);
    for (int i = 0; tuple && i < count; i++) {
        PyObject *value = PyLong_FromUnsignedLongLong(values[i]);
        if (!value || PyTuple_SetItem(tuple, i, value) != 0) {
            Py_DECREF(tuple);
            return NULL;
        }
    }
    return tuple;
}

static PyObject *cell_bytes(const uint8_t *digits, int count)
{
    return digits ? PyBytes_FromStringAndSize((const char *)digits, count) : Py_NewRef(Py_None);
}

/* A list of the houses that are not rows, columns, boxes or regions, and of no rule with a name. */
static PyObject *own_houses(const sudoku_rules *rules)
{
    PyObject *list = PyList_New(0);
    for (int i = 0; list && i < sudoku_rules_house_count(rules); i++) {
        if (sudoku_rules_house_kind(rules, i) != SUDOKU_EXTRA_HOUSE) continue;
        const sudoku_cells house = sudoku_rules_house(rules, i);
        uint64_t cells[SUDOKU_MAX_SIZE];
        for (int k = 0; k < house.count; k++) cells[k] = house.cells[k];
        PyObject *tuple = cell_tuple(cells, house.count);
        const bool good = tuple && PyList_Append(list, tuple) == 0;
        Py_XDECREF(tuple);
        if (!good) Py_CLEAR(list);
    }
    return list;
}

static PyObject *clue_statements(const sudoku_clues *clues)
{
    enum { ROOM = 1 << 16 };
    const int count = clues ? sudoku_clues_count(clues) : 0;
    PyObject *list = PyList_New(count);
    char *text = malloc(ROOM);
    for (int i = 0; list && i < count; i++) {
        PyObject *statement =
            text ? PyUnicode_FromString(sudoku_clue_text(clues, i, text, ROOM)) : PyErr_NoMemory();
        if (!statement || PyList_SetItem(list, i, statement) != 0) Py_CLEAR(list);
    }
    free(text);
    return list;
}

static PyObject *puzzle_parts(const sudoku_puzzle *p)
{
    int rows = 0, columns = 0;
    const int size = sudoku_rules_size(p->rules), cells = size * size;
    const bool boxes = sudoku_rules_box(p->rules, &rows, &columns);
    const uint8_t *regions = boxes ? NULL : sudoku_rules_regions(p->rules);
    return Py_BuildValue("{s:i,s:(ii),s:N,s:s,s:N,s:N,s:N,s:N,s:N,s:N,s:N,s:z,s:z,s:z,s:z,s:z,s:z,s:l}",
                         "size", size, "box",
                         boxes     ? rows
                         : regions ? 0
                                   : -1,
                         boxes     ? columns
                         : regions ? 0
                                   : -1,
                         "regions", cell_bytes(regions, cells), "rules", sudoku_rules_names(p->rules),
                         "houses", own_houses(p->rules), "clues", clue_statements(p->clues), "givens",
                         cell_bytes(p->givens, cells), "placed", cell_bytes(p->placed, cells), "marks",
                         cell_tuple(p->marks, cells), "allowed", cell_tuple(p->allowed, cells),
                         "solution", cell_bytes(p->solution, cells), "title", p->title, "author",
                         p->author, "about", p->about, "format", p->format, "note",
                         p->note ? p->note->message : NULL, "unapplied", p->unapplied, "line", p->line);
}

struct reading {
    sudoku_reader *reader;
    Py_buffer text;
    char *format, *rules; /* copies */
};
static const char reading_name[] = "sudoku reading";

static void end_reading(struct reading *r)
{
    sudoku_reader_free(r->reader);
    PyBuffer_Release(&r->text);
    free(r->format);
    free(r->rules);
    free(r);
}

static void free_reading(PyObject *capsule) { end_reading(part_of(capsule, reading_name)); }

static char *copy_of(const char *text)
{
    char *copy = text ? malloc(strlen(text) + 1) : NULL;
    return copy ? strcpy(copy, text) : NULL;
}

/* reader(buffer, format or None, rules or None): a handle, which keeps the buffer. */
static PyObject *make_reader(PyObject *self, PyObject *arguments)
{
    PyObject *object;
    const char *format, *rules;
    sudoku_error error;
    (void)self;
    if (!PyArg_ParseTuple(arguments, "Ozz", &object, &format, &rules)) return NULL;
    struct reading *r = calloc(1, sizeof *r);
    if (!r) return PyErr_NoMemory();
    if (PyObject_GetBuffer(object, &r->text, PyBUF_SIMPLE) != 0) {
        free(r);
        return NULL;
    }
    r->format = copy_of(format);
    r->rules = copy_of(rules);
    const sudoku_read_options options = {
        .room = sizeof options, .format = r->format, .rules = r->rules, .whole = true};
    r->reader = sudoku_reader_new_text(r->text.buf, (size_t)r->text.len, &options, &error);
    if (!r->reader) {
        end_reading(r);
        return raise_error(&error);
    }
    PyObject *handle = PyCapsule_New(r, reading_name, free_reading);
    if (!handle) end_reading(r);
    return handle;
}

/* read(reader): the parts of the next puzzle as a dictionary, None at the end, or an error, after which reading may go on. */
static PyObject *read_next(PyObject *self, PyObject *handle)
{
    sudoku_puzzle puzzle = {.room = sizeof puzzle};
    sudoku_error error = {.message = ""};
    struct reading *r = part_of(handle, reading_name);
    (void)self;
    if (!r) return NULL;
    switch (sudoku_reader_next(r->reader, &puzzle, &error)) {
    case SUDOKU_READ_END: return Py_NewRef(Py_None);
    case SUDOKU_READ_ERROR: return raise_error(&error);
    case SUDOKU_READ_PUZZLE: break;
    }
    return puzzle_parts(&puzzle);
}

/* ---- the service ---- */

static const char service_name[] = "sudoku service";

static void free_service(PyObject *capsule) { sudoku_service_free(part_of(capsule, service_name)); }

static PyObject *make_service(PyObject *self, PyObject *nothing)
{
    sudoku_service *service = sudoku_service_new();
    (void)self;
    (void)nothing;
    PyObject *handle = service ? PyCapsule_New(service, service_name, free_service) : PyErr_NoMemory();
    if (service && !handle) sudoku_service_free(service);
    return handle;
}

/* answer(service, request): JSON.  The caller sees to it that a service is asked by one thread at a time. */
static PyObject *answer(PyObject *self, PyObject *arguments)
{
    PyObject *handle;
    const char *request, *json;
    Py_ssize_t length;
    size_t answer_length = 0;
    (void)self;
    if (!PyArg_ParseTuple(arguments, "Oy#", &handle, &request, &length)) return NULL;
    sudoku_service *service = part_of(handle, service_name);
    if (!service) return NULL;
    Py_BEGIN_ALLOW_THREADS json =
        sudoku_service_answer(service, request, (size_t)length, &answer_length);
    Py_END_ALLOW_THREADS return json ? PyBytes_FromStringAndSize(json, (Py_ssize_t)answer_length)
                                     : PyErr_NoMemory();
}

/* ---- constraint problems ---- */

struct problem {
    csp_model *model;
    csp_search *search; /* NULL: not begun */
    struct interruption interruption;
};
static const char problem_name[] = "csp problem";

static void free_problem(PyObject *capsule)
{
    struct problem *p = part_of(capsule, problem_name);
    csp_search_free(p->search);
    csp_model_free(p->model);
    free(p);
}

/* problem(text): a handle, of a model as in docs/CSP-FORMAT.md. */
static PyObject *make_problem(PyObject *self, PyObject *arguments)
{
    const char *text;
    Py_ssize_t length;
    csp_error error = {.message = ""};
    (void)self;
    if (!PyArg_ParseTuple(arguments, "s#", &text, &length)) return NULL;
    struct problem *p = calloc(1, sizeof *p);
    if (!p) return PyErr_NoMemory();
    p->model = csp_read_model(text, (size_t)length, &error);
    if (!p->model) {
        free(p);
        return raise_error(&error);
    }
    PyObject *handle = PyCapsule_New(p, problem_name, free_problem);
    if (!handle) {
        csp_model_free(p->model);
        free(p);
    }
    return handle;
}

static bool is_csp_interrupted(void *context, const csp_counters *so_far)
{
    (void)so_far;
    return is_interrupted(context);
}

static bool begin_search(struct problem *p)
{
    const csp_options options = {
        .room = sizeof options, .stop = is_csp_interrupted, .stop_context = &p->interruption};
    if (!p->search) p->search = csp_search_new(p->model, &options);
    if (!p->search) raise_error(csp_model_error(p->model));
    return p->search != NULL;
}

/* The value of a variable, or its name. */
static PyObject *value_of(const struct problem *p, csp_variable x)
{
    const csp_value value = csp_search_value(p->search, x);
    const char *name = csp_value_name(p->model, x, value);
    return name ? PyUnicode_FromString(name) : PyLong_FromLongLong(value);
}

/* next_solution(problem): {name: value}, or None. */
static PyObject *next_solution(PyObject *self, PyObject *handle)
{
    struct problem *p = part_of(handle, problem_name);
    csp_result result;
    (void)self;
    if (!p || !begin_search(p)) return NULL;
    Py_BEGIN_ALLOW_THREADS result = csp_search_next(p->search);
    Py_END_ALLOW_THREADS if (p->interruption.interrupted) return NULL;
    if (result == CSP_NO_MEMORY) return PyErr_NoMemory();
    if (result != CSP_SOLUTION) return Py_NewRef(Py_None);
    PyObject *solution = PyDict_New();
    for (csp_variable x = 0; solution && x < csp_variable_count(p->model); x++) {
        const char *name = csp_variable_name(p->model, x);
        if (!name || csp_variable_is_helper(p->model, x)) continue;
        PyObject *value = value_of(p, x);
        if (!value || PyDict_SetItemString(solution, name, value) != 0) Py_CLEAR(solution);
        Py_XDECREF(value);
    }
    return solution;
}

/* ---- the module ---- */

static PyObject *set_error_type(PyObject *self, PyObject *type)
{
    (void)self;
    Py_XDECREF(error_type);
    error_type = Py_NewRef(type);
    return Py_NewRef(Py_None);
}

static PyObject *version(PyObject *self, PyObject *nothing)
{
    (void)self;
    (void)nothing;
    return PyUnicode_FromString(sudoku_version());
}

static PyMethodDef methods[] = {{"rules", make_rules, METH_VARARGS, NULL},
                                {"clues", make_clues, METH_VARARGS, NULL},
                                {"search", search, METH_VARARGS, NULL},
                                {"minimize", minimize, METH_VARARGS, NULL},
                                {"solve_batch", solve_batch, METH_VARARGS, NULL},
                                {"reader", make_reader, METH_VARARGS, NULL},
                                {"read", read_next, METH_O, NULL},
                                {"service", make_service, METH_NOARGS, NULL},
                                {"answer", answer, METH_VARARGS, NULL},
                                {"problem", make_problem, METH_VARARGS, NULL},
                                {"next_solution", next_solution, METH_O, NULL},
                                {"set_error_type", set_error_type, METH_O, NULL},
                                {"version", version, METH_NOARGS, NULL},
                                {0}};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, .m_name = "sudoku._sudoku", .m_size = -1,
                                    .m_methods = methods};

PyMODINIT_FUNC PyInit__sudoku(void) { return PyModule_Create(&module); }
