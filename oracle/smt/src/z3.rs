//! The Z3 back end: terms become Z3's, models become assignments.
//!
//! The only file that names Z3, and beside `oracle/cuda/src/api.rs` the only one of the
//! project with `unsafe`: Z3's C interface is called directly, because the safe crate has
//! no way to stop a query from another thread, to survive an exhausted memory limit, or
//! to leave a result unwrapped. An [`Engine`] is one Z3 context with one solver, made for
//! one query (or a few on the same assertions) and thrown away, so that an answer never
//! depends on what was asked before.
//!
//! Safety rests on three facts. All objects live as long as their context, which
//! belongs to one [`Engine`] (it is not reference counted; solvers and models, which
//! are, hold one reference until the engine is dropped). No handler is installed, so
//! errors come back as codes and nulls, which end the query as unknown. The one call
//! from another thread is `Z3_interrupt`, which is made for that, by a thread that
//! is joined before the context can go.
#![allow(unsafe_code)]

use super::eval::{Assignment, EvalValue, Table};
use super::solver::{Allowance, FloatMode, Reason};
use super::term::{FpOp, Op, Rounding, Sort, Term, Terms};
use super::{float, term::Fun};
use rustc_hash::FxHashMap;
use std::ffi::{CStr, CString};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex};
use std::time::{Duration, Instant};
use tandem_ir::FloatKind;
use tandem_ir::constant::Bits;
use z3_sys::*;

/// Why a term could not be given to Z3; what went wrong is asked of the context afterwards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Failed;

type Made<T> = Result<T, Failed>;

/// What Z3 said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Verdict {
    /// No assignment.
    Unsat,
    /// There is one; [`Engine::model`] gives it.
    Sat,
    /// No answer.
    Unknown(Reason),
}

/// How an engine is set up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Setup {
    /// Megabytes that Z3 may take in addition to what it has in this process; 0 for no limit.
    pub memory_mb: u32,
    /// Seed of Z3's choices.
    pub seed: u32,
    /// What becomes of IEEE operations.
    pub mode: FloatMode,
    /// The general solver, which also takes assumptions; otherwise the one that suits the logic of the query.
    pub general: bool,
}

/// Which solver suits.
#[derive(Clone, Copy, Default, Debug)]
struct Features {
    functions: bool,
    floats: bool,
}

/// One context and one solver.
pub(super) struct Engine {
    context: Z3_context,
    /// Bytes of Z3 in this process at which a query is ended: a safety net, since other threads' queries count.
    ceiling: u64,
    solver: Option<Z3_solver>,
    model: Option<Z3_model>,
    setup: Setup,
    bits: FxHashMap<Term, Z3_ast>,
    floats: FxHashMap<Term, Z3_ast>,
    functions: FxHashMap<Fun, Z3_func_decl>,
    abstracted: FxHashMap<(FpOp, FloatKind), Z3_func_decl>,
}

const MEGABYTE: u64 = 1 << 20;
/// How many times the memory of a query the process may grow by before the query is ended.
const NET: u64 = 4;

/// True for the statistics of Z3 that count resource units: its own count, and the sizes of circuits, which its solvers
/// name each in their own way.
fn counts_work(key: &CStr) -> bool {
    let key = key.to_bytes();
    key == b"rlimit count"
        || [&b"mk bool var"[..], b"mk var", b"mk clause"]
            .iter()
            .any(|made| key.windows(made.len()).any(|part| part == *made))
}

/// A context for the thread that interrupts it.
#[derive(Clone, Copy)]
struct Interruptible(Z3_context);

// SAFETY: the other thread calls only `Z3_interrupt`, which Z3 allows from any thread while the context lives, and the
// thread is joined before the engine that owns the context goes on.
unsafe impl Send for Interruptible {}

impl Interruptible {
    fn interrupt(self) {
        // SAFETY: as above.
        unsafe { Z3_interrupt(self.0) }
    }
}

/// Calls a function of Z3 that makes an object.
macro_rules! make {
    ($self:ident.$f:ident($($arg:expr),*)) => {{
        // SAFETY: every argument was made in this context and lives as long as it (see the head of the file); sorts
        // are right because terms are well-sorted, and where they are not Z3 reports an error, which is `Failed`.
        unsafe { $f($self.context, $($arg),*) }.ok_or(Failed)
    }};
}

