//! Colours of module-level names: numbers that distinguish them without their names, by their declaration, by what they
//! refer to, and by what that refers to in turn (colour refinement, as in graph isomorphism).

use super::Mixer;
use super::body::{self, Constants, Open, References};
use super::shape::Shapes;
use tandem_ir::constant::ConstantData;
use tandem_ir::metadata::{MdBody, Metadata};
use tandem_ir::module::{GlobalData, GlobalKind};
use tandem_ir::{Global, Module};

/// How far references are followed; beyond, only symmetric recursions have equal colours.
const ROUNDS: usize = 3;

/// A number for each name of a module that does not depend on names or order.
pub(super) struct Colours<'a> {
    m: &'a Module,
    /// By global.
    colour: Vec<u64>,
    /// What each refers to, in order of mention.
    pub(super) refs: Vec<Vec<Global>>,
    /// Hash of what belongs to no name.
    around: u64,
}

impl<'a> Colours<'a> {
    pub(super) fn new(m: &'a Module) -> Colours<'a> {
        let mut shapes = Shapes::new(&m.header);
        let n = m.header.globals.len();
        let mut open: Vec<Open> = Vec::with_capacity(n);
        for (g, d) in &m.header.globals {
            let mut o = constants_of(&mut shapes, d);
            let mut h = Mixer::new(30);
            h.add(shapes.global(g));
            h.add(o.hash);
            let mut sum = 0u64;
            for &(kind, node) in &d.attachments {
                let mut e = Mixer::new(31);
                shapes.symbol(&mut e, Some(kind));
                e.add(shapes.node(node));
                sum = sum.wrapping_add(e.finish());
            }
            h.add(sum);
            o.hash = h.finish();
            open.push(o);
        }
        for f in &m.bodies {
            let b = body::hash(&mut shapes, f);
            let o = &mut open[f.global.as_u32() as usize];
            let mut h = Mixer::new(32);
            h.add(o.hash);
            h.add(b.hash);
            o.hash = h.finish();
            o.refs.extend(b.refs);
        }
        describe(&shapes, m, &mut open);
        let around = around(&shapes, m);
        let colour = refine(&open);
        Colours {
            m,
            colour,
            refs: open.into_iter().map(|o| o.refs).collect(),
            around,
        }
    }

    pub(super) fn of(&self, g: Global) -> u64 {
        self.colour[g.as_u32() as usize]
    }

    /// Names that are declared and that nothing in the code mentions.
    pub(super) fn unused(&self) -> Vec<Global> {
        let mut used = vec![false; self.colour.len()];
        for r in self.refs.iter().flatten() {
            used[r.as_u32() as usize] = true;
        }
        let all = self.m.header.globals.iter();
        let idle = all.filter(|(g, d)| is_declaration(d) && !used[g.as_u32() as usize]);
        idle.map(|(g, _)| g).collect()
    }

    /// The hash of the whole module.
    pub(super) fn of_module(&self) -> u64 {
        let unused = self.unused();
        let mut sum = 0u64;
        let mut skip = unused.iter().peekable();
        for g in self.m.header.globals.keys() {
            if skip.next_if(|&&u| u == g).is_none() {
                let mut h = Mixer::new(34);
                h.add(self.of(g));
                sum = sum.wrapping_add(h.finish());
            }
        }
        let mut h = Mixer::new(35);
        h.add(sum);
        h.add(self.around);
        h.finish()
    }
}

pub(super) fn is_declaration(d: &GlobalData) -> bool {
    match &d.kind {
        GlobalKind::Variable(v) => v.init.is_none(),
        GlobalKind::Function(f) => !f.defined,
        GlobalKind::Alias(_) | GlobalKind::IFunc(_) | GlobalKind::Erased => false,
    }
}

/// Tells names apart by what they refer to, in order, and by what refers to them.
fn refine(open: &[Open]) -> Vec<u64> {
    let mut colour: Vec<u64> = open.iter().map(|o| o.hash).collect();
    for _ in 0..ROUNDS {
        let mut next: Vec<u64> = Vec::with_capacity(open.len());
        for o in open {
            let mut h = Mixer::new(33);
            h.add(o.hash);
            o.refs
                .iter()
                .for_each(|r| h.add(colour[r.as_u32() as usize]));
            next.push(h.finish());
        }
        for (g, o) in open.iter().enumerate() {
            for (at, r) in o.refs.iter().enumerate() {
                let mut h = Mixer::new(39);
                h.add(colour[g]);
                h.add(at as u64);
                let of = &mut next[r.as_u32() as usize];
                *of = of.wrapping_add(h.finish());
            }
        }
        colour = next;
    }
    colour
}

/// Entries of named metadata distinguish the names that they are about, as those of `nvvm.annotations` do.
fn describe(shapes: &Shapes<'_>, m: &Module, open: &mut [Open]) {
    let header = &m.header;
    for (name, list) in &header.metadata.named {
        for &n in list {
            let Some(MdBody::Tuple(ops)) = header.metadata.nodes.get(n).map(|d| &d.body) else {
                continue;
            };
            for (at, op) in ops.iter().enumerate() {
                let Metadata::Constant(c) = op else { continue };
                if let ConstantData::Global(g) = header.constants.get(*c) {
                    let mut h = Mixer::new(38);
                    shapes.symbol(&mut h, Some(*name));
                    h.add(shapes.node(n));
                    h.add(at as u64);
                    let o = &mut open[g.as_u32() as usize];
                    o.hash = o.hash.wrapping_add(h.finish());
                }
            }
        }
    }
}

/// Initialisers, aliasees and the constants of a function.
fn constants_of(shapes: &mut Shapes<'_>, d: &GlobalData) -> Open {
    let header = shapes.header;
    let mut refs = References::default();
    let list = match &d.kind {
        GlobalKind::Variable(v) => [v.init, None, None],
        GlobalKind::Function(f) => [f.prefix, f.prologue, f.personality],
        GlobalKind::Alias(c) | GlobalKind::IFunc(c) => [Some(*c), None, None],
        GlobalKind::Erased => [None, None, None],
    };
    let mut h = Mixer::new(36);
    if list.iter().any(Option::is_some) {
        let mut constants = Constants::new(&header.constants);
        for c in list {
            h.add(c.map_or(0, |c| constants.hash(shapes, &mut refs, c)));
        }
    }
    Open {
        hash: h.finish(),
        refs: refs.list,
    }
}

/// Triple, layout, assembly and named metadata.
fn around(shapes: &Shapes<'_>, m: &Module) -> u64 {
    let header = &m.header;
    let mut h = Mixer::new(37);
    h.text(&header.triple);
    h.text(&header.layout.text);
    for line in &header.module_asm {
        h.bytes(line);
    }
    for (name, list) in &header.metadata.named {
        shapes.symbol(&mut h, Some(*name));
        for &n in list {
            h.add(shapes.md(Metadata::Node(n)));
        }
    }
    h.finish()
}
