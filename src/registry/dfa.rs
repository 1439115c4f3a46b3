//! dfa-jump-threading's production form, and its documented limits once more: from the documents (JT-016,
//! JT-R16), not from production's code.

use tandem_ir::attr::AttrKind;
use tandem_ir::claims::Claims;
use tandem_ir::rewrite::{NoTrace, Rewrite};
use tandem_ir::{Function, Header};
use tandem_optimized::passes::dfa_jump_threading as production;
use tandem_oracle::lockstep::Recorder;
use tandem_oracle::pass::ProductionPass;

/// The pass under its knobs.
pub(super) struct DfaJumpThreading(pub(super) production::Options);

impl ProductionPass for DfaJumpThreading {
    fn name(&self) -> &'static str {
        "dfa-jump-threading"
    }
    fn run(&self, cx: &Header, f: &mut Function) -> bool {
        production::run(cx, f, &self.0, &mut NoTrace).changed
    }
    fn run_traced(&self, cx: &Header, f: &mut Function, recorder: &mut Recorder<'_>) -> Claims {
        production::run(cx, f, &self.0, recorder);
        // The pass keeps no analysis that it could say something about.
        Claims::default()
    }
    fn kinds(&self) -> &'static [&'static str] {
        &[
            "thread-paths",
            "unfold-select",
            "factor-predecessors",
            "replace-uses",
            "erase-blocks",
            "merge-into-predecessor",
        ]
    }
    /// Which switches are worth it is a matter of costs that the documents do not fix: nothing counts as missed.
    fn within_budget(&self, _: &Header, _: &Function, _: &Rewrite) -> bool {
        false
    }
    fn growth_limit(&self) -> Option<usize> {
        usize::try_from(production::BUDGET).ok()
    }
    /// `dfa-max-num-paths` and `dfa-max-path-length`, and functions that ask to be left alone.
    fn limit_broken(&self, cx: &Header, f: &Function, rw: &Rewrite) -> Option<String> {
        let asks = |kind| {
            let data = cx.function(f.global);
            data.is_some_and(|d| cx.attrs.has(d.attrs.func, kind))
        };
        if asks(AttrKind::OptimizeNone) {
            return Some("the function says optnone".into());
        }
        let Rewrite::ThreadPaths { paths, .. } = rw else {
            return None;
        };
        let (most, longest) = (self.0.max_num_paths, self.0.max_path_length);
        if paths.len() > most as usize {
            return Some(format!(
                "{} paths are threaded, the limit is {most}",
                paths.len()
            ));
        }
        let long = paths.iter().map(|p| p.blocks.len()).max().unwrap_or(0);
        (long > longest as usize)
            .then(|| format!("a path of {long} blocks is threaded, the limit is {longest}"))
    }
}
