//! The validator's memory: reads give back what was written, as the same terms where they can.

#![allow(clippy::unwrap_used)]

use crate::tv_support;

use tandem_smt::eval::{Assignment, EvalValue};
use tandem_smt::{Sort, Terms};
use tandem_tv::blocks::BlockKey;
use tandem_tv::memory::initializer::Contents;
use tandem_tv::memory::{Cell, Havoc};
use tandem_tv::pointer::{Ptr, Region};
use tandem_tv::value::Scalar;
use tv_support::memory::{M0, at, block, foreign, global, int, pair, somewhere, stack};

#[test]
fn what_was_stored_comes_back_as_the_same_term() {
    let mut w = pair();
    let b = foreign(&mut w, "p");
    let offset = w.terms.input("i", Sort::Bits(64));
    let p = Ptr { block: b, offset };
    for (cell, width) in [
        (Cell::Int(32), 32),
        (Cell::Float(64), 64),
        (Cell::Int(7), 7),
        (Cell::Ptr(0), 84),
    ] {
        let v = int(&mut w, "v", width);
        let m = w.store(M0, p, cell, v, 1);
        assert_eq!(w.load(m, p, cell, 1), v);
        // A store to another known offset of the same block is stepped over.
        let far = w.terms.bits(64, 64);
        let q = Ptr {
            offset: w.terms.add(p.offset, far),
            ..p
        };
        let other = int(&mut w, "u", 8);
        let n = w.store(m, q, Cell::Int(8), other, 1);
        assert_eq!(w.load(n, p, cell, 1), v);
    }
}

#[test]
fn known_blocks_do_not_alias_and_regions_do_not_either() {
    let mut w = pair();
    let (g, h) = (global(&mut w, "g", 16), global(&mut w, "h", 16));
    let (p, q) = (at(&mut w, g, 0), at(&mut w, h, 0));
    let before = w.load(M0, p, Cell::Int(32), 4);
    let v = int(&mut w, "v", 32);
    let m = w.store(M0, q, Cell::Int(32), v, 4);
    assert_eq!(w.load(m, p, Cell::Int(32), 4), before);
    // A pointer into shared memory and one into global memory.
    let number = w.terms.input("n", Sort::Bits(16));
    let head = w.terms.bits(4, Region::Shared as u64);
    let shared = w.terms.concat(head, number);
    let s = at(&mut w, shared, 0);
    let m = w.store(m, s, Cell::Int(32), v, 4);
    assert_eq!(w.load(m, p, Cell::Int(32), 4), before);
    // A caller's pointer may be into @g, but not into a block of this call.
    let f = foreign(&mut w, "f");
    let unknown = at(&mut w, f, 0);
    let n = w.store(m, unknown, Cell::Int(32), v, 4);
    assert_ne!(w.load(n, p, Cell::Int(32), 4), before);
    let a = stack(&mut w, "a", 16);
    let local = at(&mut w, a, 0);
    let n = w.store(n, local, Cell::Int(32), v, 4);
    let n = w.store(n, unknown, Cell::Int(32), v, 4);
    assert_eq!(w.load(n, local, Cell::Int(32), 4), v);
}

#[test]
fn an_eight_byte_copy_is_a_load_and_a_store_of_i64() {
    let mut w = pair();
    let (a, b) = (foreign(&mut w, "p"), foreign(&mut w, "q"));
    let (p, q) = (at(&mut w, a, 0), at(&mut w, b, 0));
    let eight = w.terms.bits(64, 8);
    let copied = w.copy(M0, p, q, eight);
    let v = w.load(M0, q, Cell::Int(64), 1);
    let stored = w.store(M0, p, Cell::Int(64), v, 1);
    for to in [a, b] {
        let r = at(&mut w, to, 0);
        for i in 0..8 {
            let k = w.terms.bits(64, i);
            let r = Ptr {
                offset: w.terms.add(r.offset, k),
                ..r
            };
            let (x, y) = (w.read_byte(copied, r), w.read_byte(stored, r));
            assert_eq!(x, y, "byte {i}");
        }
    }
    // A pointer comes through both ways as the pointer that is there.
    let want = w.load(M0, q, Cell::Ptr(0), 8).bits;
    assert_eq!(w.load(copied, p, Cell::Ptr(0), 8).bits, want);
    assert_eq!(w.load(stored, p, Cell::Ptr(0), 8).bits, want);
}

