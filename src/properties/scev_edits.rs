//! What scalar evolution keeps is what it would say anew: random edits, each told as a pass would tell it, and questions.
//!
//! After each edit what is left of the kept answers is compared with those of an analysis that sees the function for the
//! first time ([`tandem_oracle::cached_analyses`]): it may say less, never more, and nothing else. Questions come at random
//! between edits, so that answers of several ages stand beside each other.

mod around;

use super::{Context, Failure, Outcome, Property};
use std::collections::BTreeSet;
use tandem_ir::claims::scev::Expr;
use tandem_ir::inst::Align;
use tandem_ir::{
    BinOp, Block, Flags, Function, Header, Inst, InstKind, IntPredicate, MemAccess, Module, Type,
    Value,
};
use tandem_optimized::analysis::manager::{AnalysisId, FunctionAnalyses};
use tandem_optimized::analysis::scev::{Depth, Limits};
use tandem_optimized::context::Cx;
use tandem_oracle::cached_analyses::check_scev;

pub(super) const PROPERTY: Property = Property {
    name: "scev-edits",
    about: "after random edits that are told, what scalar evolution keeps is no more than it would find anew",
    run,
};

/// Edits of one function.
const EDITS: usize = 16;
/// Edits of which all that is kept may go, one after the other, before a function is left alone.
const TRIES: usize = 64;

fn run(module: &Module, cx: &mut Context) -> Result<Outcome, Box<Failure>> {
    let defects = &cx.judging.options.defects;
    // Everything that can be kept is.
    let limits = Limits {
        track_trip_count_more: true,
        ..Limits::default()
    };
    let mut compared = 0;
    let narrow = around::other_layout(&module.header);
    let [own, other] =
        [&module.header, &narrow].map(|header| Cx::new(header, defects).with_limits(limits));
    for (n, body) in module.bodies.iter().enumerate() {
        let mut editing = Editing {
            cx: own,
            other,
            f: body.clone(),
            analyses: FunctionAnalyses::default(),
            draw: Draw::new(cx.number.wrapping_mul(31).wrapping_add(n as u64)),
            done: Vec::new(),
            too_much: false,
        };
        compared += editing.go()?;
    }
    Ok(Outcome::held(compared))
}

/// Numbers that look random; a linear congruential generator is random enough to draw edits.
pub(super) struct Draw(u64);

impl Draw {
    pub(super) fn new(seed: u64) -> Draw {
        Draw(seed.wrapping_mul(2).wrapping_add(1))
    }
    pub(super) fn below(&mut self, n: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n.max(1)
    }
    fn one_of<T: Copy>(&mut self, all: &[T]) -> Option<T> {
        let n = self.below(all.len());
        all.get(n).copied()
    }
}

/// True for an integer that a small number can stand for.
fn is_narrow(f: &Function, v: Value) -> bool {
    f.value_type(v).int_width().is_some_and(|w| w <= 64)
}

/// A function that is edited, and what is kept of it.
struct Editing<'a> {
    cx: Cx<'a>,
    /// The same with another data layout.
    other: Cx<'a>,
    f: Function,
    analyses: FunctionAnalyses,
    draw: Draw,
    /// The edits so far, in words.
    done: Vec<String>,
    /// True if what nobody used took more with it than itself.
    too_much: bool,
}

