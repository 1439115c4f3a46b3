//! The two forms of every pass, as the judge wants to see them.
//!
//! This is the one place where `reference` and `optimized` stand side by side.

mod dfa;

use crate::certificate;
use crate::judge::modules::ModuleForms;
use tandem_ir::attr::AttrKind;
use tandem_ir::claims::Claims;
use tandem_ir::passes::{PASSES, PassId};
use tandem_ir::rewrite::{Judgement, NoTrace, Rewrite, Why};
use tandem_ir::{CastOp, Function, Header, InstKind};
use tandem_optimized::options::Options;
use tandem_optimized::passes::jump_threading as production_jt;
use tandem_oracle::graph::Graph;
use tandem_oracle::lockstep::Recorder;
use tandem_oracle::pass::{Limits, Production, Reference};

/// A pass in both forms. A form that is not built yet is `None`, and commands that need it say so.
pub struct Entry {
    /// Identity.
    pub id: &'static PassId,
    /// Production form.
    pub production: Option<Box<dyn Production<Function>>>,
    /// Reference form.
    pub reference: Option<Box<dyn Reference<Function>>>,
    /// Both forms, if the pass works on whole modules.
    pub module: Option<ModuleForms>,
    /// Certificate of the verified reference, if one has been made.
    pub certificate: Option<serde_json::Value>,
}

/// Every pass of the table with what is built of it, under the given knobs.
pub fn entries(options: &Options) -> Vec<Entry> {
    PASSES
        .iter()
        .map(|id| Entry {
            id,
            production: production(id.name, options),
            reference: reference(id.name),
            module: ModuleForms::of(id.name, options),
            certificate: certificate::of_pass(id.name),
        })
        .collect()
}

/// The production form of a pass under the given knobs, if it is built.
pub fn production(name: &str, options: &Options) -> Option<Box<dyn Production<Function>>> {
    match name {
        "jump-threading" => Some(Box::new(JumpThreading(options.jump_threading.clone()))),
        "dfa-jump-threading" => Some(Box::new(dfa::DfaJumpThreading(
            options.dfa_jump_threading.clone(),
        ))),
        _ => None,
    }
}

/// The reference form of a pass, if it is built.
pub fn reference(name: &str) -> Option<Box<dyn Reference<Function>>> {
    let pass = tandem_reference::PASSES
        .iter()
        .find(|p| p.id.name == name)?;
    Some(Box::new(ReferenceForm(pass)))
}

struct ReferenceForm(&'static tandem_reference::Pass);

impl Reference<Function> for ReferenceForm {
    fn find(&self, cx: &Header, f: &Function) -> Vec<Rewrite> {
        (self.0.find)(cx, f)
    }
    fn judge(&self, cx: &Header, f: &Function, rw: &Rewrite) -> Judgement {
        (self.0.judge)(cx, f, rw)
    }
    fn apply(&self, cx: &Header, f: &mut Function, rw: &Rewrite) -> Result<(), String> {
        (self.0.apply)(cx, f, rw).map_err(|e| e.to_string())
    }
    fn run(&self, cx: &Header, f: &mut Function) -> usize {
        (self.0.run)(cx, f)
    }
}

struct JumpThreading(production_jt::Options);

impl Production<Function> for JumpThreading {
    fn name(&self) -> &'static str {
        "jump-threading"
    }
    fn run(&self, cx: &Header, f: &mut Function) -> bool {
        production_jt::run(cx, f, &self.0, true, &mut NoTrace).changed
    }
    fn run_traced(
        &self,
        cx: &Header,
        f: &mut Function,
        recorder: &mut Recorder<'_, Function>,
    ) -> Claims {
        let options = production_jt::Options {
            collect_claims: true,
            ..self.0.clone()
        };
        production_jt::run(cx, f, &options, true, recorder)
            .claims
            .unwrap_or_default()
    }
    fn claims(&self, cx: &Header, f: &Function) -> Claims {
        production_jt::claims_of(cx, f, &self.0)
    }
    fn kinds(&self) -> &'static [&'static str] {
        const ALL: &[&str] = &[
            "clone-into-predecessor",
            "erase-blocks",
            "erase-inst",
            "fold-terminator",
            "merge-into-predecessor",
            "replace-uses",
            "thread-edge",
            "unfold-select",
            "thread-load",
        ];
        // The last one has a switch of its own (JT-R8).
        match self.0.load_threading {
            true => ALL,
            false => &ALL[..ALL.len() - 1],
        }
    }
}