#[test]
fn a_pointer_keeps_its_block_through_bytes_and_numbers() {
    let mut w = pair();
    let (a, b, g) = (
        stack(&mut w, "a", 8),
        stack(&mut w, "b", 8),
        global(&mut w, "g", 64),
    );
    let (p, q) = (at(&mut w, a, 0), at(&mut w, b, 0));
    let target = at(&mut w, g, 12);
    let packed = Scalar::defined(target.pack(&mut w.terms));
    let m = w.store(M0, p, Cell::Ptr(0), packed, 8);
    let eight = w.terms.bits(64, 8);
    let copied = w.copy(m, q, p, eight);
    assert_eq!(w.load(copied, q, Cell::Ptr(0), 8), packed);
    let n = w.load(m, p, Cell::Int(64), 8);
    assert_eq!(n.bits, w.address(target, 0));
    let stored = w.store(m, q, Cell::Int(64), n, 8);
    assert_eq!(w.load(stored, q, Cell::Ptr(0), 8), packed);
    // Null is zeros, and zeros are null.
    let zero = Scalar::defined(w.terms.bits(64, 0));
    let m = w.store(stored, q, Cell::Int(64), zero, 8);
    let null = w.terms.bits(84, 0);
    assert_eq!(w.load(m, q, Cell::Ptr(0), 8), Scalar::defined(null));
    let m = w.store(m, q, Cell::Ptr(0), Scalar::defined(null), 8);
    assert_eq!(w.load(m, q, Cell::Int(64), 8), zero);
}

#[test]
fn addresses_go_to_integers_and_back() {
    let mut w = pair();
    let g = global(&mut w, "g", 64);
    for k in [0, 12, 64] {
        let p = at(&mut w, g, k);
        let address = w.address(p, 0);
        assert_eq!(w.pointer_from_address(M0, address, 0), p, "offset {k}");
    }
    let zero = w.terms.bits(64, 0);
    let null = w.pointer_from_address(M0, zero, 0);
    assert_eq!(w.terms.as_u64(null.block), Some(0));
    let (p, q) = (at(&mut w, g, 4), at(&mut w, g, 8));
    assert_eq!(w.pointer_eq(p, p, 0), Terms::TRUE);
    assert_eq!(w.pointer_eq(p, q, 0), Terms::FALSE);
}

#[test]
fn joins_that_agree_vanish_and_those_that_do_not_choose() {
    let mut w = pair();
    let g = global(&mut w, "g", 16);
    let p = at(&mut w, g, 0);
    let c = w.terms.input("c", Sort::Bool);
    let (x, y) = (int(&mut w, "x", 32), int(&mut w, "y", 32));
    let (a, b) = (
        w.store(M0, p, Cell::Int(32), x, 4),
        w.store(M0, p, Cell::Int(32), y, 4),
    );
    let m = w.merge_memory(c, a, b);
    let got = w.load(m, p, Cell::Int(32), 4);
    assert_eq!(got.bits, w.terms.ite(c, x.bits, y.bits));
    let q = at(&mut w, g, 4);
    let (a, b) = (
        w.store(M0, p, Cell::Int(32), x, 4),
        w.store(M0, p, Cell::Int(32), y, 4),
    );
    let (a, b) = (
        w.store(a, q, Cell::Int(32), x, 4),
        w.store(b, q, Cell::Int(32), x, 4),
    );
    let m = w.merge_memory(c, a, b);
    assert_eq!(w.load(m, q, Cell::Int(32), 4), x);
    assert_eq!(w.merge_memory(c, a, a), a);
}

