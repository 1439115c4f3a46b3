//! The edits that make a PTX module smaller, in families from large to small.
//!
//! An edit names what it takes away by entities of the module that it was made for, so that several can be made at once.
//! Whether what comes out is well formed is not asked here: the text is read and verified, and what is not is no candidate.

use super::Program;
use std::collections::{BTreeMap, BTreeSet};
use tandem_ir::machine::func::{Base, Guard, InstData, MFunc, MemNote, Note, Operand};
use tandem_ir::machine::module::Linkage;
use tandem_ir::machine::regs::Reg;
use tandem_ir::machine::text::Style;
use tandem_ir::machine::{MBlock, MInst, MModule};

/// One edit. Functions are named by their numbers.
#[derive(Clone, PartialEq, Debug)]
pub enum Edit {
    /// An element of the module goes, by its place in the text.
    Item(usize),
    /// A function is only declared.
    Body(usize),
    /// A block goes, and who led to it leads to the next one.
    Block(usize, MBlock),
    /// Instructions go; those of a call together.
    Insts(usize, Vec<MInst>),
    /// A guard goes.
    Guard(usize, MInst),
    /// A branch leads to another block.
    Redirect(usize, MInst, MBlock),
    /// The targets of a jump table at this place, and behind it, go.
    Targets(usize, usize, usize),
    /// A parameter goes, by its place.
    Param(usize, usize),
    /// A variable of the frame goes, by its place.
    Frame(usize, usize),
    /// A directive goes, by its place.
    Directive(usize, usize),
    /// What a note says goes, or a part of it.
    Note(usize, MInst, Part),
    /// How often a block runs is not said.
    Frequency(usize, MBlock),
    /// A register is another one throughout.
    Register(usize, Reg, Reg),
    /// An operand is something else.
    Operand(usize, MInst, usize, Operand),
    /// Registers are numbered as in our own output.
    Renumber,
}

/// A part of what is said of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Part {
    /// The whole note.
    All,
    /// What it says of the access.
    Access,
    /// Of that the alignment.
    Alignment,
    /// What is accessed.
    Value,
    /// That nothing writes the memory.
    Invariant,
    /// That it is not used again soon.
    Nontemporal,
    /// That it may be accessed at any time.
    Dereferenceable,
    /// Its flags.
    Flags,
    /// Last uses and unread results.
    Uses,
    /// Operands whose value does not matter.
    Undef,
    /// The source location.
    Location,
}

/// A family: what it is called, and its edits on a module.
pub type Family = (&'static str, fn(&MModule) -> Vec<Edit>);

/// All families, in the order in which they are tried.
pub const FAMILIES: &[Family] = &[
    ("functions", items),
    ("bodies", bodies),
    ("blocks", blocks),
    ("instructions", instructions),
    ("guards", guards),
    ("branches", redirects),
    ("jump-tables", targets),
    ("parameters", parameters),
    ("variables", frames),
    ("directives", directives),
    ("notes", notes),
    ("registers", registers),
    ("operands", operands),
    ("names", |_| vec![Edit::Renumber]),
];

/// The bodies of a module, with their numbers.
fn with_bodies(m: &MModule) -> impl DoubleEndedIterator<Item = (usize, &MFunc)> {
    m.funcs.iter().enumerate().filter(|(_, f)| f.has_body)
}

/// The instructions of a function in order of the text.
fn insts(f: &MFunc) -> impl Iterator<Item = MInst> + '_ {
    let of_block = |b: &MBlock| f.blocks[*b].insts.iter().copied();
    f.layout.iter().flat_map(of_block)
}

fn items(m: &MModule) -> Vec<Edit> {
    (0..m.items.len()).rev().map(Edit::Item).collect()
}

fn bodies(m: &MModule) -> Vec<Edit> {
    with_bodies(m).map(|(n, _)| Edit::Body(n)).collect()
}

fn blocks(m: &MModule) -> Vec<Edit> {
    let of = |(n, f): (usize, &MFunc)| {
        let all: Vec<Edit> = f.layout.iter().map(|b| Edit::Block(n, *b)).collect();
        all
    };
    with_bodies(m).flat_map(of).collect()
}

fn instructions(m: &MModule) -> Vec<Edit> {
    let mut all = Vec::new();
    for (n, f) in with_bodies(m) {
        let mut last = None;
        for i in insts(f) {
            let region = f.insts[i].region;
            match all.last_mut() {
                Some(Edit::Insts(k, list)) if *k == n && region.is_some() && region == last => {
                    list.push(i);
                }
                _ => all.push(Edit::Insts(n, vec![i])),
            }
            last = region;
        }
    }
    // What is defined late is needed by little.
    all.reverse();
    all
}

