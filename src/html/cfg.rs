//! The control flow of a function as a graph to draw, with the path that a run took and the values on it.

use super::graph::{Edge, Graph, Line, Node};
use std::collections::{BTreeMap, BTreeSet};
use tandem_ir::text::FunctionText;
use tandem_ir::{Block, Function, Header, Inst, InstKind};

/// A run through a function, as far as a drawing shows it.
#[derive(Clone, Debug, Default)]
pub struct Path {
    /// Blocks in the order in which they were entered.
    pub blocks: Vec<Block>,
    /// The last value of each instruction.
    pub values: BTreeMap<Inst, String>,
}

/// Lines of a box: beyond them the middle is left out.
const MAX_LINES: usize = 14;
/// Characters of a line.
const MAX_CHARACTERS: usize = 64;

/// The graph of a function. Blocks whose text is not in `other`, the text of the blocks of the function that it is
/// compared with, are marked as changed.
pub fn graph(
    cx: &Header,
    f: &Function,
    path: Option<&Path>,
    other: Option<&BTreeSet<String>>,
) -> Graph {
    let text = FunctionText::new(cx, f);
    let blocks: Vec<Block> = f.blocks().collect();
    let number: BTreeMap<Block, usize> = blocks.iter().enumerate().map(|(n, &b)| (b, n)).collect();
    let mut g = Graph::default();
    let taken: BTreeSet<(Block, Block)> = path
        .map(|p| p.blocks.windows(2).map(|w| (w[0], w[1])).collect())
        .unwrap_or_default();
    let visited: BTreeSet<Block> = path
        .map(|p| p.blocks.iter().copied().collect())
        .unwrap_or_default();
    for &b in &blocks {
        let changed = other.is_some_and(|o| !o.contains(&block_text(f, &text, b)));
        g.nodes.push(Node {
            title: label(&text, b),
            lines: lines(f, &text, b, path),
            on_path: visited.contains(&b),
            changed,
        });
        for (to, label) in labelled_successors(f, b) {
            let Some(&n) = number.get(&to) else { continue };
            g.edges.push(Edge {
                from: number[&b],
                to: n,
                label,
                on_path: taken.contains(&(b, to)),
            });
        }
    }
    g
}

/// The texts of a function's blocks, for [`graph`].
pub fn block_texts(cx: &Header, f: &Function) -> BTreeSet<String> {
    let text = FunctionText::new(cx, f);
    f.blocks().map(|b| block_text(f, &text, b)).collect()
}

/// The label of a block as the text of the function has it.
pub fn label(text: &FunctionText<'_>, b: Block) -> String {
    let text = text.block(b);
    text.trim_start_matches('%')
        .trim_end_matches(':')
        .to_owned()
}

fn block_text(f: &Function, text: &FunctionText<'_>, b: Block) -> String {
    let mut all = label(text, b);
    for i in f.insts(b) {
        all.push('\n');
        all.push_str(&text.inst(i));
    }
    all
}

fn lines(f: &Function, text: &FunctionText<'_>, b: Block, path: Option<&Path>) -> Vec<Line> {
    let insts: Vec<Inst> = f.insts(b).collect();
    let line = |&i: &Inst| Line {
        text: shortened(text.inst(i).trim()),
        value: path
            .and_then(|p| p.values.get(&i))
            .map_or_else(String::new, |v| shortened(v)),
    };
    if insts.len() <= MAX_LINES {
        return insts.iter().map(line).collect();
    }
    let (head, tail) = (MAX_LINES / 2, MAX_LINES - MAX_LINES / 2 - 1);
    let left_out = Line {
        text: format!("⋯ {} more", insts.len() - head - tail),
        value: String::new(),
    };
    let first = insts[..head].iter().map(line);
    let last = insts[insts.len() - tail..].iter().map(line);
    first.chain([left_out]).chain(last).collect()
}

