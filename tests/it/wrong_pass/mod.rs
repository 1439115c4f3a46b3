//! Passes that are wrong on purpose, for what judges, triages and reports them.

#![allow(clippy::unwrap_used, dead_code)]

use tandem::judge::Forms;
use tandem::registry::{self, Registered};
use tandem_ir::claims::{Claims, ModuleClaims};
use tandem_ir::passes::{GLOBALDCE, JUMP_THREADING, Params, PassId};
use tandem_ir::rewrite::{ModuleContext, ModuleRewrite, NoTrace, Rewrite, Trace, Why};
use tandem_ir::{BinOp, Function, Header, InstKind, Module};
use tandem_optimized::options::Options;
use tandem_oracle::lockstep::Recorder;
use tandem_oracle::pass::{Limits, Production, Reference};

/// What a pass does wrong.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Fault {
    /// Nothing: it does nothing at all.
    None,
    /// Takes it for granted that the first branch on a comparison goes to its first target.
    FoldsBranch,
    /// The same, with grounds that no judge can follow, so that only runs and proofs show it.
    FoldsBranchUnproven,
    /// Makes the first `add` a `sub` and tells nobody.
    Silent,
    /// Panics at a `mul`.
    Panics,
    /// Turns for ever where there is a `mul`, before its first step.
    Spins,
    /// The same inside the step that folds the branch.
    SpinsInside,
    /// The same after that step.
    SpinsAfter,
    /// Takes its process along where there is a `mul`, after that step.
    Aborts,
}

/// A wrong pass that goes by the name of jump threading.
pub struct Wrong(pub Fault);

/// Both forms: the wrong one, and the real reference.
pub fn forms(fault: Fault) -> Vec<Forms> {
    vec![Forms {
        id: &JUMP_THREADING,
        params: Params::new(&JUMP_THREADING),
        production: Box::new(Wrong(fault)),
        reference: reference(&JUMP_THREADING),
    }]
}

/// The real reference of a pass.
fn reference<U: Registered>(id: &PassId) -> Box<dyn Reference<U>> {
    let forms = registry::Forms::of(id.name, &Options::default());
    forms.unwrap().reference
}

impl Wrong {
    fn work<T: Trace<Function>>(&self, cx: &Header, f: &mut Function, trace: &mut T) -> bool {
        match self.0 {
            Fault::None => false,
            Fault::FoldsBranch => fold(cx, f, trace, Why::EdgeCondition),
            Fault::FoldsBranchUnproven => fold(cx, f, trace, Why::LazyValueInfo),
            Fault::Silent => {
                let add = find(f, |k| *k == InstKind::Binary(BinOp::Add));
                if let Some(i) = add {
                    f.set_kind(i, InstKind::Binary(BinOp::Sub));
                }
                add.is_some()
            }
            Fault::Spins => {
                spin_at_mul(f);
                false
            }
            Fault::SpinsInside => fold_then(cx, f, trace, Why::EdgeCondition, spin_at_mul),
            Fault::SpinsAfter => {
                let changed = fold(cx, f, trace, Why::LazyValueInfo);
                spin_at_mul(f);
                changed
            }
            Fault::Aborts => {
                let changed = fold(cx, f, trace, Why::LazyValueInfo);
                if find(f, |k| *k == InstKind::Binary(BinOp::Mul)).is_some() {
                    std::process::abort();
                }
                changed
            }
            Fault::Panics => {
                if let Some(i) = find(f, |k| *k == InstKind::Binary(BinOp::Mul)) {
                    panic!("cannot thread over {i} of 17");
                }
                false
            }
        }
    }
}

fn find(f: &Function, want: impl Fn(&InstKind) -> bool) -> Option<tandem_ir::Inst> {
    let mut all = f.blocks().flat_map(|b| f.insts(b));
    all.find(|&i| want(f.kind(i)))
}

fn spin_at_mul(f: &Function) {
    while find(f, |k| *k == InstKind::Binary(BinOp::Mul)).is_some() {}
}

fn fold<T: Trace<Function>>(cx: &Header, f: &mut Function, trace: &mut T, why: Why) -> bool {
    fold_then(cx, f, trace, why, |_| {})
}

