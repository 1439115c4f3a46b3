//! Analyses as text: what `print<…>` prints. Where LLVM has the analysis, in LLVM's form.

use crate::analysis::blocks::BlockSet;
use crate::analysis::dominators::Dominators;
use crate::analysis::manager::{AnalysisId, FunctionAnalyses};
use crate::analysis::nest::{LoopId, Nest};
use crate::analysis::post_dominators::PostDominators;
use crate::analysis::scev::ScalarEvolution;
use crate::context::Cx;
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;
use tandem_ir::claims::scev::Printer;
use tandem_ir::claims::{Fact, FactPlace, ModuleClaims, ValueFact};
use tandem_ir::text::FunctionText;
use tandem_ir::{Block, Function, Header};

/// The line below the first one of a tree.
const RULE: &str = "=============================--------------------------------";
/// What LLVM prints where a tree has not been numbered, which printing does not ask for.
const UNNUMBERED: &str = "{4294967295,4294967295}";

/// An analysis of a function.
pub(super) fn of_function(
    cx: Cx<'_>,
    f: &Function,
    analyses: &mut FunctionAnalyses,
    id: AnalysisId,
) -> String {
    let header = cx.header();
    let on = On {
        header,
        f,
        text: FunctionText::new(header, f),
    };
    match id {
        AnalysisId::Dominators => on.dominators(analyses.dominators(f)),
        AnalysisId::PostDominators => on.post_dominators(analyses.post_dominators(f)),
        AnalysisId::Loops => on.loops(&analyses.nest(f)),
        AnalysisId::ScalarEvolution => {
            // All that is claimed; what is kept leaves out what loops leave in values.
            let claims = ScalarEvolution::new(cx, f, cx.limits()).claims();
            let text = Printer::new(header, f, &claims).function(cx.limits().classify);
            text.trim_end().to_owned()
        }
        _ => {
            analyses.require(cx, f, id);
            on.ours(id, analyses)
        }
    }
}

/// An analysis of the module.
pub(super) fn of_module(header: &Header, claims: &ModuleClaims, id: AnalysisId) -> String {
    let mut text = format!("{} of the module:", id.info().name);
    let mut line = |of: &str, what: &str| text.push_str(&format!("\n  @{of}: {what}"));
    match id {
        AnalysisId::Roots => {
            for (g, reasons) in claims.roots.iter().flatten() {
                line(header.global_name(*g), &reasons.join(", "));
            }
        }
        _ => {
            for uses in claims.uses.iter().flatten() {
                let mut what = vec![format!("{} operands", uses.operands.len())];
                if uses.in_header {
                    what.push("mentioned by other names".into());
                }
                if uses.pinned {
                    what.push("mentioned by metadata".into());
                }
                line(header.global_name(uses.name), &what.join(", "));
            }
        }
    }
    text
}

/// A function whose analysis is printed.
struct On<'a> {
    header: &'a Header,
    f: &'a Function,
    text: FunctionText<'a>,
}

impl On<'_> {
    fn name(&self) -> &str {
        self.header.global_name(self.f.global)
    }

    fn blocks(&self, blocks: &[Block]) -> String {
        let names: Vec<String> = blocks.iter().map(|&b| self.text.block(b)).collect();
        names.join(", ")
    }

    // ----- trees --------------------------------------------------------------------------------------------------------

    fn dominators(&self, dominators: &Dominators) -> String {
        let children = children(&preorder(self.f), |b| dominators.idom(b));
        let mut tree = Tree::new(self, "DominatorTree", "Inorder Dominator Tree");
        let root: Vec<Block> = self.f.entry().into_iter().collect();
        tree.below(&root, 1, &children);
        tree.with_roots(&root)
    }

    fn post_dominators(&self, post: &PostDominators) -> String {
        let ends = |b: &Block| self.f.successors(*b).next().is_none();
        let roots: Vec<Block> = self.f.blocks().filter(ends).collect();
        let all = reverse_preorder(self.f, &roots);
        let children = children(&all, |b| post.ipdom(b));
        let mut tree = Tree::new(self, "PostDominatorTree", "Inorder PostDominator Tree");
        tree.line(1, " <<exit node>>");
        let top = all.iter().copied().filter(|&b| post.ipdom(b).is_none());
        tree.below(&top.collect::<Vec<_>>(), 2, &children);
        tree.with_roots(&roots)
    }

    // ----- loops --------------------------------------------------------------------------------------------------------

    fn loops(&self, nest: &Nest) -> String {
        let mut text = format!("Loop info for function '{}':", self.name());
        let outer = (0..nest.loops.len()).filter(|&l| nest.loops[l].parent.is_none());
        let mut open: Vec<LoopId> = outer.collect();
        while let Some(l) = open.pop() {
            text.push_str(&self.one_loop(nest, l));
            open.extend(nest.loops[l].inner.iter().rev());
        }
        text
    }

    fn one_loop(&self, nest: &Nest, l: LoopId) -> String {
        let this = &nest.loops[l];
        let indent = " ".repeat(4 * (this.depth as usize - 1));
        let one = |&b: &Block| {
            let mut name = self.text.block(b);
            let marks = [
                (b == this.header, "<header>"),
                (this.latches.contains(&b), "<latch>"),
                (this.exiting.contains(&b), "<exiting>"),
            ];
            for (_, mark) in marks.iter().filter(|m| m.0) {
                name.push_str(mark);
            }
            name
        };
        let blocks: Vec<String> = this.blocks.iter().map(one).collect();
        let (depth, blocks) = (this.depth, blocks.join(","));
        format!("\n{indent}Loop at depth {depth} containing: {blocks}")
    }

    // ----- analyses that are ours alone ---------------------------------------------------------------------------------

    fn ours(&self, id: AnalysisId, analyses: &FunctionAnalyses) -> String {
        let claims = analyses.claims(self.f);
        let name = id.info().name;
        let of_blocks = |list: Option<Vec<Block>>| {
            let blocks = self.blocks(&list.unwrap_or_default());
            format!("{name} for function '{}': {blocks}", self.name())
        };
        match id {
            AnalysisId::AddressTakenBlocks => of_blocks(claims.address_taken),
            AnalysisId::ConvergentBlocks => of_blocks(claims.convergent),
            AnalysisId::InstOrder => {
                let mut text = format!("{name} for function '{}':", self.name());
                for (b, insts) in claims.inst_order.iter().flatten() {
                    text.push_str(&format!("\n  {}:", self.text.block(*b)));
                    for &i in insts {
                        text.push_str(&format!("\n    {}", self.text.inst(i).trim()));
                    }
                }
                text
            }
            _ => {
                let mut text = format!("LVI for function '{}':", self.name());
                for fact in &claims.values {
                    text.push_str(&format!("\n  {}", self.fact(fact)));
                }
                text
            }
        }
    }

    fn fact(&self, v: &ValueFact) -> String {
        let block = |b: Block| self.text.block(b);
        let place = match v.place {
            FactPlace::Entry(b) => format!("at the start of {}", block(b)),
            FactPlace::Edge(a, b) => format!("from {} to {}", block(a), block(b)),
            FactPlace::End(b) => format!("at the end of {}", block(b)),
            FactPlace::Through(a, b) => {
                format!("at the end of {}, from {}", block(b), block(a))
            }
        };
        let fact = match &v.fact {
            Fact::Is(n) => n.to_signed_decimal(),
            Fact::IsNot(n) => format!("not {}", n.to_signed_decimal()),
            Fact::Range(lo, hi) => {
                format!("[{},{})", lo.to_signed_decimal(), hi.to_signed_decimal())
            }
            Fact::Bits(zeros, ones) => {
                format!(
                    "bits {} not {}",
                    ones.to_signed_decimal(),
                    zeros.to_signed_decimal()
                )
            }
            Fact::Never => "never".into(),
            Fact::Any => "anything".into(),
            Fact::Equals(other) => format!("equals {}", self.text.value(*other)),
        };
        let noundef = if v.noundef { " noundef" } else { "" };
        format!("{} {place}: {fact}{noundef}", self.text.value(v.value))
    }
}

