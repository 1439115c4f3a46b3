//! The log of writes is complete: a copy that is brought up to date by it is the body, down to the last number.

use tandem_ir::function::{Changes, changes};
use tandem_ir::metadata::{LocalMetadata, Metadata};
use tandem_ir::{BinOp, Block, Flags, Function, Inst, InstKind, Type, Value, text};

const START: &str = "
define i32 @f(i32 %a, i32 %b, i1 %c) {
entry:
  %x = add i32 %a, %b
  %y = mul i32 %x, 3, !note !0
  br i1 %c, label %left, label %right
left:
    #dbg_value(i32 %x, !1, !DIExpression(), !2)
  %l = sub i32 %y, %x
  br label %join
right:
  %r = xor i32 %y, 5
  switch i32 %r, label %join [ i32 1, label %left2
    i32 2, label %join ]
left2:
  br label %join
join:
  %p = phi i32 [ %l, %left ], [ %r, %right ], [ %r, %right ], [ 0, %left2 ]
  %q = add i32 %p, 1
  ret i32 %q
}
!0 = !{}
!1 = !{}
!2 = !{}
";

/// Plain and good enough: xorshift.
struct Dice(u64);

impl Dice {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n as u64) as usize
    }
    fn of<T: Copy>(&mut self, all: &[T]) -> Option<T> {
        (!all.is_empty()).then(|| all[self.below(all.len())])
    }
}

fn blocks(f: &Function) -> Vec<Block> {
    f.blocks().collect()
}

fn insts(f: &Function) -> Vec<Inst> {
    f.blocks().flat_map(|b| f.insts(b)).collect()
}

/// Instructions that are no phis and end no block.
fn plain(f: &Function) -> Vec<Inst> {
    let all = insts(f).into_iter();
    all.filter(|&i| !f.is_phi(i) && !f.kind(i).is_terminator())
        .collect()
}

fn phis(f: &Function) -> Vec<Inst> {
    insts(f).into_iter().filter(|&i| f.is_phi(i)).collect()
}

/// Values of type `i32` that stand somewhere.
fn numbers(f: &Function) -> Vec<Value> {
    let results = insts(f).into_iter().filter_map(|i| f.result(i));
    let all = f.args().iter().copied().chain(results);
    all.filter(|&v| f.value_type(v) == Type::I32).collect()
}

/// How many sorts of edits there are.
const EDITS: usize = 24;

/// One edit of the storage, whatever it makes of the program; nothing where there is no place for it.
fn edit(f: &mut Function, sort: usize, dice: &mut Dice) -> Option<()> {
    let name = ["x", "y", "join", "fresh"][dice.below(4)];
    let (at, block) = (dice.of(&plain(f)), dice.of(&blocks(f))?);
    let number = dice.of(&numbers(f))?;
    match sort {
        0 => drop(f.int(Type::I32, dice.below(50) as u64)),
        1 => f.set_flags(at?, Flags::NSW),
        2 => f.set_kind(at?, InstKind::Binary(BinOp::Or)),
        3 => {
            let one = f.int(Type::I32, dice.below(9) as u64);
            let i = f.create_inst(InstKind::Binary(BinOp::And), Type::I32, &[number, one]);
            f.insert_before_terminator(block, i);
            f.set_fresh_name(f.result(i)?, name);
        }
        4 => f.erase_inst(at?),
        5 => {
            let (i, n) = (at?, dice.below(2));
            (n < f.num_operands(i) && f.value_type(f.operand(i, n)) == Type::I32)
                .then(|| f.set_operand(i, n, number))?;
        }
        6 => {
            let other = dice.of(&numbers(f))?;
            (other != number).then(|| f.replace_all_uses(number, other))?;
        }
        7 => {
            let copy = f.clone_inst(at?);
            f.insert_before(copy, at?);
        }
        8 => f.move_before(at?, dice.of(&plain(f))?),
        9 => {
            let i = dice.of(&insts(f)).filter(|&i| !f.is_phi(i))?;
            f.split_block(f.inst_block(i)?, i, name);
        }
        10 => {
            let b = f.new_block_after(block, name);
            f.append_br(b, block);
        }
        11 => {
            let dead: Vec<Block> = blocks(f)
                .into_iter()
                .filter(|&b| Some(b) != f.entry() && !f.has_uses(f.block_value(b)))
                .collect();
            f.erase_blocks(&dead);
        }
        12 => {
            let phi = f.new_phi(block, Type::I32, name);
            let preds: Vec<Block> = f.pred_edges(block).collect();
            preds
                .into_iter()
                .for_each(|p| f.add_phi_entry(phi, number, p));
        }
        13 => f.add_phi_entry(dice.of(&phis(f))?, number, block),
        14 => f.remove_phi_entries(block, dice.of(&blocks(f))?),
        15 => f.remove_one_phi_entry(block, dice.of(&blocks(f))?),
        16 => f.retarget_phi_entries(block, dice.of(&blocks(f))?, dice.of(&blocks(f))?),
        17 => {
            let (t, old) = (f.terminator(block)?, f.successors(block).next()?);
            f.redirect_successor(t, old, dice.of(&blocks(f))?);
        }
        18 => f.set_name(number, &format!("n{}", dice.below(1_000_000))),
        19 => f.clear_name(number),
        20 => {
            let (i, kept) = (at?, dice.below(2) == 0);
            match f.attachments(i).first() {
                Some(_) => f.retain_attachments(i, |_| kept),
                None => {
                    let (kind, node) = insts(f)
                        .into_iter()
                        .find_map(|i| f.attachments(i).first().copied())?;
                    f.set_attachment(i, kind, node);
                }
            }
        }
        21 => {
            let from = insts(f)
                .into_iter()
                .find(|&i| !f.debug_records(i).is_empty())?;
            let records = f.take_debug_records(from);
            records
                .into_iter()
                .for_each(|r| f.add_debug_record(at.unwrap_or(from), r));
        }
        22 => {
            f.metadata_value(LocalMetadata::Module(Metadata::Null));
            f.replace_uses_where(number, f.args()[0], |_, i, n| {
                (i.as_u32() as usize + n).is_multiple_of(2)
            });
        }
        _ => {
            f.detach_block(block);
            f.append_block(block);
        }
    }
    Some(())
}