#[test]
fn unknown_code_changes_what_it_can_reach() {
    let mut w = pair();
    let (a, b) = (stack(&mut w, "a", 8), stack(&mut w, "b", 8));
    let g = global(&mut w, "g", 8);
    let event = w.terms.bits(16, 0);
    let v = int(&mut w, "v", 32);
    let mut m = w.new_block(M0, a, true);
    m = w.new_block(m, b, true);
    let places = [a, b, g].map(|x| at(&mut w, x, 0));
    for p in places {
        m = w.store(m, p, Cell::Int(32), v, 4);
    }
    let after = w.havoc(m, event, &Havoc::Reachable);
    assert_eq!(w.load(after, places[0], Cell::Int(32), 4), v);
    assert_ne!(w.load(after, places[2], Cell::Int(32), 4), v);
    // Once its address is known it is written too, and so is what it points to.
    let q = Scalar::defined(places[1].pack(&mut w.terms));
    let held = w.store(m, places[0], Cell::Ptr(0), q, 8);
    assert_eq!(w.escaped(held, b), Terms::FALSE);
    let shown = w.escape_block(held, a);
    assert_eq!(w.escaped(shown, b), Terms::TRUE);
    let after = w.havoc(shown, event, &Havoc::Reachable);
    assert_ne!(w.load(after, places[1], Cell::Int(32), 4), v);
    // A store to memory that others see is an escape; other threads do not see private memory.
    let shown = w.store(m, places[2], Cell::Ptr(0), q, 8);
    assert_eq!(w.escaped(shown, b), Terms::TRUE);
    let after = w.havoc(shown, event, &Havoc::OtherThreads);
    assert_eq!(w.load(after, places[1], Cell::Int(32), 4), v);
    // Through a pointer it is reached without being known.
    let after = w.havoc(m, event, &Havoc::Through(vec![places[1]]));
    assert_ne!(w.load(after, places[1], Cell::Int(32), 4), v);
    assert_eq!(w.load(after, places[0], Cell::Int(32), 4), v);
}

#[test]
fn a_pointer_that_unknown_code_wrote_may_be_an_escaped_block() {
    let mut w = pair();
    let (a, g) = (stack(&mut w, "a", 8), global(&mut w, "g", 8));
    let event = w.terms.bits(16, 0);
    let p = at(&mut w, g, 0);
    let m = w.new_block(M0, a, true);
    let hidden = w.havoc(m, event, &Havoc::Reachable);
    let got = w.load(hidden, p, Cell::Ptr(0), 8).bits;
    let block = Ptr::unpack(&mut w.terms, got).block;
    assert!(!w.may_be_local(block));
    let known = w.escape_block(m, a);
    let after = w.havoc(known, event, &Havoc::Reachable);
    let got = w.load(after, p, Cell::Ptr(0), 8).bits;
    let block = Ptr::unpack(&mut w.terms, got).block;
    assert!(w.may_be_local(block));
}

#[test]
fn odd_widths_have_zero_padding() {
    let mut w = pair();
    let g = global(&mut w, "g", 8);
    let p = at(&mut w, g, 0);
    let seven = Scalar::defined(w.terms.bits(7, 0x55));
    let m = w.store(M0, p, Cell::Int(7), seven, 1);
    let eight = w.load(m, p, Cell::Int(8), 1);
    assert_eq!(
        (w.terms.as_u64(eight.bits), eight.poison),
        (Some(0x55), Terms::FALSE)
    );
    let full = Scalar::defined(w.terms.bits(8, 0xff));
    let m = w.store(m, p, Cell::Int(8), full, 1);
    assert_eq!(w.load(m, p, Cell::Int(7), 1).poison, Terms::TRUE);
}

#[test]
fn fresh_blocks_are_poison_and_lifetimes_end() {
    let mut w = pair();
    let a = stack(&mut w, "a", 8);
    let p = at(&mut w, a, 0);
    assert_eq!(w.live(M0, a), Terms::FALSE);
    let m = w.new_block(M0, a, false);
    assert_eq!((w.live(m, a), w.there(m, a)), (Terms::FALSE, Terms::TRUE));
    let m = w.lifetime(m, a, true);
    assert_eq!(w.live(m, a), Terms::TRUE);
    assert_eq!(w.load(m, p, Cell::Int(32), 4).poison, Terms::TRUE);
    let v = Scalar::defined(w.terms.bits(32, 5));
    let m = w.store(m, p, Cell::Int(32), v, 4);
    assert_eq!(w.load(m, p, Cell::Int(32), 4), v);
    let ended = w.lifetime(m, a, false);
    assert_eq!(w.load(ended, p, Cell::Int(32), 4).poison, Terms::TRUE);
    assert_eq!(w.access_bytes_ok(ended, p, 0, 4, 4, true), Terms::FALSE);
    assert_eq!(w.access_bytes_ok(ended, p, 0, 4, 4, false), Terms::TRUE);
    let left = w.leave_frame(m);
    assert_eq!(w.access_bytes_ok(left, p, 0, 4, 4, false), Terms::FALSE);
}