fn fold_then<T: Trace<Function>>(
    cx: &Header,
    f: &mut Function,
    trace: &mut T,
    why: Why,
    inside: fn(&Function),
) -> bool {
    let on_comparison = |f: &Function, b| {
        let t = f.terminator(b)?;
        let compares = |i| matches!(f.kind(i), InstKind::ICmp(_));
        let cond = f.def_inst(f.operand(t, 0))?;
        let dest = f.successors(b).next()?;
        (f.successors(b).count() == 2 && compares(cond)).then_some((b, dest))
    };
    let Some((block, dest)) = f.blocks().find_map(|b| on_comparison(f, b)) else {
        return false;
    };
    let rw = Rewrite::FoldTerminator { block, dest, why };
    trace.before(f, |_| rw.clone());
    inside(f);
    let reference = reference(&JUMP_THREADING);
    reference.apply(cx, f, &rw).unwrap();
    trace.after(f);
    true
}

impl Production<Function> for Wrong {
    fn name(&self) -> &'static str {
        JUMP_THREADING.name
    }
    fn run(&self, cx: &Header, f: &mut Function) -> bool {
        self.work(cx, f, &mut NoTrace)
    }
    fn run_traced(
        &self,
        cx: &Header,
        f: &mut Function,
        recorder: &mut Recorder<'_, Function>,
    ) -> Claims {
        self.work(cx, f, recorder);
        Claims::default()
    }
}

impl Limits<Function> for Wrong {
    fn within_budget(&self, _: &Header, _: &Function, _: &Rewrite) -> bool {
        false
    }
}

/// A wrong pass on modules that goes by the name of globaldce: it erases the variable `@dead`, and does what is
/// wrong where there is a variable `@trap`.
pub struct WrongWhole(pub Fault);

/// Both forms: the wrong one, and the real reference.
pub fn module_forms(fault: Fault) -> Forms<Module> {
    Forms {
        id: &GLOBALDCE,
        params: Params::new(&GLOBALDCE),
        production: Box::new(WrongWhole(fault)),
        reference: reference(&GLOBALDCE),
    }
}

impl WrongWhole {
    fn work<T: Trace<Module>>(&self, world: &ModuleContext, m: &mut Module, trace: &mut T) -> bool {
        let trapped = |m: &Module| m.header.lookup("trap").is_some();
        let spin = |m: &Module| while trapped(m) {};
        if self.0 == Fault::Spins {
            spin(m);
        }
        let Some(dead) = m.header.lookup("dead").filter(|_| self.0 != Fault::None) else {
            return false;
        };
        let rewrite = ModuleRewrite::EraseGlobals {
            globals: vec![dead],
        };
        trace.before(m, |_| rewrite.clone());
        if self.0 == Fault::SpinsInside {
            spin(m);
        }
        let reference = reference(&GLOBALDCE);
        reference.apply(world, m, &rewrite).unwrap();
        trace.after(m);
        match self.0 {
            Fault::SpinsAfter => spin(m),
            Fault::Aborts if trapped(m) => std::process::abort(),
            _ => {}
        }
        true
    }
}

impl Production<Module> for WrongWhole {
    fn name(&self) -> &'static str {
        GLOBALDCE.name
    }
    fn run(&self, world: &ModuleContext, m: &mut Module) -> bool {
        self.work(world, m, &mut NoTrace)
    }
    fn run_traced(
        &self,
        world: &ModuleContext,
        m: &mut Module,
        recorder: &mut Recorder<'_, Module>,
    ) -> ModuleClaims {
        self.work(world, m, recorder);
        ModuleClaims::default()
    }
}

impl Limits<Module> for WrongWhole {
    fn within_budget(&self, _: &ModuleContext, _: &Module, _: &ModuleRewrite) -> bool {
        false
    }
}

/// The program, with what the wrong pass on modules looks for.
pub fn trap() -> Module {
    let more = "@dead = internal global i32 1\n@trap = global i32 2\n@other = global i32 3\n";
    tandem_ir::text::parse(format!("{more}{PROGRAM}").as_bytes(), "program.ll").unwrap()
}

/// Two functions of which the second shows most faults.
pub const PROGRAM: &str = "\
define i32 @fine(i32 %x) {
  %y = xor i32 %x, 7
  ret i32 %y
}

define i32 @weigh(i32 %x, i32 %y, ptr %p) {
entry:
  %old = load i32, ptr %p, align 4
  %c = icmp eq i32 %x, 3
  br i1 %c, label %three, label %other
three:
  %s = add i32 %x, %old
  store i32 %s, ptr %p, align 4
  br label %join
other:
  %t = mul i32 %y, 5
  %u = xor i32 %t, %old
  br label %join
join:
  %v = phi i32 [ %s, %three ], [ %u, %other ]
  %w = add i32 %v, 1
  ret i32 %w
}
";

/// The program as a module.
pub fn program() -> Module {
    tandem_ir::text::parse(PROGRAM.as_bytes(), "program.ll").unwrap()
}
