//! The judge of module passes judged: deliberately wrong passes must be caught, each with its own verdict,
//! and an honest one must not.

#![allow(clippy::unwrap_used)]

use tandem_ir::constant::ConstantData;
use tandem_ir::module::{GlobalKind, Linkage, TlsMode};
use tandem_ir::rewrite::{Judgement, ModuleContext, ModuleRewrite, NoTrace, Trace};
use tandem_ir::{Global, InstKind, Module, text};
use tandem_oracle::freerun::{Config, Judge, Parts};
use tandem_oracle::lockstep::LockstepLimits;
use tandem_oracle::lockstep::Recorder;
use tandem_oracle::module::bench::pair;
use tandem_oracle::pass::{Limits, Production, Reference};
use tandem_oracle::verdict::{FunctionReport, Verdict};

const MODULE: &str = "
@seen = global i32 1
@other = internal global i32 2
@mine = internal addrspace(1) global i32 3
@kept = internal global i32 4
@shared = internal addrspace(3) global i32 undef
@llvm.used = appending global [1 x ptr] [ptr @kept], section \"llvm.metadata\"
declare void @barrier() convergent
define i32 @f(i32 %x) {
  store i32 %x, ptr @other
  %a = load i32, ptr addrspace(1) @mine
  %b = load i32, ptr @other
  %c = add i32 %a, %b
  %d = load i32, ptr @seen
  %e = add i32 %c, %d
  ret i32 %e
}
define ptx_kernel void @k(ptr addrspace(1) %p) {
  %a = load i32, ptr addrspace(1) @mine
  store i32 %a, ptr addrspace(1) %p
  call void @barrier()
  ret void
}
";

/// What the production pass under test does wrong.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Fault {
    None,
    /// Judged illegal by the reference.
    FoldStored,
    /// Folds to another constant than it should.
    WrongConstant,
    Silent,
    Panics,
    Endless,
    Nested,
    Unfinished,
    NeedsTrace,
    LazyHere,
    /// A broken invariant of the step.
    Breaks(Break),
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Break {
    Space,
    Tls,
    Visible,
    Linkage,
    Kernel,
    Used,
    Shared,
    Barrier,
    IllFormed,
    NewName,
    Constant,
}

/// The loads of a global that nobody stores to become 3, its initial value.
fn fold(m: &mut Module, g: Global, to: u64) {
    for f in &mut m.bodies {
        let loads: Vec<_> = f
            .blocks()
            .flat_map(|b| f.insts(b))
            .filter(|&i| matches!(f.kind(i), InstKind::Load(_)))
            .filter(|&i| f.as_global(f.operand(i, 0)) == Some(g))
            .collect();
        for i in loads {
            let value = f.int(tandem_ir::Type::I32, to);
            let old = f.result(i).unwrap();
            f.replace_all_uses(old, value);
            f.erase_inst(i);
        }
    }
    m.header.erase_global(g);
}

fn stored(m: &Module, g: Global) -> bool {
    let insts = m
        .bodies
        .iter()
        .flat_map(|f| f.blocks().flat_map(|b| f.insts(b)).map(move |i| (f, i)));
    insts
        .filter(|(f, i)| matches!(f.kind(*i), InstKind::Store(_)))
        .any(|(f, i)| f.as_global(f.operand(i, 1)) == Some(g))
}

/// A reference that folds internal globals nobody stores to.
struct FoldReference {
    unproven: bool,
}

impl Reference<Module> for FoldReference {
    fn find(&self, world: &ModuleContext, m: &Module) -> Vec<ModuleRewrite> {
        let all = m.header.live_globals().map(|(g, _)| g);
        all.map(|global| ModuleRewrite::FoldGlobal { global })
            .filter(|rw| self.judge(world, m, rw) == Judgement::Legal)
            .collect()
    }
    fn judge(&self, _: &ModuleContext, m: &Module, rw: &ModuleRewrite) -> Judgement {
        let ModuleRewrite::FoldGlobal { global } = rw else {
            return Judgement::Illegal {
                rule: "test",
                reason: "not mine".into(),
            };
        };
        let d = &m.header.globals[*global];
        let plain = matches!(d.kind, GlobalKind::Variable(_))
            && d.linkage == Linkage::Internal
            && d.addrspace != 3
            && d.name.as_deref() != Some("kept");
        if !plain || stored(m, *global) {
            return Judgement::Illegal {
                rule: "test",
                reason: "it is stored to".into(),
            };
        }
        match self.unproven {
            true => Judgement::Unproven {
                reason: "no closure here".into(),
            },
            false => Judgement::Legal,
        }
    }
    fn apply(&self, _: &ModuleContext, m: &mut Module, rw: &ModuleRewrite) -> Result<(), String> {
        if let ModuleRewrite::FoldGlobal { global } = rw {
            fold(m, *global, 3);
        }
        Ok(())
    }
    fn run(&self, world: &ModuleContext, m: &mut Module) -> usize {
        let found = self.find(world, m);
        for rw in &found {
            let _ = self.apply(world, m, rw);
        }
        found.len()
    }
}

