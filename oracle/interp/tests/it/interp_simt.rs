//! The SIMT machine: barriers, warp operations, atomics, races, under every schedule.
#![allow(clippy::unwrap_used, reason = "tests")]

use crate::support;

use support::{SCHEDULES, grid, launch};
use tandem_interp::{Buffer, ByteMark, Device, Outcome, Program, Schedule, UbKind};

const DECLS: &str = "
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)
declare i32 @llvm.nvvm.activemask()
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32)
declare i32 @llvm.nvvm.redux.sync.add(i32, i32)
declare void @llvm.nvvm.bar.warp.sync(i32)
";

/// A kernel that stores `%v` of every thread at its index.
fn kernel(body: &str) -> String {
    format!(
        "@s = addrspace(3) global [64 x i32] undef\ndefine void @main(ptr %out) {{\n  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n{body}\n  %o = getelementptr i32, ptr %out, i32 %t\n  store i32 %v, ptr %o\n  ret void\n}}\n{DECLS}"
    )
}

/// Runs a kernel under every schedule and compares what each thread stored.
fn every_schedule(body: &str, threads: u32, want: impl Fn(i32) -> i32) {
    let want: Vec<i32> = (0..threads as i32).map(want).collect();
    for s in SCHEDULES {
        let (r, got) = launch(&kernel(body), threads, threads as usize, s, true);
        assert_eq!(r.outcome, Outcome::Returned(None), "{s:?}");
        assert_eq!(got, want, "{s:?}");
        assert!(r.races.is_empty(), "{s:?}: {:?}", r.races);
    }
}

#[test]
fn a_barrier_makes_shared_memory_visible() {
    let body = "  %a = getelementptr i32, ptr addrspace(3) @s, i32 %t\n  store i32 %t, ptr addrspace(3) %a\n  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n  %n = sub i32 63, %t\n  %b = getelementptr i32, ptr addrspace(3) @s, i32 %n\n  %v = load i32, ptr addrspace(3) %b";
    every_schedule(body, 64, |t| 63 - t);
}

#[test]
fn without_the_barrier_it_is_a_race() {
    let body = "  %a = getelementptr i32, ptr addrspace(3) @s, i32 %t\n  store i32 %t, ptr addrspace(3) %a\n  %n = sub i32 63, %t\n  %b = getelementptr i32, ptr addrspace(3) @s, i32 %n\n  %v = load i32, ptr addrspace(3) %b";
    for s in SCHEDULES {
        let (r, _) = launch(&kernel(body), 64, 64, s, true);
        assert!(!r.races.is_empty(), "{s:?}");
        assert!(
            r.races.iter().any(|x| x.first_writes != x.second_writes),
            "{s:?}"
        );
    }
}

#[test]
fn a_barrier_of_the_warp_orders_its_lanes_only() {
    let body = "  %a = getelementptr i32, ptr addrspace(3) @s, i32 %t\n  store i32 %t, ptr addrspace(3) %a\n  call void @llvm.nvvm.bar.warp.sync(i32 -1)\n  %n = xor i32 %t, 31\n  %b = getelementptr i32, ptr addrspace(3) @s, i32 %n\n  %v = load i32, ptr addrspace(3) %b";
    every_schedule(body, 64, |t| t ^ 31);
    let across = body.replace("xor i32 %t, 31", "xor i32 %t, 32");
    let (r, _) = launch(&kernel(&across), 64, 64, Schedule::RoundRobin(1), true);
    assert!(!r.races.is_empty());
}