impl Editing<'_> {
    fn go(&mut self) -> Result<usize, Box<Failure>> {
        let (mut compared, mut tries) = (0, 0);
        self.ask();
        while compared < EDITS && tries < TRIES {
            tries += 1;
            let Some(edit) = self.edit() else { continue };
            self.done.push(edit);
            if self.too_much {
                let message = "what nobody used took more with it than itself".to_owned();
                return Err(self.failure("evicted", message));
            }
            self.compare()?;
            compared += 1;
            if self.draw.below(3) == 0 {
                self.ask();
                self.compare()?;
            }
        }
        Ok(compared)
    }

    fn ask(&mut self) {
        let (cx, f) = (self.cx, &self.f);
        self.analyses.require(cx, f, AnalysisId::ScalarEvolution);
    }

    /// How many values and counts are kept.
    fn kept(&mut self) -> usize {
        let kept = self.analyses.kept_scalar_evolution();
        kept.map_or(0, |k| k.size().0)
    }

    fn compare(&self) -> Result<(), Box<Failure>> {
        let Some(kept) = self.analyses.claims(&self.f).scev else {
            return Ok(());
        };
        let mut new = FunctionAnalyses::default();
        new.require(self.cx, &self.f, AnalysisId::ScalarEvolution);
        let Some(fresh) = new.claims(&self.f).scev else {
            return Ok(());
        };
        match check_scev(&self.f, &kept, &fresh).into_iter().next() {
            None => Ok(()),
            Some(broken) => Err(self.failure("cached claim", broken.message)),
        }
    }

    fn failure(&self, what: &str, message: String) -> Box<Failure> {
        let header: &Header = self.cx.header();
        let name = header.global_name(self.f.global);
        Failure::new(PROPERTY.name, "scalar evolution", what, message)
            .of_function(name)
            .with(self.done.clone())
    }

    // ----- edits ----------------------------------------------------------------------------------------------------------

    /// One edit, done and told; `None` if there is no place for it.
    fn edit(&mut self) -> Option<String> {
        match self.draw.below(16) {
            0 | 1 => self.operand(),
            2 => self.all_uses(),
            3 => self.erase(),
            4 | 5 => self.flags(),
            6 => self.condition(),
            7 => self.predicate(),
            8 => self.may_not_return(),
            9 => self.opcode(),
            10 => self.attachments(),
            11 | 12 => self.place(),
            13 => self.edge(),
            14 => self.layout(),
            _ => self.identity(),
        }
    }

    fn chosen(&mut self, of: impl Fn(&Function, Inst) -> bool) -> Option<Inst> {
        let f = &self.f;
        let all: Vec<Inst> = f.blocks().flat_map(|b| f.insts(b)).collect();
        let all: Vec<Inst> = all.into_iter().filter(|&i| of(f, i)).collect();
        self.draw.one_of(&all)
    }

    fn shown(&self, i: Inst) -> String {
        tandem_ir::text::print_inst(self.cx.header(), &self.f, i)
    }

    fn tell(&mut self, i: Inst) {
        self.analyses.inst_changed(self.cx, i);
    }

    /// E1, E7: an operand of an operation becomes a number.
    fn operand(&mut self) -> Option<String> {
        let i = self.chosen(|f, i| {
            let known = matches!(f.kind(i), InstKind::Binary(_) | InstKind::ICmp(_));
            known && is_narrow(f, f.operand(i, 1))
        })?;
        let n = self.draw.below(2);
        let ty = self.f.value_type(self.f.operand(i, n));
        let number = self.draw.below(40) as u64;
        let new = self.f.int(ty, number);
        let before = self.shown(i);
        self.f.set_operand(i, n, new);
        self.tell(i);
        Some(format!("operand {n} of '{before}' is {number}"))
    }

    /// E1: all uses of a value are of a number.
    fn all_uses(&mut self) -> Option<String> {
        let i = self.chosen(|f, i| {
            f.result(i)
                .is_some_and(|v| f.has_uses(v) && is_narrow(f, v))
        })?;
        let v = self.f.result(i)?;
        let number = self.draw.below(20) as u64;
        let new = self.f.int(self.f.value_type(v), number);
        let users: Vec<Inst> = self.f.uses(v).map(|u| self.f.user(u)).collect();
        self.f.replace_all_uses(v, new);
        for u in users {
            self.tell(u);
        }
        Some(format!(
            "'{}' is {number} wherever it is used",
            self.shown(i)
        ))
    }

    /// E1: an instruction goes that nobody uses and that is no end of a block: also a store, or an assumption. A call that need
    /// not return is none of them: without it more is proved, and answers have another form.
    fn erase(&mut self) -> Option<String> {
        let header = self.cx.header();
        let i = self.chosen(|f, i| {
            let unused = f.result(i).is_none_or(|v| !f.has_uses(v));
            let pure = matches!(
                f.kind(i),
                InstKind::Binary(_)
                    | InstKind::Cast(_)
                    | InstKind::ICmp(_)
                    | InstKind::Gep { .. }
                    | InstKind::Select
                    | InstKind::Phi
            );
            let access = match f.kind(i) {
                InstKind::Load(a) | InstKind::Store(a) => a.is_simple(),
                InstKind::Call(_) => {
                    let name = f.callee(i).map_or("", |g| header.global_name(g));
                    let returns = header.call_has(f, i, tandem_ir::attr::AttrKind::WillReturn);
                    f.result(i).is_none() && name.starts_with("llvm.") && returns
                }
                _ => false,
            };
            unused && (pure || access)
        })?;
        let before = self.shown(i);
        let proves_nothing = match self.f.kind(i) {
            InstKind::Load(_) | InstKind::Store(_) | InstKind::Call(_) => false,
            InstKind::Binary(op) => !op.is_int_division(),
            _ => true,
        };
        let had = self.kept();
        self.f.erase_inst(i);
        self.analyses.insts_erased(self.cx, &self.f);
        self.too_much |= proves_nothing && self.kept() + 1 < had;
        Some(format!("'{before}' is erased"))
    }

    /// E2, E11: flags that speak of wraps are taken off or put on. What is put on is told as well: an answer without it would
    /// not be wrong, but of another form. So would be that of a twin of the instruction, or of what has its expression in it
    /// without being computed from it, of which nothing is told: where there is one, flags are only taken off.
    fn flags(&mut self) -> Option<String> {
        let i =
            self.chosen(|f, i| matches!(f.kind(i), InstKind::Binary(BinOp::Add | BinOp::Mul)))?;
        let all = [Flags::NONE, Flags::NUW, Flags::NSW, Flags::NUW | Flags::NSW];
        let mut new = self.draw.one_of(&all)?;
        if self.has_twin(i) || self.is_part_of_others(i) {
            new = new.intersection(self.f.flags(i));
        }
        let before = self.shown(i);
        self.f.set_flags(i, new);
        self.tell(i);
        Some(format!("'{before}' has other flags"))
    }

    /// True if another instruction does the same with the same operands.
    fn has_twin(&self, i: Inst) -> bool {
        let f = &self.f;
        let same = |k: Inst| f.kind(k) == f.kind(i) && f.operands(k).eq(f.operands(i));
        let mut all = f.blocks().flat_map(|b| f.insts(b));
        all.any(|k| k != i && same(k))
    }

    /// True if the expression of an instruction is part of that of a value that is not computed from its result, or of a count.
    fn is_part_of_others(&self, i: Inst) -> bool {
        let f = &self.f;
        let Some(kept) = self.analyses.claims(f).scev else {
            return false;
        };
        // What it is now has perhaps not been asked yet.
        let Some(own) = kept.values.iter().find(|v| v.inst == i).map(|v| v.expr) else {
            return !kept.values.is_empty();
        };
        let mut with: BTreeSet<Expr> = BTreeSet::new();
        for (e, typed) in &kept.exprs {
            if e == own || typed.node.each_operand().any(|x| with.contains(&x)) {
                with.insert(e);
            }
        }
        let mut computed = BTreeSet::from([i]);
        let mut work = vec![i];
        while let Some(next) = work.pop() {
            let uses = f.result(next).into_iter().flat_map(|v| f.uses(v));
            work.extend(uses.map(|u| f.user(u)).filter(|&u| computed.insert(u)));
        }
        let mut others = kept.values.iter().filter(|v| !computed.contains(&v.inst));
        let mut counts = kept.loops.iter().flat_map(|l| [l.exact, l.symbolic_max]);
        others.any(|v| with.contains(&v.expr))
            || counts.any(|e| e.is_some_and(|e| with.contains(&e)))
    }

    /// E4, E5: a branch is on a constant; the edges stay. A branch on another value would be one more place where that may
    /// not be poison: a new fact, of which what is kept need not know.
    fn condition(&mut self) -> Option<String> {
        let t = self.chosen(|f, i| f.kind(i) == &InstKind::Br && f.num_operands(i) == 3)?;
        let number = self.draw.below(2) as u64;
        let new = self.f.int(Type::I1, number);
        let before = self.shown(t);
        self.f.set_operand(t, 0, new);
        self.tell(t);
        Some(format!("'{before}' is on {number}"))
    }

    /// E7: a comparison asks something else.
    fn predicate(&mut self) -> Option<String> {
        use IntPredicate::{Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult};
        let i = self.chosen(|f, i| matches!(f.kind(i), InstKind::ICmp(_)))?;
        let all = [Eq, Ne, Sge, Sgt, Sle, Slt, Uge, Ugt, Ule, Ult];
        let pred = self.draw.one_of(&all)?;
        let before = self.shown(i);
        self.f.set_kind(i, InstKind::ICmp(pred));
        self.tell(i);
        Some(format!("'{before}' has another predicate"))
    }

    /// E1: an operation is another one.
    fn opcode(&mut self) -> Option<String> {
        let i = self.chosen(|f, i| {
            let integer = f.inst_type(i).int_width().is_some();
            integer && matches!(f.kind(i), InstKind::Binary(_))
        })?;
        let op = self
            .draw
            .one_of(&[BinOp::Add, BinOp::Sub, BinOp::Mul, BinOp::And])?;
        let before = self.shown(i);
        self.f.set_flags(i, Flags::NONE);
        self.f.set_kind(i, InstKind::Binary(op));
        self.tell(i);
        Some(format!("'{before}' is another operation"))
    }

    /// E10: an access that may trap comes into a block.
    fn may_not_return(&mut self) -> Option<String> {
        let blocks: Vec<Block> = self.f.blocks().collect();
        let b = self.draw.one_of(&blocks)?;
        let pointer = self.f.poison(Type::ptr(1));
        let access = MemAccess {
            volatile: true,
            ..MemAccess::plain(Align::ONE)
        };
        let i = self
            .f
            .create_inst(InstKind::Load(access), Type::int(32), &[pointer]);
        self.f.insert_before_terminator(b, i);
        if let Some(kept) = self.analyses.kept_scalar_evolution() {
            kept.forget_effects(self.cx, b);
        }
        Some(format!("a volatile load comes into {b}"))
    }

    /// E6, E13: a loop, or the outermost one around it, is said to be another.
    fn identity(&mut self) -> Option<String> {
        let headers: Vec<Block> = {
            let nest = self.analyses.nest(&self.f);
            nest.loops.iter().map(|l| l.header).collect()
        };
        let h = self.draw.one_of(&headers)?;
        let way = self.draw.below(4);
        let kept = self.analyses.kept_scalar_evolution()?;
        match way {
            0 => kept.forget_loop(self.cx, &self.f, h, Depth::Own),
            1 => kept.forget_loop(self.cx, &self.f, h, Depth::All),
            2 => kept.forget_topmost(self.cx, &self.f, h),
            _ => kept.forget_guards(self.cx, h),
        }
        Some(format!("the loop of {h} is forgotten"))
    }
}