struct Pass(Fault);

impl Pass {
    fn go<T: Trace<Module>>(&self, m: &mut Module, trace: &mut T) -> bool {
        let g = |m: &Module, n: &str| m.header.lookup(n).unwrap();
        let mine = g(m, "mine");
        let report = |trace: &mut T, m: &Module, global| {
            trace.before(m, |_| ModuleRewrite::FoldGlobal { global });
        };
        match self.0 {
            Fault::Silent => {
                fold(m, mine, 3);
                return true;
            }
            Fault::Panics => {
                report(trace, m, mine);
                panic!("on purpose, number 7");
            }
            Fault::Endless => loop {
                report(trace, m, mine);
                if !T::ACTIVE {
                    return false;
                }
                trace.after(m);
            },
            Fault::NeedsTrace if !T::ACTIVE => return false,
            Fault::LazyHere => return false,
            Fault::Nested => report(trace, m, mine),
            _ => {}
        }
        let what = match self.0 {
            Fault::FoldStored => g(m, "other"),
            _ => mine,
        };
        report(trace, m, what);
        fold(m, what, if self.0 == Fault::WrongConstant { 8 } else { 3 });
        if let Fault::Breaks(b) = self.0 {
            broken(m, b);
        }
        if self.0 != Fault::Unfinished {
            trace.after(m);
        }
        true
    }
}

fn broken(m: &mut Module, b: Break) {
    let at = |m: &Module, n: &str| m.header.lookup(n).unwrap();
    match b {
        Break::Space => {
            let g = at(m, "shared");
            m.header.globals[g].addrspace = 1;
        }
        Break::Tls => {
            let g = at(m, "other");
            m.header.globals[g].tls = TlsMode::GeneralDynamic;
        }
        Break::Visible => {
            let g = at(m, "f");
            m.erase_function(g);
        }
        Break::Linkage => {
            let g = at(m, "seen");
            m.header.globals[g].linkage = Linkage::Internal;
        }
        Break::Kernel => {
            let g = at(m, "k");
            if let GlobalKind::Function(d) = &mut m.header.globals[g].kind {
                d.cc = 0;
            }
        }
        Break::Used => {
            let g = at(m, "llvm.used");
            m.header.erase_global(g);
        }
        Break::Shared => {
            let g = at(m, "shared");
            let zero = m.header.constants.int(tandem_ir::Type::I32, 0);
            if let GlobalKind::Variable(v) = &mut m.header.globals[g].kind {
                v.init = Some(zero);
            }
        }
        Break::Barrier => {
            let f = &mut m.bodies[1];
            let insts = f.blocks().flat_map(|b| f.insts(b));
            let calls: Vec<_> = insts.filter(|&i| f.call(i).is_some()).collect();
            let call = calls[0];
            f.erase_inst(call);
        }
        Break::IllFormed => {
            let g = at(m, "other");
            m.header.erase_global(g);
        }
        Break::NewName => {
            let mut data = m.header.globals[at(m, "other")].clone();
            data.name = Some("new".into());
            m.header.add_global(data);
        }
        Break::Constant => {
            let g = at(m, "seen");
            if let GlobalKind::Variable(v) = &mut m.header.globals[g].kind {
                v.constant = true;
            }
        }
    }
}

impl Production<Module> for Pass {
    fn name(&self) -> &'static str {
        "fold"
    }
    fn run(&self, _: &ModuleContext, m: &mut Module) -> bool {
        self.go(m, &mut NoTrace)
    }
    fn run_traced(
        &self,
        _: &ModuleContext,
        m: &mut Module,
        recorder: &mut Recorder<'_, Module>,
    ) -> tandem_ir::claims::ModuleClaims {
        self.go(m, recorder);
        Default::default()
    }
}

impl Limits<Module> for Pass {
    fn within_budget(&self, _: &ModuleContext, _: &Module, _: &ModuleRewrite) -> bool {
        true
    }
}

fn parse(code: &str) -> Module {
    let m = text::parse(code.as_bytes(), "test").unwrap();
    assert_eq!(tandem_ir::verify::verify(&m), []);
    m
}

fn judged(fault: Fault, unproven: bool, parts: Parts) -> FunctionReport {
    let config = Config {
        inputs: 12,
        lockstep: LockstepLimits {
            steps: 50,
            ..LockstepLimits::default()
        },
        parts,
        ..Config::default()
    };
    let judge = Judge {
        production: &Pass(fault),
        reference: &FoldReference { unproven },
        config,
    };
    judge.module(&ModuleContext::default(), &parse(MODULE)).0
}

fn report(fault: Fault) -> FunctionReport {
    judged(fault, false, Parts::default())
}