// After the macro, which is written where it is used.
mod translate;

impl Drop for Engine {
    fn drop(&mut self) {
        // SAFETY: these references are this engine's own, and nothing made in the context outlives it.
        unsafe {
            if let Some(m) = self.model {
                Z3_model_dec_ref(self.context, m);
            }
            if let Some(s) = self.solver {
                Z3_solver_dec_ref(self.context, s);
            }
            Z3_del_context(self.context);
        }
    }
}

impl Engine {
    /// A new context; `None` if Z3 has no memory for one.
    pub(super) fn new(setup: Setup) -> Option<Engine> {
        // The thread that watches a query ends it at the ceiling. Z3's own limit is far above, in place of the
        // machine's: Z3 does not survive it everywhere, and what it abandons then is never given back.
        let most = match setup.memory_mb {
            0 => 0,
            mb => allocated() / MEGABYTE + u64::from(mb) * (NET + 2) + 256,
        };
        let limit = CString::new(most.to_string()).ok()?;
        // SAFETY: both strings live over the call; the parameter is read when memory is allocated.
        unsafe { Z3_global_param_set(c"memory_max_size".as_ptr(), limit.as_ptr()) };
        // SAFETY: the configuration is deleted after use; no handler means that errors are codes.
        let context = unsafe {
            let config = Z3_mk_config()?;
            let context = Z3_mk_context(config);
            Z3_del_config(config);
            let context = context?;
            Z3_set_error_handler(context, None);
            context
        };
        Some(Engine {
            ceiling: match setup.memory_mb {
                0 => u64::MAX,
                mb => allocated() + u64::from(mb) * MEGABYTE * NET,
            },
            context,
            solver: None,
            model: None,
            setup,
            bits: FxHashMap::default(),
            floats: FxHashMap::default(),
            functions: FxHashMap::default(),
            abstracted: FxHashMap::default(),
        })
    }

    /// Asserts booleans. To be called once, before anything is asked.
    pub(super) fn assert_all(&mut self, terms: &Terms, asserts: &[Term]) -> Result<(), Reason> {
        let nodes = terms.reachable(asserts);
        let features = self.features(terms, &nodes);
        self.start(features).map_err(|Failed| self.failure())?;
        for &t in &nodes {
            self.translate(terms, t).map_err(|Failed| self.failure())?;
        }
        for &t in asserts {
            let Some(s) = self.solver else {
                return Err(self.failure());
            };
            let a = self.bits[&t];
            // SAFETY: solver and formula are of this context.
            unsafe { Z3_solver_assert(self.context, s, a) };
        }
        Ok(())
    }

    fn features(&self, terms: &Terms, nodes: &[Term]) -> Features {
        let mut f = Features::default();
        for &t in nodes {
            match terms.op(t) {
                Op::Apply(_) => f.functions = true,
                Op::Fp(_, kind) if self.exact(*kind) => f.floats = true,
                Op::Fp(..) => f.functions = true,
                _ => {}
            }
        }
        f
    }

    /// Makes the solver that suits.
    fn start(&mut self, features: Features) -> Made<()> {
        let logic = match features {
            Features {
                floats: true,
                functions: false,
            } => Some(c"QF_FPBV"),
            Features {
                floats: true,
                functions: true,
            } => None,
            Features {
                functions: true, ..
            } => Some(c"QF_UFBV"),
            Features { .. } => Some(c"QF_BV"),
        };
        let solver = match logic {
            Some(name) if !self.setup.general => {
                let symbol = make!(self.Z3_mk_string_symbol(name.as_ptr()))?;
                make!(self.Z3_mk_solver_for_logic(symbol))?
            }
            _ => make!(self.Z3_mk_simple_solver())?,
        };
        // SAFETY: the solver is of this context; the reference is given back when the engine is dropped.
        unsafe { Z3_solver_inc_ref(self.context, solver) };
        self.solver = Some(solver);
        Ok(())
    }