/// One edit for each instruction of which `of` makes some.
fn each(m: &MModule, of: impl Fn(usize, &MFunc, MInst, &InstData) -> Vec<Edit>) -> Vec<Edit> {
    let mut all = Vec::new();
    for (n, f) in with_bodies(m) {
        all.extend(insts(f).flat_map(|i| of(n, f, i, &f.insts[i])));
    }
    all
}

fn guards(m: &MModule) -> Vec<Edit> {
    each(m, |n, _, i, data| {
        let guard = data.guard.map(|_| Edit::Guard(n, i));
        guard.into_iter().collect()
    })
}

/// Every branch to the block behind its own, and to the last one.
fn redirects(m: &MModule) -> Vec<Edit> {
    let mut all = Vec::new();
    for (n, f) in with_bodies(m) {
        for (at, b) in f.layout.iter().enumerate() {
            let others = [f.layout.get(at + 1), f.layout.last()];
            for &i in &f.blocks[*b].insts {
                let leads = f.insts[i].ops.iter().find_map(|op| match op {
                    Operand::Label(to) => Some(*to),
                    _ => None,
                });
                let Some(leads) = leads else { continue };
                let new = others.iter().flatten().map(|to| **to);
                let new = new.filter(|to| *to != leads);
                all.extend(new.map(|to| Edit::Redirect(n, i, to)));
            }
        }
    }
    all
}

fn targets(m: &MModule) -> Vec<Edit> {
    let mut all = Vec::new();
    for (n, f) in with_bodies(m) {
        for (t, table) in f.tables.iter().enumerate() {
            all.extend((0..table.targets.len()).map(|k| Edit::Targets(n, t, k)));
        }
    }
    all
}

fn parameters(m: &MModule) -> Vec<Edit> {
    let of = |(n, f): (usize, &MFunc)| {
        let all: Vec<Edit> = (0..f.params.len()).map(|k| Edit::Param(n, k)).collect();
        all
    };
    m.funcs.iter().enumerate().flat_map(of).collect()
}

fn frames(m: &MModule) -> Vec<Edit> {
    let of = |(n, f): (usize, &MFunc)| {
        let all: Vec<Edit> = (0..f.frame.len()).map(|k| Edit::Frame(n, k)).collect();
        all
    };
    with_bodies(m).flat_map(of).collect()
}

fn directives(m: &MModule) -> Vec<Edit> {
    let of = |(n, f): (usize, &MFunc)| {
        let dirs = (0..f.dirs.len()).map(|k| Edit::Directive(n, k));
        let said = f.layout.iter().filter(|b| f.blocks[**b].freq.is_some());
        let all: Vec<Edit> = dirs.chain(said.map(|b| Edit::Frequency(n, *b))).collect();
        all
    };
    m.funcs.iter().enumerate().flat_map(of).collect()
}

fn notes(m: &MModule) -> Vec<Edit> {
    each(m, |n, _, i, data| {
        let mut parts = Vec::new();
        if let Some(note) = &data.note {
            parts.push(Part::All);
            if let Some(mem) = &note.mem {
                let said = [
                    (Part::Access, true),
                    (Part::Alignment, mem.align.is_some()),
                    (Part::Value, mem.value.is_some()),
                    (Part::Invariant, mem.invariant),
                    (Part::Nontemporal, mem.nontemporal),
                    (Part::Dereferenceable, mem.dereferenceable),
                ];
                parts.extend(said.iter().filter(|s| s.1).map(|s| s.0));
            }
            let some = [
                (Part::Flags, !note.flags.is_empty()),
                (Part::Uses, !note.kill.is_empty() || !note.dead.is_empty()),
                (Part::Undef, !note.undef.is_empty()),
            ];
            parts.extend(some.iter().filter(|s| s.1).map(|s| s.0));
        }
        parts.extend(data.loc.map(|_| Part::Location));
        parts.into_iter().map(|p| Edit::Note(n, i, p)).collect()
    })
}

/// Every register instead of which one of the first two of its class would do.
fn registers(m: &MModule) -> Vec<Edit> {
    let mut all = Vec::new();
    for (n, f) in with_bodies(m) {
        let mut named: Vec<Reg> = Vec::new();
        for i in insts(f) {
            f.insts[i].for_each_reg(|r| {
                if !named.contains(&r) {
                    named.push(r);
                }
            });
        }
        for (k, r) in named.iter().enumerate().rev() {
            let same = |s: &&Reg| s.class() == r.class();
            let first = named[..k].iter().filter(same).take(2);
            all.extend(first.map(|s| Edit::Register(n, *r, *s)));
        }
    }
    all
}