#[test]
fn accesses_of_known_blocks_are_judged_at_once() {
    let mut w = pair();
    let g = global(&mut w, "g", 16);
    let k = block(
        &mut w,
        BlockKey::Global("k".into()),
        16,
        Region::Global,
        true,
    );
    let s = block(
        &mut w,
        BlockKey::Global("s".into()),
        16,
        Region::Shared,
        false,
    );
    let cases = [
        (g, 12, 0, 4, 4, true, true),
        (g, 13, 0, 4, 1, true, false),
        (g, 2, 0, 4, 4, true, false),
        (g, 2, 0, 4, 2, true, true),
        (g, u64::MAX, 0, 4, 1, false, false),
        (k, 0, 0, 4, 4, false, true),
        (k, 0, 0, 4, 4, true, false),
        (s, 0, 0, 4, 4, true, true),
        (s, 0, 3, 4, 4, true, true),
        (s, 0, 1, 4, 4, true, false),
        (g, 0, 3, 4, 4, true, false),
    ];
    for (b, offset, space, size, align, write, ok) in cases {
        let p = at(&mut w, b, offset);
        let got = w.access_bytes_ok(M0, p, space, size, align, write);
        assert_eq!(
            w.terms.as_bool(got),
            Some(ok),
            "{offset} {space} {size} {align} {write}"
        );
    }
    let none = w.no_block();
    let null = at(&mut w, none, 0);
    assert_eq!(w.access_bytes_ok(M0, null, 0, 1, 1, false), Terms::FALSE);
}

#[test]
fn freed_memory_is_gone() {
    let mut w = pair();
    let f = foreign(&mut w, "p");
    let p = at(&mut w, f, 0);
    let (m, _) = w.free(M0, p);
    // Only what compares equal to null may be freed twice.
    let address = w.address(p, 0);
    let zero = w.terms.bits(64, 0);
    let null = w.terms.eq(address, zero);
    let live = w.live(m, f);
    let gone = w.terms.not(live);
    assert_eq!(w.terms.or(null, gone), Terms::TRUE);
    let (_, again) = w.free(m, p);
    let not_again = w.terms.not(again);
    assert_eq!(w.terms.or(null, not_again), Terms::TRUE);
    // A target that frees what the source keeps is no refinement, the other way round it is one.
    let r = somewhere(&mut w);
    assert_ne!(w.memory_refines(M0, m, r), Terms::TRUE);
}

#[test]
fn constants_are_read_at_variable_offsets() {
    let mut w = pair();
    let k = block(
        &mut w,
        BlockKey::Global("k".into()),
        16,
        Region::Global,
        true,
    );
    let mut contents = Contents {
        size: 16,
        ..Contents::default()
    };
    let table = [7u64, 0, 9, 0xffff_ffff];
    for (i, v) in table.into_iter().enumerate() {
        let v = Scalar::defined(w.terms.bits(32, v));
        w.put_initial(&mut contents, i as u64 * 4, Cell::Int(32), v);
    }
    w.set_contents(k, contents);
    for (i, v) in table.into_iter().enumerate() {
        let p = at(&mut w, k, i as u64 * 4);
        let got = w.load(M0, p, Cell::Int(32), 4);
        assert_eq!(w.terms.as_u64(got.bits), Some(v));
    }
    let i = w.terms.input("i", Sort::Bits(64));
    let four = w.terms.bits(64, 4);
    let offset = w.terms.mul(i, four);
    let got = w.load(M0, Ptr { block: k, offset }, Cell::Int(32), 4);
    let unaligned = w.load(
        M0,
        Ptr {
            block: k,
            offset: i,
        },
        Cell::Int(16),
        1,
    );
    let var = w.terms.as_var(i).unwrap();
    for n in 0..15u64 {
        let mut a = Assignment::default();
        a.set(
            var,
            EvalValue::Bits(tandem_ir::constant::Bits::from_u64(64, n)),
        );
        if n < 4 {
            assert_eq!(w.terms.eval(got.bits, &a).as_u64(), Some(table[n as usize]));
        }
        let bytes: Vec<u8> = table
            .iter()
            .flat_map(|v| (*v as u32).to_le_bytes())
            .collect();
        let want = u16::from_le_bytes([bytes[n as usize], bytes[n as usize + 1]]);
        assert_eq!(
            w.terms.eval(unaligned.bits, &a).as_u64(),
            Some(want.into()),
            "offset {n}"
        );
    }
}