    fn parameters(&self, units: u64) -> Made<()> {
        let solver = self.solver.ok_or(Failed)?;
        let p = make!(self.Z3_mk_params())?;
        // SAFETY: all of this context; the parameters are kept alive by their own reference while in use.
        unsafe { Z3_params_inc_ref(self.context, p) };
        // Z3's own timer is not set: what is counted decides, and the safety net is a thread of ours.
        let units = u32::try_from(units).unwrap_or(u32::MAX);
        for (name, value) in [(c"random_seed", self.setup.seed), (c"rlimit", units)] {
            let symbol = make!(self.Z3_mk_string_symbol(name.as_ptr()))?;
            // SAFETY: as above.
            unsafe { Z3_params_set_uint(self.context, p, symbol, value) };
        }
        // Z3 would put a handler of its own in the place of the command's while it searches, and Ctrl-C would end one
        // query instead of the run.
        let symbol = make!(self.Z3_mk_string_symbol(c"ctrl_c".as_ptr()))?;
        // SAFETY: as above.
        unsafe { Z3_params_set_bool(self.context, p, symbol, false) };
        // SAFETY: as above.
        unsafe {
            Z3_solver_set_params(self.context, solver, p);
            Z3_params_dec_ref(self.context, p);
        }
        Ok(())
    }

    /// Adds terms that assumptions will be made of.
    pub(super) fn prepare(&mut self, terms: &Terms, roots: &[Term]) -> Result<(), Reason> {
        for t in terms.reachable(roots) {
            self.translate(terms, t).map_err(|Failed| self.failure())?;
        }
        Ok(())
    }

    /// Asks, within the allowance; the assumptions must have been prepared.
    pub(super) fn check(
        &mut self,
        assumptions: &[Term],
        left: Allowance,
        cancel: Option<&AtomicBool>,
    ) -> Verdict {
        let Some(solver) = self.solver else {
            return Verdict::Unknown(Reason::Incomplete("no solver".into()));
        };
        if self.parameters(left.units).is_err() {
            return Verdict::Unknown(self.failure());
        }
        let Some(literals) = self.literals(assumptions) else {
            return Verdict::Unknown(self.failure());
        };
        let (answer, fired) = self.watched(solver, &literals, left.until, cancel);
        match answer {
            Z3_L_FALSE => Verdict::Unsat,
            Z3_L_TRUE => Verdict::Sat,
            _ => Verdict::Unknown(fired.unwrap_or_else(|| self.unknown(solver))),
        }
    }

    /// Resource units that this context has spent, making its terms included: Z3's statistic `rlimit count`, and one unit
    /// for each variable and clause of the circuits that it has made of them, which that statistic leaves out. A
    /// multiplication or division is quickly a million of these, and takes about as long to make as so many units.
    pub(super) fn units(&self) -> u64 {
        let Some(solver) = self.solver else { return 0 };
        // SAFETY: the solver is of this context; the statistics are held by a reference of their own while they are
        // read, every index is below their size, and every key ends in a zero and is read before the next call.
        unsafe {
            let Some(stats) = Z3_solver_get_statistics(self.context, solver) else {
                return 0;
            };
            Z3_stats_inc_ref(self.context, stats);
            let counted = (0..Z3_stats_size(self.context, stats)).filter(|&n| {
                let key = Z3_stats_get_key(self.context, stats, n);
                !key.is_null()
                    && counts_work(CStr::from_ptr(key))
                    && Z3_stats_is_uint(self.context, stats, n)
            });
            let units = counted.map(|n| Z3_stats_get_uint_value(self.context, stats, n));
            let units = units.map(u64::from).sum();
            Z3_stats_dec_ref(self.context, stats);
            units
        }
    }

    /// Assumptions as literals: names that imply them.
    fn literals(&mut self, assumptions: &[Term]) -> Option<Vec<Z3_ast>> {
        let solver = self.solver?;
        let mut out = Vec::new();
        for t in assumptions {
            let formula = *self.bits.get(t)?;
            let sort = make!(self.Z3_mk_bool_sort()).ok()?;
            let symbol = self.symbol(3, t.index()).ok()?;
            let name = make!(self.Z3_mk_const(symbol, sort)).ok()?;
            let implied = make!(self.Z3_mk_implies(name, formula)).ok()?;
            // SAFETY: solver and formula are of this context.
            unsafe { Z3_solver_assert(self.context, solver, implied) };
            out.push(name);
        }
        Some(out)
    }