#[test]
fn reductions_and_shuffles() {
    every_schedule(
        "  %p = icmp ult i32 %t, 10\n  %v = call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %p)",
        64,
        |_| 10,
    );
    every_schedule(
        "  %v = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t, i32 5, i32 31)",
        64,
        |t| t ^ 5,
    );
    every_schedule(
        "  %v = call i32 @llvm.nvvm.shfl.sync.up.i32(i32 -1, i32 %t, i32 3, i32 0)",
        32,
        |t| if t < 3 { t } else { t - 3 },
    );
    every_schedule(
        "  %p = trunc i32 %t to i1\n  %v = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %p)",
        32,
        |_| 0xaaaa_aaaa_u32 as i32,
    );
    every_schedule(
        "  %k = and i32 %t, 1\n  %v = call i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 %k)",
        32,
        |t| {
            (if t % 2 == 0 {
                0x5555_5555_u32
            } else {
                0xaaaa_aaaa
            }) as i32
        },
    );
    every_schedule(
        "  %v = call i32 @llvm.nvvm.redux.sync.add(i32 %t, i32 -1)",
        32,
        |_| 496,
    );
    every_schedule("  %v = call i32 @llvm.nvvm.activemask()", 32, |_| -1);
}

#[test]
fn divergent_lanes_see_themselves_in_activemask() {
    let text = format!(
        "define void @main(ptr %out) {{\n  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  %c = icmp ult i32 %t, 8\n  br i1 %c, label %a, label %b\na:\n  %x = call i32 @llvm.nvvm.activemask()\n  br label %j\nb:\n  %y = call i32 @llvm.nvvm.activemask()\n  br label %j\nj:\n  %v = phi i32 [ %x, %a ], [ %y, %b ]\n  %o = getelementptr i32, ptr %out, i32 %t\n  store i32 %v, ptr %o\n  ret void\n}}\n{DECLS}"
    );
    for s in SCHEDULES {
        let (r, got) = launch(&text, 32, 32, s, false);
        assert_eq!(r.outcome, Outcome::Returned(None), "{s:?}");
        assert!(
            got.iter()
                .enumerate()
                .all(|(t, &v)| v == if t < 8 { 0xff } else { !0xff }),
            "{s:?}: {got:?}"
        );
    }
}

#[test]
fn atomics_count_over_all_blocks_and_are_no_race() {
    let text = format!(
        "define void @main(ptr %out) {{\n  %old = atomicrmw add ptr %out, i32 1 monotonic\n  ret void\n}}\n{DECLS}"
    );
    for s in SCHEDULES {
        let (r, got) = grid(&text, 20, 33, 1, s, true);
        assert_eq!((r.outcome, got[0]), (Outcome::Returned(None), 660), "{s:?}");
        assert!(r.races.is_empty());
    }
    let races = |text: &str| grid(text, 2, 1, 1, Schedule::Greedy, true).0.races.len();
    let plain = format!(
        "define void @main(ptr %out) {{\n  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()\n  store i32 %b, ptr %out\n  ret void\n}}\n{DECLS}"
    );
    assert_eq!(races(&plain), 1);
    // Whichever comes last, the place holds the same; who reads there still races.
    let same = "define void @main(ptr %out) {\n  store i32 1, ptr %out\n  ret void\n}\n";
    assert_eq!(races(same), 0);
    let read = "define void @main(ptr %out) {\n  %v = load i32, ptr %out\n  store i32 1, ptr %out\n  ret void\n}\n";
    assert_eq!(races(read), 1);
}

/// Block 0 writes and raises a flag; block 1 waits for the flag and reads.
fn message(store: &str, load: &str) -> String {
    format!(
        "define void @main(ptr %out) {{\n  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()\n  %f = getelementptr i32, ptr %out, i32 1\n  %r = getelementptr i32, ptr %out, i32 2\n  %c = icmp eq i32 %b, 0\n  br i1 %c, label %w, label %s\nw:\n  store i32 42, ptr %out\n  store atomic i32 1, ptr %f {store}, align 4\n  ret void\ns:\n  %x = load atomic i32, ptr %f {load}, align 4\n  %y = icmp eq i32 %x, 1\n  br i1 %y, label %g, label %s\ng:\n  %v = load i32, ptr %out\n  store i32 %v, ptr %r\n  ret void\n}}\n{DECLS}"
    )
}