#[test]
fn a_pointer_of_equal_address_may_not_take_anothers_place() {
    let mut w = pair();
    let (x, y) = (foreign(&mut w, "x"), foreign(&mut w, "y"));
    let (x, y) = (at(&mut w, x, 0), at(&mut w, y, 0));
    let held = w.load(M0, x, Cell::Ptr(0), 8);
    let held_ptr = Ptr::unpack(&mut w.terms, held.bits);
    let same = w.pointer_eq(held_ptr, y, 0);
    let packed = Scalar::defined(y.pack(&mut w.terms));
    let stored = w.store(M0, x, Cell::Ptr(0), packed, 8);
    let source = w.merge_memory(same, stored, M0);
    let r = somewhere(&mut w);
    // The target leaves the pointer that was there.
    assert_ne!(w.memory_refines(source, M0, r), Terms::TRUE);
    // Writing back what was there is nothing; a number of the same value is allowed for a pointer's byte.
    let back = w.store(M0, x, Cell::Ptr(0), Scalar::defined(held.bits), 8);
    let (a, b) = (w.read_byte(back, x), w.read_byte(M0, x));
    assert_eq!((a.value, a.tag), (b.value, b.tag));
    let byte = w.read_byte(stored, x);
    let none = w.terms.bits(92, 0);
    let number = tandem_tv::memory::bytes::Byte { tag: none, ..byte };
    assert_eq!(w.byte_refines(byte, number), Terms::TRUE);
    assert_ne!(w.byte_refines(number, byte), Terms::TRUE);
}

#[test]
fn escaped_blocks_are_seen_and_hidden_ones_are_not() {
    let mut w = pair();
    let a = stack(&mut w, "a", 8);
    let p = at(&mut w, a, 0);
    let fresh = w.new_block(M0, a, true);
    let (x, y) = (
        Scalar::defined(w.terms.bits(32, 1)),
        Scalar::defined(w.terms.bits(32, 2)),
    );
    let (s, t) = (
        w.store(fresh, p, Cell::Int(32), x, 4),
        w.store(fresh, p, Cell::Int(32), y, 4),
    );
    let r = somewhere(&mut w);
    assert_eq!(w.memory_refines(s, t, r), Terms::TRUE);
    let (s, t) = (w.escape_block(s, a), w.escape_block(t, a));
    assert_ne!(w.memory_refines(s, t, r), Terms::TRUE);
    // Poison may become anything.
    let known = w.escape_block(fresh, a);
    assert_eq!(w.memory_refines(known, t, r), Terms::TRUE);
    let (s, t) = (w.leave_frame(s), w.leave_frame(t));
    assert_eq!(w.memory_refines(s, t, r), Terms::TRUE);
}

#[test]
fn thousands_of_stores_and_joins_are_walked_without_recursion() {
    let mut w = pair();
    let g = global(&mut w, "g", 1 << 20);
    let p = at(&mut w, g, 0);
    let first = int(&mut w, "first", 32);
    let mut m = w.store(M0, p, Cell::Int(32), first, 4);
    let v = int(&mut w, "v", 32);
    for i in 1..4000 {
        let q = at(&mut w, g, i * 4);
        let n = w.store(m, q, Cell::Int(32), v, 4);
        let c = w.terms.input("c", Sort::Bool);
        m = w.merge_memory(c, n, m);
    }
    assert_eq!(w.load(m, p, Cell::Int(32), 4), first);
}