#[test]
fn a_copy_that_follows_the_log_is_the_body() {
    let module = text::parse(START.as_bytes(), "f.ll").unwrap();
    let (mut done, mut still) = ([0usize; EDITS], 0);
    for seed in 1..400u64 {
        let mut f = module.bodies[0].clone();
        let mut dice = Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        f.record_writes();
        let mut copy = f.clone();
        assert_eq!(copy.writes(), 0, "a copy has no log");
        for _ in 0..12 {
            let mark = f.writes();
            for _ in 0..=dice.below(4) {
                let sort = dice.below(EDITS);
                done[sort] += usize::from(edit(&mut f, sort, &mut dice).is_some());
            }
            let written = f.written_since(mark);
            let differs = copy.storage_difference(&f);
            // What only grows is followed without an entry.
            let growing = ["constants", "metadata operands"].map(Some);
            assert!(!written.is_empty() || differs.is_none() || growing.contains(&differs));
            still += usize::from(changes(&copy, &f, &written) == Changes::default());
            copy.sync_from(&f, &written);
            assert_eq!(copy.storage_difference(&f), None, "seed {seed}");
        }
    }
    assert!(done.iter().all(|&n| n > 40), "{done:?}");
    assert!(still > 0, "edits that change nothing to see");
}

/// Changes between two states, found without the log: the blocks whose lines differ.
fn blocks_that_read_otherwise(a: &Function, b: &Function) -> Vec<Block> {
    let shown = |f: &Function, x: Block| {
        let placed = x.as_u32() < f.num_blocks() as u32 && f.in_layout(x);
        placed.then(|| {
            let line = |i: Inst| {
                let ops: Vec<Value> = f.operands(i).collect();
                let around = (f.attachments(i).to_vec(), f.debug_records(i).to_vec());
                (
                    i,
                    f.kind(i).clone(),
                    f.flags(i),
                    f.inst_type(i),
                    ops,
                    around,
                )
            };
            f.insts(x).map(line).collect::<Vec<_>>()
        })
    };
    let all = (0..a.num_blocks().max(b.num_blocks()) as u32).map(Block::from_u32);
    all.filter(|&x| shown(a, x) != shown(b, x)).collect()
}

#[test]
fn changes_are_those_that_a_reader_sees() {
    let module = text::parse(START.as_bytes(), "f.ll").unwrap();
    let mut seen = 0;
    for seed in 1..400u64 {
        let mut f = module.bodies[0].clone();
        let mut dice = Dice(seed.wrapping_mul(0x2545_f491_4f6c_dd1d));
        f.record_writes();
        for _ in 0..8 {
            let (before, mark) = (f.clone(), f.writes());
            let sort = dice.below(EDITS);
            edit(&mut f, sort, &mut dice);
            let found = changes(&before, &f, &f.written_since(mark));
            let mut expected = blocks_that_read_otherwise(&before, &f);
            if before.entry() != f.entry() {
                expected.extend([before.entry().unwrap(), f.entry().unwrap()]);
                expected.sort_unstable();
                expected.dedup();
            }
            assert_eq!(found.blocks, expected, "seed {seed}, edit {sort}");
            seen += expected.len();
        }
    }
    assert!(seen > 1000, "{seen}");
}