    /// Asks while another thread watches the switch and the safety nets.
    fn watched(
        &self,
        solver: Z3_solver,
        literals: &[Z3_ast],
        until: Option<Instant>,
        cancel: Option<&AtomicBool>,
    ) -> (Z3_lbool, Option<Reason>) {
        let (done, bell) = (Mutex::new(false), Condvar::new());
        let context = Interruptible(self.context);
        let bounds = Bounds {
            until,
            ceiling: self.ceiling,
            cancel,
        };
        std::thread::scope(|scope| {
            let (done_, bell_) = (&done, &bell);
            let watch = scope.spawn(move || watch(context, done_, bell_, bounds));
            // SAFETY: solver and literals are of this context; the pointer is read `len` times only.
            let answer = unsafe {
                match literals {
                    [] => Z3_solver_check(self.context, solver),
                    l => Z3_solver_check_assumptions(
                        self.context,
                        solver,
                        l.len() as u32,
                        l.as_ptr(),
                    ),
                }
            };
            *done.lock().unwrap_or_else(|e| e.into_inner()) = true;
            bell.notify_all();
            (answer, watch.join().unwrap_or(None))
        })
    }

    /// Why the last answer is unknown.
    fn unknown(&self, solver: Z3_solver) -> Reason {
        // SAFETY: the code and the string are of this context; the string is copied before the next call.
        let (code, text) = unsafe {
            let code = Z3_get_error_code(self.context);
            let text = Z3_solver_get_reason_unknown(self.context, solver);
            (code, c_text(text))
        };
        if code == ErrorCode::MemoutFail || text.contains("memory") || text.contains("memout") {
            return Reason::Memory;
        }
        match text.as_str() {
            // Nobody else stops it: the watch says so itself, and Z3 has the same words for its resource limit.
            "timeout" | "canceled" | "interrupted" => Reason::Budget,
            text if text.contains("resource limit") => Reason::Budget,
            _ => Reason::Incomplete(text.clone()),
        }
    }

    /// Why a call failed.
    fn failure(&self) -> Reason {
        // SAFETY: reads a code and a string of this context.
        let (code, text) = unsafe {
            let code = Z3_get_error_code(self.context);
            (code, c_text(Z3_get_error_msg(self.context, code)))
        };
        match code {
            ErrorCode::MemoutFail => Reason::Memory,
            _ if text.contains("memory") => Reason::Memory,
            _ => Reason::Incomplete(text),
        }
    }

    /// Values for all variables and applications below the roots; to be asked after [`Verdict::Sat`].
    pub(super) fn model(&mut self, terms: &Terms, roots: &[Term]) -> Result<Assignment, Reason> {
        let solver = self.solver.ok_or_else(|| self.failure())?;
        if let Some(old) = self.model.take() {
            // SAFETY: the reference is ours.
            unsafe { Z3_model_dec_ref(self.context, old) };
        }
        let model = make!(self.Z3_solver_get_model(solver)).map_err(|Failed| self.failure())?;
        // SAFETY: the model is of this context; the reference is given back on the next model or on drop.
        unsafe { Z3_model_inc_ref(self.context, model) };
        self.model = Some(model);
        let mut out = Assignment::default();
        for t in terms.reachable(roots) {
            match terms.op(t) {
                Op::Var(v) => out.set(*v, self.value_of(terms, model, t)?),
                Op::Apply(f) => {
                    let args: Result<Vec<EvalValue>, Reason> = terms
                        .args(t)
                        .iter()
                        .map(|&a| self.value_of(terms, model, a))
                        .collect();
                    let value = self.value_of(terms, model, t)?;
                    let table = out.funs.entry(*f).or_insert_with(|| Table {
                        entries: Default::default(),
                        default: EvalValue::zero(terms.sort(t)),
                    });
                    table.entries.insert(args?, value);
                }
                _ => {}
            }
        }
        Ok(out)
    }

