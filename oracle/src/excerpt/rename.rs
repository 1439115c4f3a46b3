//! A rewrite of the whole function as one of the excerpt: every block, instruction and value by its name there.
//!
//! Fields are translated by their sorts, so that a new kind of rewrite needs no code here. Two things are looked at by
//! more than the sort:
//!
//! * A block that a field `dest` names, of a kind or of a path, may be a target outside: control goes there, and what
//!   is there matters to nobody. Under any other name a block must be in the region.
//! * A field of sort [`Sort::Value`](tandem_ir::rewrite::Sort) is a value whose uses change. If it is not computed in
//!   the region and the rewrite does not list the uses, all of them must be in the region.

use super::region::is_in;
use super::{Excerpt, Region};
use tandem_ir::function::ValueDef;
use tandem_ir::rewrite::{FieldValue, NewInst, Operand, Path, Rewrite, Vocabulary};
use tandem_ir::{Block, Function, Inst, Value};

/// The field that says where control goes.
const DESTINATION: &str = "dest";
/// Uses of a value that are looked at one by one.
const MOST_USES: usize = 256;

/// The blocks that a rewrite names or whose instructions it names, those of `f` alone, except for destinations.
pub fn named(f: &Function, rewrite: &Rewrite) -> Vec<Block> {
    let mut blocks = Vec::new();
    let home = |i: Inst| {
        let there = (i.as_u32() as usize) < f.num_insts();
        there.then(|| f.inst_block(i)).flatten()
    };
    for (name, field) in rewrite.fields() {
        match field {
            FieldValue::Block(b) if name != DESTINATION => blocks.push(b),
            FieldValue::OptionalBlock(b) => blocks.extend(b),
            FieldValue::Blocks(b) => blocks.extend(b),
            FieldValue::Inst(i) => blocks.extend(home(i)),
            FieldValue::Uses(uses) => blocks.extend(uses.iter().filter_map(|u| home(u.0))),
            FieldValue::PhiValues(phis) => blocks.extend(phis.iter().filter_map(|p| home(p.0))),
            FieldValue::Incoming(from) => blocks.extend(from.iter().map(|i| i.0)),
            FieldValue::Paths(paths) => {
                for p in &paths {
                    blocks.push(p.entry);
                    blocks.extend(&p.blocks);
                }
            }
            _ => {}
        }
    }
    blocks.retain(|&b| is_in(f, b));
    blocks
}

/// True if the region shows everything that the rewrite changes.
pub(super) fn shows(f: &Function, region: &Region, rewrite: &Rewrite) -> bool {
    let fields = rewrite.fields();
    let listed = |(_, field): &(&str, FieldValue)| matches!(field, FieldValue::Uses(_));
    fields.iter().any(listed)
        || fields.iter().all(|(_, field)| match field {
            FieldValue::Value(v) => {
                (v.as_u32() as usize) < f.num_values() && used_here(f, region, *v)
            }
            _ => true,
        })
}

/// True if the value is computed in the region or not used outside.
fn used_here(f: &Function, region: &Region, v: Value) -> bool {
    let has = |i: Inst| f.inst_block(i).is_some_and(|b| region.has(b));
    f.def_inst(v).is_some_and(has)
        || f.uses(v)
            .enumerate()
            .all(|(n, u)| n < MOST_USES && has(f.user(u)))
}

/// The rewrite in terms of the excerpt; `None` if it names something outside.
pub(super) fn rename(
    excerpt: &mut Excerpt,
    whole: &Function,
    rewrite: &Rewrite,
) -> Option<Rewrite> {
    let mut names = Names { excerpt, whole };
    let fields = rewrite.fields().into_iter();
    let fields: Option<Vec<FieldValue>> = fields.map(|(n, f)| names.field(n, f)).collect();
    Rewrite::from_fields(rewrite.kind(), fields?)
}

struct Names<'a> {
    excerpt: &'a mut Excerpt,
    whole: &'a Function,
}