#[test]
fn release_and_acquire_order_what_relaxed_does_not() {
    for s in SCHEDULES {
        let (r, got) = grid(&message("release", "acquire"), 2, 1, 3, s, true);
        assert_eq!((r.outcome, got[2]), (Outcome::Returned(None), 42), "{s:?}");
        assert!(r.races.is_empty(), "{s:?}");
        let (r, _) = grid(&message("monotonic", "monotonic"), 2, 1, 3, s, true);
        assert_eq!(r.races.len(), 1, "{s:?}");
        assert!(r.choices.race, "a racing read gives undef");
    }
}

#[test]
fn threads_that_exit_do_not_hold_up_a_barrier() {
    let text = format!(
        "define void @main(ptr %out) {{\n  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  %c = icmp ult i32 %t, 40\n  br i1 %c, label %a, label %x\na:\n  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n  %o = getelementptr i32, ptr %out, i32 %t\n  store i32 1, ptr %o\n  br label %x\nx:\n  ret void\n}}\n{DECLS}"
    );
    for s in SCHEDULES {
        let (r, got) = launch(&text, 64, 64, s, false);
        assert_eq!(
            (r.outcome, got.iter().sum::<i32>()),
            (Outcome::Returned(None), 40),
            "{s:?}"
        );
    }
}

#[test]
fn a_shuffle_that_some_lanes_never_reach_is_a_deadlock() {
    // Lane 0 waits at the barrier for the others, which wait for it at the shuffle.
    let text = format!(
        "define void @main(ptr %out) {{\n  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n  %c = icmp eq i32 %t, 0\n  br i1 %c, label %a, label %b\na:\n  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n  ret void\nb:\n  %v = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %t, i32 1, i32 31)\n  ret void\n}}\n{DECLS}"
    );
    for s in SCHEDULES {
        let (r, _) = launch(&text, 32, 1, s, false);
        assert_eq!(r.outcome.ub(), Some(UbKind::Deadlock), "{s:?}");
    }
}

#[test]
fn same_seed_same_run() {
    let body = "  %a = getelementptr i32, ptr addrspace(3) @s, i32 %t\n  store i32 %t, ptr addrspace(3) %a\n  %n = xor i32 %t, 1\n  %b = getelementptr i32, ptr addrspace(3) @s, i32 %n\n  %x = load i32, ptr addrspace(3) %b\n  %v = add i32 %x, 1";
    let seen: Vec<_> = [1, 1, 2, 3]
        .map(|s| launch(&kernel(body), 64, 64, Schedule::Random(s), false))
        .into();
    assert_eq!(seen[0], seen[1]);
    assert!(
        seen[0] != seen[2] || seen[0] != seen[3],
        "schedules differ by seed"
    );
}

#[test]
fn groups_of_one_warp_that_wait_for_different_lanes_do_not_stand_in_each_others_way() {
    // Lanes of two masks take turns, so that neighbours wait for different operations.
    let body = "  %odd = and i32 %t, 1\n  %is = icmp ne i32 %odd, 0\n  %m = select i1 %is, i32 -1431655766, i32 1431655765\n  %v = call i32 @llvm.nvvm.redux.sync.add(i32 %t, i32 %m)";
    every_schedule(body, 64, |t| {
        (0..32)
            .map(|k| t / 32 * 32 + k)
            .filter(|k| k % 2 == t % 2)
            .sum()
    });
}

#[test]
fn a_buffer_is_read_back_as_it_was_put_in() {
    let m = support::parse("define void @main() {\n  ret void\n}\n");
    let p = Program::compile(&m).unwrap();
    let mut device = Device::new(&p).unwrap();
    let mut buffer = Buffer::global((0..200).collect::<Vec<u8>>());
    let first = device.alloc(&buffer);
    assert_eq!(device.read(first).unwrap(), buffer.contents);
    // At both ends of the pieces whose states are looked at together.
    for at in [0, 63, 64, 130, 199] {
        buffer.contents.bytes[at] = 0;
        let mark = if at % 2 == 0 {
            ByteMark::Undef
        } else {
            ByteMark::Poison
        };
        buffer.contents.marks.push((at as u64, mark));
    }
    let second = device.alloc(&buffer);
    assert_eq!(device.read(second).unwrap(), buffer.contents);
}