    fn value_of(&self, terms: &Terms, model: Z3_model, t: Term) -> Result<EvalValue, Reason> {
        if let Some(v) = terms.as_value(t) {
            return Ok(v);
        }
        let gap = || Reason::Incomplete("a value of the model is not a number".into());
        let ast = *self.bits.get(&t).ok_or_else(gap)?;
        let mut value = ast;
        // SAFETY: model and term are of this context; `value` is written only if the call succeeds.
        let ok = unsafe { Z3_model_eval(self.context, model, ast, true, &mut value) };
        match terms.sort(t) {
            _ if !ok => Err(gap()),
            // SAFETY: `value` is a term of this context.
            Sort::Bool => match unsafe { Z3_get_bool_value(self.context, value) } {
                Z3_L_TRUE => Ok(EvalValue::Bool(true)),
                Z3_L_FALSE => Ok(EvalValue::Bool(false)),
                _ => Err(gap()),
            },
            Sort::Bits(w) => {
                // SAFETY: only numerals are asked for their digits; the string is copied at once.
                let text = unsafe {
                    if !Z3_is_numeral_ast(self.context, value) {
                        return Err(gap());
                    }
                    c_text(Z3_get_numeral_binary_string(self.context, value))
                };
                Ok(EvalValue::Bits(from_binary(w, &text)))
            }
        }
    }
}

/// When a query has to end.
#[derive(Clone, Copy)]
struct Bounds<'a> {
    until: Option<Instant>,
    ceiling: u64,
    cancel: Option<&'a AtomicBool>,
}

impl Bounds<'_> {
    /// Why it has to end now, if it has to.
    fn exceeded(&self) -> Option<Reason> {
        if self.cancel.is_some_and(|c| c.load(Ordering::Relaxed)) {
            Some(Reason::Interrupted)
        } else if allocated() > self.ceiling {
            Some(Reason::Memory)
        } else {
            let late = self.until.is_some_and(|t| Instant::now() >= t);
            late.then_some(Reason::Timeout)
        }
    }
}

/// How long the watch sleeps between two looks.
const SHORTEST_NAP: Duration = Duration::from_millis(2);
const LONGEST_NAP: Duration = Duration::from_millis(10);

/// Waits for the end of the query; interrupts it when it has to end, and says why.
fn watch(
    context: Interruptible,
    done: &Mutex<bool>,
    bell: &Condvar,
    bounds: Bounds<'_>,
) -> Option<Reason> {
    let mut fired = None;
    let mut guard = done.lock().unwrap_or_else(|e| e.into_inner());
    while !*guard {
        fired = fired.or_else(|| bounds.exceeded());
        if fired.is_some() {
            // Again and again: an interruption is lost if Z3 is between two steps.
            context.interrupt();
        }
        let left = bounds
            .until
            .map_or(LONGEST_NAP, |t| t.saturating_duration_since(Instant::now()));
        let nap = left.clamp(SHORTEST_NAP, LONGEST_NAP);
        guard = match bell.wait_timeout(guard, nap) {
            Ok((g, _)) => g,
            Err(e) => e.into_inner().0,
        };
    }
    fired
}

/// A copy of Z3's text.
///
/// # Safety
/// The pointer is null or points to text that ends in a zero and stays as it is during the call.
unsafe fn c_text(text: Z3_string) -> String {
    if text.is_null() {
        return String::new();
    }
    // SAFETY: as the caller promises.
    unsafe { CStr::from_ptr(text) }
        .to_string_lossy()
        .into_owned()
}

/// Binary digits, highest first.
fn from_binary(width: u32, text: &str) -> Bits {
    let mut limbs = vec![0u64; width.div_ceil(64) as usize];
    for (i, c) in text.bytes().rev().enumerate() {
        if c == b'1' && i / 64 < limbs.len() {
            limbs[i / 64] |= 1 << (i % 64);
        }
    }
    Bits::from_limbs(width, &limbs)
}

/// Bytes that Z3 has allocated in this process.
pub(super) fn allocated() -> u64 {
    // SAFETY: reads a counter that needs no context.
    unsafe { Z3_get_estimated_alloc_size() }
}

/// Name and version of the library.
pub(super) fn version() -> String {
    // SAFETY: a constant string of the library.
    format!("Z3 {}", unsafe { c_text(Z3_get_full_version()) })
}

/// What Z3 prints for a script.
#[cfg(test)]
pub(super) fn run_script(script: &str) -> String {
    let setup = Setup {
        memory_mb: 0,
        seed: 0,
        mode: FloatMode::Exact,
        general: true,
    };
    let (Some(engine), Ok(text)) = (Engine::new(setup), CString::new(script)) else {
        return String::new();
    };
    // SAFETY: the script lives over the call; the output is copied at once.
    unsafe { c_text(Z3_eval_smtlib2_string(engine.context, text.as_ptr())) }
}