impl Names<'_> {
    fn block(&self, b: Block) -> Option<Block> {
        self.excerpt.blocks.get(&b).copied()
    }

    fn destination(&self, b: Block) -> Option<Block> {
        let exit = || self.excerpt.exits.get(&b).copied();
        self.block(b).or_else(exit)
    }

    fn inst(&self, i: Inst) -> Option<Inst> {
        self.excerpt.insts.get(&i).copied()
    }

    fn value(&mut self, v: Value) -> Option<Value> {
        if let Some(&w) = self.excerpt.values.get(&v) {
            return Some(w);
        }
        let there = (v.as_u32() as usize) < self.whole.num_values();
        let constant = there && matches!(self.whole.value_def(v), ValueDef::Const(_));
        let new = &mut self.excerpt.function;
        constant
            .then(|| new.import_constant(self.whole, v))
            .flatten()
    }

    /// Parts of constants by their data name no values.
    fn operand(&mut self, o: Operand) -> Option<Operand> {
        match o {
            Operand::Value(v) => self.value(v).map(Operand::Value),
            other => Some(other),
        }
    }

    fn operands(&mut self, all: Vec<Operand>) -> Option<Vec<Operand>> {
        all.into_iter().map(|o| self.operand(o)).collect()
    }

    fn path(&self, p: Path) -> Option<Path> {
        Some(Path {
            entry: self.block(p.entry)?,
            blocks: p
                .blocks
                .iter()
                .map(|&b| self.block(b))
                .collect::<Option<_>>()?,
            value: p.value,
            dest: self.destination(p.dest)?,
        })
    }

    fn field(&mut self, name: &str, field: FieldValue) -> Option<FieldValue> {
        use FieldValue as F;
        Some(match field {
            F::Block(b) if name == DESTINATION => F::Block(self.destination(b)?),
            F::Block(b) => F::Block(self.block(b)?),
            F::OptionalBlock(None) => F::OptionalBlock(None),
            F::OptionalBlock(Some(b)) => F::OptionalBlock(Some(self.block(b)?)),
            F::Blocks(all) => F::Blocks(all.iter().map(|&b| self.block(b)).collect::<Option<_>>()?),
            F::Inst(i) => F::Inst(self.inst(i)?),
            F::Value(v) => F::Value(self.value(v)?),
            F::Operand(o) => F::Operand(self.operand(o)?),
            F::Operands(all) => F::Operands(self.operands(all)?),
            F::Uses(all) => {
                let uses = all.iter().map(|&(i, n)| Some((self.inst(i)?, n)));
                F::Uses(uses.collect::<Option<_>>()?)
            }
            F::Incoming(all) => {
                let each = all.into_iter();
                let each = each.map(|(b, o)| Some((self.block(b)?, self.operand(o)?)));
                F::Incoming(each.collect::<Option<_>>()?)
            }
            F::PhiValues(all) => {
                let each = all.into_iter();
                let each = each.map(|(i, o)| Some((self.inst(i)?, self.operand(o)?)));
                F::PhiValues(each.collect::<Option<_>>()?)
            }
            F::Mapping(all) => {
                let each = all.into_iter();
                let each = each.map(|(v, o)| Some((self.value(v)?, self.operand(o)?)));
                F::Mapping(each.collect::<Option<_>>()?)
            }
            F::Parameters(all) => {
                let each = all.into_iter();
                let each = each.map(|(n, o)| Some((n, self.operand(o)?)));
                F::Parameters(each.collect::<Option<_>>()?)
            }
            F::Bindings(all) => {
                let each = all.into_iter();
                let each = each.map(|(n, o)| Some((n, self.operand(o)?)));
                F::Bindings(each.collect::<Option<_>>()?)
            }
            F::Paths(all) => {
                let paths = all.into_iter().map(|p| self.path(p));
                F::Paths(paths.collect::<Option<_>>()?)
            }
            F::NewInst(new) => F::NewInst(NewInst {
                operands: self.operands(new.operands)?,
                kind: new.kind,
                flags: new.flags,
                ty: new.ty,
            }),
            // Instructions of other functions, and rewrites of modules.
            F::InstRef(_) | F::Rewrite(_) | F::AttrPlace(_) => return None,
            // What a module has: the same for the excerpt.
            same @ (F::Flags(_)
            | F::Symbol(_)
            | F::Metadata(_)
            | F::Global(_)
            | F::Globals(_)
            | F::Type(_)
            | F::Types(_)
            | F::Int(_)
            | F::Ints(_)
            | F::Flag(_)
            | F::Name(_)
            | F::Rule(_)
            | F::Attr(_)
            | F::Why(_)
            | F::MBlock(_)
            | F::OptionalMBlock(_)
            | F::MBlocks(_)
            | F::MInst(_)
            | F::Tails(_)) => same,
        })
    }
}