/// 0 instead of any operand, and addresses without offsets.
fn operands(m: &MModule) -> Vec<Edit> {
    each(m, |n, _, i, data| {
        let mut all = Vec::new();
        for (k, op) in data.ops.iter().enumerate() {
            let simpler = match op {
                Operand::Address(b, offset) if *offset != 0 => Operand::Address(*b, 0),
                Operand::Symbol(b, offset) if *offset != 0 => Operand::Symbol(*b, 0),
                Operand::Int(bits, _) if *bits != 0 => Operand::Int(0, false),
                // The first operand is written, as a rule; the verifier knows where it is not.
                Operand::Reg(_) => Operand::Int(0, false),
                _ => continue,
            };
            all.push(Edit::Operand(n, i, k, simpler));
        }
        all
    })
}

/// What a module becomes by some edits; `None` if that is not well formed.
pub fn apply(m: &MModule, edits: &[Edit]) -> Option<Program> {
    let mut new = m.clone();
    let mut style = Style::Keep;
    let mut gone = Gone::default();
    for edit in edits {
        match edit {
            Edit::Renumber => style = Style::Nvvm,
            Edit::Item(n) => {
                gone.items.insert(*n);
            }
            edit => one(&mut new, edit, &mut gone),
        }
    }
    gone.remove(&mut new);
    Program::of(&new, style)
}

/// What goes by its place in a list, once everything else is done.
#[derive(Default)]
struct Gone {
    items: BTreeSet<usize>,
    blocks: BTreeMap<usize, BTreeSet<MBlock>>,
    params: BTreeMap<usize, BTreeSet<usize>>,
    frames: BTreeMap<usize, BTreeSet<usize>>,
    directives: BTreeMap<usize, BTreeSet<usize>>,
}

/// Makes one edit, or notes what goes in the end.
fn one(m: &mut MModule, edit: &Edit, gone: &mut Gone) {
    match edit {
        Edit::Renumber | Edit::Item(_) => {}
        Edit::Body(n) => {
            let f = &m.funcs[*n];
            m.funcs[*n] = MFunc {
                linkage: Linkage::Extern,
                is_entry: f.is_entry,
                rets: f.rets.clone(),
                params: f.params.clone(),
                ..MFunc::new(&f.name)
            };
        }
        Edit::Block(n, b) => {
            gone.blocks.entry(*n).or_default().insert(*b);
        }
        Edit::Insts(n, list) => {
            let f = &mut m.funcs[*n];
            let of_block =
                |f: &MFunc, b: MBlock| f.blocks[b].insts.iter().any(|i| list.contains(i));
            for b in f.layout.clone() {
                if of_block(f, b) {
                    f.blocks[b].insts.retain(|i| !list.contains(i));
                }
            }
        }
        Edit::Guard(n, i) => m.funcs[*n].insts[*i].guard = None,
        Edit::Redirect(n, i, to) => {
            for op in &mut m.funcs[*n].insts[*i].ops {
                if matches!(op, Operand::Label(_)) {
                    *op = Operand::Label(*to);
                }
            }
        }
        Edit::Targets(n, t, k) => m.funcs[*n].tables[*t].targets.truncate(*k),
        Edit::Param(n, k) => {
            gone.params.entry(*n).or_default().insert(*k);
        }
        Edit::Frame(n, k) => {
            gone.frames.entry(*n).or_default().insert(*k);
        }
        Edit::Directive(n, k) => {
            gone.directives.entry(*n).or_default().insert(*k);
        }
        Edit::Note(n, i, part) => without(&mut m.funcs[*n].insts[*i], *part),
        Edit::Frequency(n, b) => m.funcs[*n].blocks[*b].freq = None,
        Edit::Register(n, old, new) => {
            let f = &mut m.funcs[*n];
            for i in insts(f).collect::<Vec<_>>() {
                rename(&mut f.insts[i], *old, *new);
            }
        }
        Edit::Operand(n, i, k, op) => m.funcs[*n].insts[*i].ops[*k] = op.clone(),
    }
}

/// Takes away a part of what is said of an instruction.
fn without(data: &mut InstData, part: Part) {
    if part == Part::Location {
        data.loc = None;
        return;
    }
    let Some(note) = &mut data.note else { return };
    match part {
        Part::All | Part::Location => **note = Note::default(),
        Part::Access => note.mem = None,
        Part::Flags => note.flags.clear(),
        Part::Uses => {
            note.kill.clear();
            note.dead.clear();
        }
        Part::Undef => note.undef.clear(),
        of_access => {
            let Some(mem) = &mut note.mem else { return };
            match of_access {
                Part::Alignment => mem.align = None,
                Part::Value => mem.value = None,
                Part::Invariant => mem.invariant = false,
                Part::Nontemporal => mem.nontemporal = false,
                _ => mem.dereferenceable = false,
            }
            if *mem == MemNote::default() {
                note.mem = None;
            }
        }
    }
    if **note == Note::default() {
        data.note = None;
    }
}