impl Limits<Function> for JumpThreading {
    /// The documented limits again, from the documents and not from production's code: cost and phis of the
    /// block (JT-R11), protected loop headers (JT-R6), hops of an implication (JT-R4 d).
    fn within_budget(&self, cx: &Header, f: &Function, rw: &Rewrite) -> bool {
        let Rewrite::ThreadEdge {
            block, dest, why, ..
        } = rw
        else {
            return false;
        };
        let cost: u32 = f.insts(*block).map(|i| documented_cost(cx, f, i)).sum();
        let phis = f.phis(*block).count();
        let near = match why {
            Why::Implication(hops) => *hops <= self.0.implication_search_threshold,
            _ => true,
        };
        let header = || {
            let headers = Graph::new(f).loop_headers();
            headers.contains(block) || headers.contains(dest)
        };
        let fits = cost <= self.0.threshold && phis <= self.0.phi_threshold as usize;
        fits && near && (self.0.across_loop_headers || !header())
    }
    fn growth_limit(&self) -> Option<usize> {
        Some(512)
    }
    /// JT-R10: a copy costs what its block costs, and at least 1.
    fn charge(&self, cx: &Header, f: &Function, rw: &Rewrite) -> usize {
        match rw {
            Rewrite::ThreadEdge { block, .. } | Rewrite::CloneIntoPredecessor { block, .. } => {
                let cost: u32 = f.insts(*block).map(|i| least_cost(cx, f, i)).sum();
                cost.max(1) as usize
            }
            _ => 0,
        }
    }
    /// JT-006 to JT-009, JT-R7, JT-R11: what the pass may not do although it would be right.
    fn limit_broken(&self, cx: &Header, f: &Function, rw: &Rewrite) -> Option<String> {
        let has = |kind| {
            let data = cx.function(f.global);
            data.is_some_and(|d| cx.attrs.has(d.attrs.func, kind))
        };
        if has(AttrKind::OptimizeNone) {
            return Some("the function says optnone".into());
        }
        let (block, dest, why) = match rw {
            Rewrite::ThreadEdge {
                block, dest, why, ..
            } => (*block, Some(*dest), Some(why)),
            Rewrite::CloneIntoPredecessor { block, .. } => (*block, None, None),
            Rewrite::UnfoldSelect { select, .. } => {
                let shared = f.result(*select).is_some_and(|v| !f.has_one_use(v));
                return shared.then(|| "a select with other uses is unfolded".into());
            }
            _ => return None,
        };
        let mut threshold = match has(AttrKind::MinSize) {
            true => self.0.threshold.min(3),
            false => self.0.threshold,
        };
        let is_switch = |t| matches!(f.kind(t), InstKind::Switch);
        if f.terminator(block).is_some_and(is_switch) {
            threshold += 6;
        }
        let cost: u32 = f.insts(block).map(|i| least_cost(cx, f, i)).sum();
        if cost > threshold {
            return Some(format!(
                "a block of cost {cost} is copied, the threshold is {threshold}"
            ));
        }
        let (phis, most) = (f.phis(block).count(), self.0.phi_threshold);
        if phis > most as usize {
            return Some(format!(
                "a block with {phis} phis is copied, the threshold is {most}"
            ));
        }
        let far = self.0.implication_search_threshold;
        if let Some(Why::Implication(hops)) =
            why.filter(|w| matches!(w, Why::Implication(n) if *n > far))
        {
            return Some(format!(
                "a condition {hops} hops up decides, the limit is {far}"
            ));
        }
        let headers = Graph::new(f).loop_headers();
        let touched = headers.contains(&block) || dest.is_some_and(|d| headers.contains(&d));
        let guarded = !self.0.across_loop_headers && touched;
        guarded.then(|| "a loop header is threaded without being asked for".into())
    }
}

/// What an instruction costs at least (JT-R11): as [`documented_cost`], but intrinsics and bit casts, some of which
/// are free, cost nothing.
fn least_cost(cx: &Header, f: &Function, i: tandem_ir::Inst) -> u32 {
    match f.kind(i) {
        InstKind::Cast(CastOp::BitCast) => 0,
        InstKind::Call(_) => match f.callee(i) {
            Some(g) if cx.global_name(g).starts_with("llvm.") => 0,
            _ => 4,
        },
        _ => documented_cost(cx, f, i),
    }
}

/// JT-R11: phis, debug records, terminators and free instructions cost nothing, an ordinary call 4, an
/// intrinsic 2, everything else 1. The bonus for a switch is left out, so that too little counts as missed
/// behind a switch, never too much.
fn documented_cost(cx: &Header, f: &Function, i: tandem_ir::Inst) -> u32 {
    match f.kind(i) {
        InstKind::Phi => 0,
        k if k.is_terminator() => 0,
        InstKind::Freeze => 0,
        InstKind::Call(_) => match f.callee(i) {
            Some(g) if cx.global_name(g).starts_with("llvm.") => 2,
            _ => 4,
        },
        _ => 1,
    }
}