/// A tree while it is printed.
struct Tree<'a> {
    on: &'a On<'a>,
    text: String,
}

impl<'a> Tree<'a> {
    fn new(on: &'a On<'a>, name: &str, title: &str) -> Tree<'a> {
        let function = on.name();
        Tree {
            on,
            text: format!(
                "{name} for function: {function}\n{RULE}\n{title}: DFSNumbers invalid: 0 slow queries."
            ),
        }
    }

    fn line(&mut self, level: usize, name: &str) {
        let (indent, depth) = ("  ".repeat(level), level - 1);
        let line = format!("\n{indent}[{level}] {name} {UNNUMBERED} [{depth}]");
        self.text.push_str(&line);
    }

    /// Nodes and all that is below them.
    fn below(&mut self, nodes: &[Block], level: usize, children: &Children) {
        let mut open: Vec<(Block, usize)> = nodes.iter().rev().map(|&b| (b, level)).collect();
        while let Some((b, level)) = open.pop() {
            self.line(level, &self.on.text.block(b));
            let below = children.get(&b).into_iter().flatten().rev();
            open.extend(below.map(|&b| (b, level + 1)));
        }
    }

    fn with_roots(self, roots: &[Block]) -> String {
        let names = roots.iter().map(|&b| self.on.text.block(b) + " ");
        format!("{}\nRoots: {}", self.text, names.collect::<String>())
    }
}

/// What is directly below each node, in order.
type Children = FxHashMap<Block, Vec<Block>>;

fn children(all: &[Block], above: impl Fn(Block) -> Option<Block>) -> Children {
    let mut children = Children::default();
    for &b in all {
        if let Some(parent) = above(b) {
            children.entry(parent).or_default().push(b);
        }
    }
    children
}

/// The blocks of a function against the direction of control, from the first of some ends on, then from the next; what comes to a
/// block in order of layout. Behind them the blocks from which no end is reached.
fn reverse_preorder(f: &Function, ends: &[Block]) -> Vec<Block> {
    let (mut seen, mut order) = (BlockSet::new(), Vec::new());
    let mut place: SecondaryMap<Block, u32> = SecondaryMap::new();
    for (n, b) in f.blocks().enumerate() {
        place[b] = n as u32;
    }
    let endless: Vec<Block> = f.blocks().collect();
    for &end in ends.iter().chain(&endless) {
        let mut open = vec![end];
        while let Some(b) = open.pop() {
            if seen.insert(b) {
                order.push(b);
                let first = open.len();
                open.extend(f.predecessors(b));
                open[first..].sort_unstable_by_key(|&p| std::cmp::Reverse(place[p]));
            }
        }
    }
    order
}

/// Reachable blocks in the order in which a walk comes to them, successors in order of the edges.
fn preorder(f: &Function) -> Vec<Block> {
    let (mut seen, mut order) = (BlockSet::new(), Vec::new());
    let mut open: Vec<Block> = f.entry().into_iter().collect();
    while let Some(b) = open.pop() {
        if seen.insert(b) {
            order.push(b);
            let successors: Vec<Block> = f.successors(b).collect();
            open.extend(successors.into_iter().rev());
        }
    }
    order
}