#[test]
fn an_honest_pass_is_the_same_and_proved() {
    let r = report(Fault::None);
    assert_eq!(r.verdict(), Verdict::Same, "{r:#?}");
    assert_eq!((r.steps, r.same), (1, 1));
    assert_eq!(r.validated, "correct", "{r:#?}");
    assert!(r.inputs > 0);
}

#[test]
fn what_the_reference_cannot_derive_is_settled_otherwise() {
    let r = judged(Fault::None, true, Parts::default());
    assert_eq!(r.verdict(), Verdict::Equivalent, "{r:#?}");
    assert_eq!((r.unproven, r.proved), (1, 1));
    let untraced = Parts {
        lockstep: false,
        ..Parts::default()
    };
    let r = judged(Fault::None, false, untraced);
    assert_eq!(r.verdict(), Verdict::Refines, "{r:#?}");
}

#[test]
fn what_is_left_undone_is_missed() {
    let r = report(Fault::LazyHere);
    assert_eq!(r.verdict(), Verdict::Missed, "{r:#?}");
    assert_eq!(r.missed.len(), 1);
}

#[test]
fn each_fault_has_its_verdict() {
    for (fault, verdict, cause) in [
        (Fault::FoldStored, Verdict::IllegalRewrite, "test"),
        (Fault::WrongConstant, Verdict::Miscompile, "result"),
        (Fault::Silent, Verdict::InvariantBroken, "silent change"),
        (Fault::Panics, Verdict::Crash, "on purpose, number #"),
        (Fault::Endless, Verdict::Hang, "steps"),
        (Fault::Nested, Verdict::InvariantBroken, "step protocol"),
        (Fault::Unfinished, Verdict::InvariantBroken, "step protocol"),
        (
            Fault::NeedsTrace,
            Verdict::InvariantBroken,
            "depends on the trace",
        ),
    ] {
        let r = report(fault);
        assert_eq!(r.verdict(), verdict, "{fault:?}: {r:#?}");
        assert_eq!(r.findings[0].cause, cause, "{fault:?}: {r:#?}");
    }
    let r = report(Fault::FoldStored);
    let illegal = |f: &&tandem_oracle::verdict::Finding| f.verdict == Verdict::IllegalRewrite;
    let illegal = r.findings.iter().find(illegal).unwrap();
    assert_eq!(illegal.rewrite_kind, Some("fold-global"));
    assert_eq!(
        illegal.rewrite.as_deref(),
        Some("@other always holds its initial value")
    );
}

#[test]
fn pl_r7_each_invariant_is_held() {
    for (what, cause) in [
        (Break::Space, "verifier"),
        (Break::Tls, "tls"),
        (Break::Visible, "visible names"),
        (Break::Linkage, "visible names"),
        (Break::Kernel, "signature"),
        (Break::Used, "roots"),
        (Break::Shared, "initialiser"),
        (Break::Barrier, "convergence"),
        (Break::IllFormed, "verifier"),
        (Break::NewName, "new names"),
        (Break::Constant, "signature"),
    ] {
        let r = report(Fault::Breaks(what));
        let causes: Vec<&str> = r.findings.iter().map(|f| f.cause.as_str()).collect();
        let space = what == Break::Space && causes.contains(&"address-space");
        assert!(causes.contains(&cause) || space, "{what:?}: {causes:?}");
    }
}

#[test]
fn go_t14_no_contents_in_shared_memory() {
    let m = parse("@x = internal addrspace(3) global i32 undef");
    let g = m.header.lookup("x").unwrap();
    let init = m.header.variable(g).unwrap().init.unwrap();
    assert_eq!(m.header.constants.get(init), &ConstantData::Undef);
    let found = report(Fault::Breaks(Break::Shared));
    assert!(
        found
            .findings
            .iter()
            .any(|f| f.message.contains("address space 3"))
    );
}

/// The verdict on two texts, by executions alone.
fn of_pair(source: &str, target: &str) -> Verdict {
    let config = Config {
        inputs: 12,
        ..Config::default()
    };
    let context = ModuleContext::default();
    let report = pair(&parse(source), &parse(target), &context, false, &config);
    report.verdict()
}

#[test]
fn how_often_a_call_is_made_that_nobody_notices_says_nothing() {
    let text = |calls: &str| {
        format!(
            "declare i32 @out(i32) memory(none)\ndefine i32 @f(i32 %x) {{\n{calls}\n  ret i32 %b\n}}\n"
        )
    };
    let twice = text("  %a = call i32 @out(i32 %x)\n  %b = call i32 @out(i32 %x)");
    let once = text("  %b = call i32 @out(i32 %x)");
    assert_ne!(of_pair(&twice, &once), Verdict::Miscompile);
    let other = text("  %a = call i32 @out(i32 %x)\n  %b = add i32 %a, 1");
    assert_eq!(of_pair(&twice, &other), Verdict::Miscompile);
}