fn shortened(text: &str) -> String {
    let line = text.split('\n').next().unwrap_or("");
    match line.char_indices().nth(MAX_CHARACTERS) {
        Some((at, _)) => format!("{}…", &line[..at]),
        None => line.to_owned(),
    }
}

/// The successors of a block with what leads to each: edges to the same block are drawn as one.
fn labelled_successors(f: &Function, b: Block) -> Vec<(Block, String)> {
    let Some(t) = f.terminator(b) else {
        return Vec::new();
    };
    let mut list: Vec<(Block, String)> = Vec::new();
    let mut add = |to: Block, word: String| match list.iter_mut().find(|x| x.0 == to) {
        Some(x) => x.1 = format!("{}, {word}", x.1),
        None => list.push((to, word)),
    };
    let succs: Vec<Block> = f.successors(b).collect();
    match f.kind(t) {
        InstKind::Switch => {
            for (v, to) in f.switch_cases(t) {
                let word = f
                    .as_int(v)
                    .map_or_else(|| "?".into(), |c| c.to_signed_decimal());
                add(to, word);
            }
            let rest = succs
                .iter()
                .filter(|s| f.switch_cases(t).all(|c| c.1 != **s));
            let default: Vec<Block> = rest.copied().collect();
            for to in default {
                add(to, "default".into());
            }
        }
        _ if succs.len() == 2 => {
            add(succs[0], "true".into());
            add(succs[1], "false".into());
        }
        _ => {
            for s in succs {
                if !list.iter().any(|x| x.0 == s) {
                    list.push((s, String::new()));
                }
            }
        }
    }
    for x in &mut list {
        x.1 = shortened(&x.1);
    }
    list
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    const TEXT: &str = "define i32 @f(i32 %x) {
entry:
  %c = icmp eq i32 %x, 3
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi i32 [ 1, %a ], [ 2, %entry ]
  switch i32 %p, label %d [ i32 1, label %a2
    i32 2, label %a2 ]
a2:
  br label %d
d:
  ret i32 %p
}";

    #[test]
    fn blocks_edges_and_the_path_are_in_the_graph() {
        let m = tandem_ir::text::parse(TEXT.as_bytes(), "t").unwrap();
        let f = &m.bodies[0];
        let blocks: Vec<Block> = f.blocks().collect();
        let mut path = Path {
            blocks: vec![blocks[0], blocks[2]],
            ..Path::default()
        };
        path.values
            .insert(f.insts(blocks[0]).next().unwrap(), "i1 0".into());
        let g = graph(&m.header, f, Some(&path), Some(&block_texts(&m.header, f)));
        assert_eq!(g.nodes.len(), 5);
        assert_eq!(g.nodes[0].title, "entry");
        assert_eq!(g.nodes[0].lines[0].value, "i1 0");
        assert!(g.nodes.iter().all(|n| !n.changed));
        let on: Vec<bool> = g.nodes.iter().map(|n| n.on_path).collect();
        assert_eq!(on, [true, false, true, false, false]);
        let taken: Vec<_> = g.edges.iter().filter(|e| e.on_path).collect();
        assert_eq!(taken.len(), 1);
        assert_eq!(taken[0].label, "false");
        assert!(g.edges.iter().any(|e| e.label == "1, 2"));
        assert!(g.edges.iter().any(|e| e.label == "default"));
    }

    #[test]
    fn a_changed_block_is_marked() {
        let m = tandem_ir::text::parse(TEXT.as_bytes(), "t").unwrap();
        let other = TEXT.replace("ret i32 %p", "ret i32 0");
        let o = tandem_ir::text::parse(other.as_bytes(), "t").unwrap();
        let texts = block_texts(&o.header, &o.bodies[0]);
        let g = graph(&m.header, &m.bodies[0], None, Some(&texts));
        let changed: Vec<&str> = g
            .nodes
            .iter()
            .filter(|n| n.changed)
            .map(|n| n.title.as_str())
            .collect();
        assert_eq!(changed, ["d"]);
    }
}