/// Writes another register wherever an instruction names one.
fn rename(data: &mut InstData, old: Reg, new: Reg) {
    let other = |r: &mut Reg| {
        if *r == old {
            *r = new;
        }
    };
    if let Some(Guard { reg, .. }) = &mut data.guard {
        other(reg);
    }
    data.ops.iter_mut().for_each(|op| in_operand(op, &other));
    if let Some(note) = &mut data.note {
        for list in [&mut note.kill, &mut note.dead, &mut note.undef] {
            list.iter_mut().for_each(other);
            list.sort();
            list.dedup();
        }
    }
}

fn in_operand(op: &mut Operand, other: &dyn Fn(&mut Reg)) {
    match op {
        Operand::Reg(r) | Operand::Not(r) => other(r),
        Operand::Pair(a, b) => a.iter_mut().chain(b).for_each(other),
        Operand::Symbol(Base::Reg(r), _) | Operand::Address(Base::Reg(r), _) => other(r),
        Operand::List(all) | Operand::Vector(all) | Operand::Coordinates(all) => {
            all.iter_mut().for_each(|op| in_operand(op, other));
        }
        _ => {}
    }
}

impl Gone {
    fn remove(&self, m: &mut MModule) {
        for (n, blocks) in &self.blocks {
            remove_blocks(&mut m.funcs[*n], blocks);
        }
        for (n, params) in &self.params {
            let f = &mut m.funcs[*n];
            drop_places(&mut f.params, params);
            renumber(f, |base| match base {
                Base::Param(k) => Some((k, params)),
                _ => None,
            });
        }
        for (n, frames) in &self.frames {
            let f = &mut m.funcs[*n];
            drop_places(&mut f.frame, frames);
            renumber(f, |base| match base {
                Base::Frame(k) => Some((k, frames)),
                _ => None,
            });
        }
        for (n, dirs) in &self.directives {
            drop_places(&mut m.funcs[*n].dirs, dirs);
        }
        drop_places(&mut m.items, &self.items);
    }
}

fn drop_places<T>(list: &mut Vec<T>, places: &BTreeSet<usize>) {
    let mut at = 0;
    list.retain(|_| {
        at += 1;
        !places.contains(&(at - 1))
    });
}

/// Gives what is counted in a list of the function its new number; what is gone has one that nothing has, which no text
/// says.
fn renumber<'p>(
    f: &mut MFunc,
    which: impl Fn(&mut Base) -> Option<(&mut u32, &'p BTreeSet<usize>)>,
) {
    for i in insts(f).collect::<Vec<_>>() {
        for op in &mut f.insts[i].ops {
            let (Operand::Symbol(base, _) | Operand::Generic(base, _) | Operand::Address(base, _)) =
                op
            else {
                continue;
            };
            let used_and_gone = match which(base) {
                None => false,
                Some((k, places)) => {
                    let old = *k as usize;
                    *k -= places.range(..old).count() as u32;
                    places.contains(&old)
                }
            };
            if used_and_gone {
                // An address of nothing: the verifier refuses it where a place is wanted.
                *base = Base::Absolute;
            }
        }
    }
}

/// Takes blocks away; who led to one leads to the next that stays, or to the last one that does.
fn remove_blocks(f: &mut MFunc, gone: &BTreeSet<MBlock>) {
    let stays = |b: &&MBlock| !gone.contains(b);
    let Some(&last) = f.layout.iter().rev().find(stays) else {
        return;
    };
    let next: BTreeMap<MBlock, MBlock> = gone
        .iter()
        .map(|b| {
            let at = f.layout.iter().position(|x| x == b).unwrap_or(0);
            let to = f.layout[at..].iter().find(stays);
            (*b, to.copied().unwrap_or(last))
        })
        .collect();
    let lead = |b: &mut MBlock| {
        if let Some(to) = next.get(b) {
            *b = *to;
        }
    };
    for i in insts(f).collect::<Vec<_>>() {
        for op in &mut f.insts[i].ops {
            if let Operand::Label(b) = op {
                lead(b);
            }
        }
    }
    for t in &mut f.tables {
        t.targets.iter_mut().for_each(lead);
    }
    f.layout.retain(|b| !gone.contains(b));
}
