//! The traps of branch folding (BF-T1 to BF-T25): `corpus/passes/branch_folder/traps/*.ptx`.
//!
//! Each file says behind `//?` what the judge has to say about a rewrite: `legal`, or the rule that it breaks. A block is named by its
//! label, `B@n` is its counted instruction number `n`. What is legal is performed as well.

use std::path::PathBuf;
use tandem_ir::machine::text::{Style, parse, print, print_function};
use tandem_ir::machine::verify::{Level, verify_function};
use tandem_ir::machine::{MBlock, MFunc, MInst, MachineContext};
use tandem_ir::rewrite::{Judgement, MachineRewrite};
use tandem_reference::lookup_machine;
use tandem_reference::machine::counted;

fn folder() -> PathBuf {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    root.join("../corpus/passes/branch_folder/traps")
}

fn block(f: &MFunc, name: &str) -> MBlock {
    let named = |b: &&MBlock| f.blocks[**b].label.as_deref() == Some(name);
    *f.layout
        .iter()
        .find(named)
        .unwrap_or_else(|| panic!("no block {name}"))
}

fn member(f: &MFunc, text: &str) -> (MBlock, MInst) {
    let (name, at) = text.split_once('@').unwrap();
    let b = block(f, name);
    (b, counted(f, b)[at.parse::<usize>().unwrap()])
}

/// A rewrite as a file spells it.
fn rewrite(f: &MFunc, text: &str) -> MachineRewrite {
    let words: Vec<&str> = text.split_whitespace().collect();
    match words[..] {
        ["merge-tails", a, b] => MachineRewrite::MergeTails {
            members: vec![member(f, a), member(f, b)],
            into: None,
        },
        ["merge-tails", a, b, "into", c] => MachineRewrite::MergeTails {
            members: vec![member(f, a), member(f, b)],
            into: Some(block(f, c)),
        },
        ["remove-empty-block", a, b] => MachineRewrite::RemoveEmptyBlock {
            block: block(f, a),
            target: block(f, b),
        },
        ["fold-same-target", a] => MachineRewrite::FoldSameTarget { block: block(f, a) },
        ["splice-single-pred", a, b] => MachineRewrite::SpliceSinglePred {
            pred: block(f, a),
            block: block(f, b),
        },
        ["reverse-branch", a] => MachineRewrite::ReverseBranch { block: block(f, a) },
        ["hoist-prefix", a, n] => MachineRewrite::HoistPrefix {
            block: block(f, a),
            len: n.parse().unwrap(),
        },
        _ => panic!("no rewrite: {text}"),
    }
}

#[test]
fn bf_t1_to_t25_are_judged_as_their_files_say() {
    let pass = lookup_machine("branch-folder").unwrap();
    let mut judged = 0;
    for entry in std::fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).unwrap();
        let module = parse(text.as_bytes(), &name).unwrap();
        let (cx, funcs) = MachineContext::take_apart(module);
        let f = funcs.iter().find(|f| f.has_body).unwrap();
        // What a judge refuses it does not find either, and what it finds is legal and can be done.
        for rw in (pass.find)(&cx, f) {
            assert_eq!(
                (pass.judge)(&cx, f, &rw),
                Judgement::Legal,
                "{name}: {rw:?}"
            );
            performed(&cx, f, &rw, &name);
        }
        for line in text.lines().filter_map(|l| l.strip_prefix("//? ")) {
            let (what, expected) = line.split_once(" = ").unwrap();
            if what.starts_with("limit") {
                continue;
            }
            let rw = rewrite(f, what);
            let (verdict, rest) = expected.split_once(' ').unwrap_or((expected, ""));
            match (pass.judge)(&cx, f, &rw) {
                Judgement::Illegal { rule, reason } => {
                    assert_eq!(rule, verdict, "{name}: {what}: {reason}");
                    assert!((pass.apply)(&cx, &mut f.clone(), &rw).is_err());
                }
                other => {
                    assert_eq!(
                        (&other, verdict),
                        (&Judgement::Legal, "legal"),
                        "{name}: {what}"
                    );
                    let after = performed(&cx, f, &rw, &name);
                    let before = print_function(&cx.module, f, Style::Keep);
                    if let Some(gone) = rest.strip_prefix("without ") {
                        assert!(
                            before.contains(gone) && !after.contains(gone),
                            "{name}: {after}"
                        );
                    }
                    if let Some(kept) = rest.strip_prefix("keeping ") {
                        assert!(
                            before.contains(kept) && after.contains(kept),
                            "{name}: {after}"
                        );
                    }
                }
            }
            judged += 1;
        }
    }
    assert!(judged >= 36, "{judged}");
}

/// Performs a rewrite; the result is well formed, can be printed and read again.
fn performed(cx: &MachineContext, f: &MFunc, rw: &MachineRewrite, name: &str) -> String {
    let pass = lookup_machine("branch-folder").unwrap();
    let mut after = f.clone();
    (pass.apply)(cx, &mut after, rw).unwrap();
    let problems = verify_function(&cx.module, &after, Level::Parsed);
    assert!(problems.is_empty(), "{name}: {rw:?}: {problems:?}");
    let text = print_function(&cx.module, &after, Style::Keep);
    let funcs = cx.module.funcs.iter().cloned();
    let all = funcs.map(|g| {
        if g.name == after.name {
            after.clone()
        } else {
            g
        }
    });
    let whole = cx.clone().put_together(all.collect());
    let printed = print(&whole, Style::Keep);
    assert!(parse(printed.as_bytes(), name).is_ok(), "{name}: {printed}");
    text
}

/// Row 6 of the branches: a block is moved where that makes the measure less (BF-R16), and its predecessor turns round.
#[test]
fn bf_r16_a_block_is_moved_only_past_one_that_goes_on() {
    let pass = lookup_machine("branch-folder").unwrap();
    let text = ".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry f(.param .u64 p)\n{\n\t.reg .pred %p<3>;\n\t.reg .b32 %r<3>;\n\t.reg .b64 %rd<2>;\n\tld.param.u64 %rd1, [p];\n\tld.global.b32 %r1, [%rd1];\n\tsetp.eq.s32 %p1, %r1, 0;\n\t@%p1 bra N;\nB:\n\tst.global.b32 [%rd1], %r1;\n\tret;\nN:\n\tadd.s32 %r1, %r1, 1;\nM:\n\tst.global.b32 [%rd1+4], %r1;\n\tret;\n}\n";
    let (cx, funcs) = MachineContext::take_apart(parse(text.as_bytes(), "f.ptx").unwrap());
    let f = &funcs[0];
    let judged = |block_name: &str, after: MBlock| {
        let rw = MachineRewrite::MoveBlock {
            block: block(f, block_name),
            after,
        };
        match (pass.judge)(&cx, f, &rw) {
            Judgement::Illegal { rule, .. } => rule,
            _ => "legal",
        }
    };
    let (entry, b, n, m) = (f.layout[0], block(f, "B"), block(f, "N"), block(f, "M"));
    // In place, back, behind the block that goes on, which would need a branch, and past it.
    assert_eq!(judged("B", entry), "BF-R16");
    assert_eq!(judged("B", n), "BF-R16");
    assert_eq!(judged("B", m), "legal");
    // Neither leaves between a branch and its target.
    assert_eq!(judged("N", m), "BF-R12");
    assert_eq!(judged("M", b), "BF-R12");
    let mut after = f.clone();
    let rw = MachineRewrite::MoveBlock { block: b, after: m };
    (pass.apply)(&cx, &mut after, &rw).unwrap();
    let text = print_function(&cx.module, &after, Style::Keep);
    assert!(text.contains("@!%p1 bra \tB;"), "{text}");
    assert_eq!(text.matches("bra").count(), 1, "{text}");
    assert!(!(pass.find)(&cx, &after).contains(&rw));
}

/// Blocks that share nothing but their decision are not merged: a new block for it would make the measure greater.
#[test]
fn bf_r16_a_decision_alone_is_no_tail() {
    let pass = lookup_machine("branch-folder").unwrap();
    let text = "\
.version 8.0
.target sm_90
.address_size 64
.visible .entry f(.param .u64 p)
{
	.reg .pred %p<3>;
	.reg .b32 %r<3>;
	.reg .b64 %rd<2>;
	ld.param.u64 %rd1, [p];
	ld.global.b32 %r1, [%rd1];
	setp.eq.s32 %p1, %r1, 0;
	setp.eq.s32 %p2, %r1, 1;
	@%p1 bra B;
A:
	add.s32 %r1, %r1, 1;
	@%p2 bra N;
	bra.uni M;
B:
	@%p2 bra N;
	bra.uni M;
N:
	st.global.b32 [%rd1], %r1;
	ret;
M:
	st.global.b32 [%rd1+4], %r1;
	ret;
}
";
    let (cx, funcs) = MachineContext::take_apart(parse(text.as_bytes(), "f.ptx").unwrap());
    let f = &funcs[0];
    for words in ["merge-tails A@1 B@0", "merge-tails A@1 B@0 into B"] {
        let judged = (pass.judge)(&cx, f, &rewrite(f, words));
        let rule = match judged {
            Judgement::Illegal { rule, .. } => rule,
            _ => "legal",
        };
        assert_eq!(rule, "BF-R16", "{words}");
    }
}

#[test]
fn the_reference_comes_to_an_end_and_finds_nothing_more() {
    let pass = lookup_machine("branch-folder").unwrap();
    let mut steps = 0;
    for entry in std::fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read(&path).unwrap();
        let (cx, funcs) = MachineContext::take_apart(parse(&text, "trap.ptx").unwrap());
        for f in funcs.iter().filter(|f| f.has_body) {
            let mut after = f.clone();
            steps += (pass.run)(&cx, &mut after);
            assert_eq!((pass.find)(&cx, &after), vec![], "{}", path.display());
            let placed = lookup_machine("block-placement").unwrap();
            let mut order = f.clone();
            (placed.run)(&cx, &mut order);
            assert_eq!((placed.find)(&cx, &order), vec![], "{}", path.display());
        }
    }
    assert!(steps > 50, "{steps}");
}

#[test]
fn bf_010_a_jump_table_that_nothing_names_is_emptied_and_not_printed() {
    let text = ".version 8.0\n.target sm_90\n.address_size 64\n.visible .entry f(.param .u32 n)
{
	.reg .b32 %r<2>;
t: .branchtargets A, B;
u: .branchtargets B, A;
	ld.param.u32 %r1, [n];
	brx.idx %r1, u;
A:
	ret;
B:
	exit;
}
";
    let (cx, funcs) = MachineContext::take_apart(parse(text.as_bytes(), "f.ptx").unwrap());
    let pass = lookup_machine("branch-folder").unwrap();
    let gone = MachineRewrite::RemoveJumpTable { table: 0 };
    assert!((pass.find)(&cx, &funcs[0]).contains(&gone));
    let named = MachineRewrite::RemoveJumpTable { table: 1 };
    let judged = (pass.judge)(&cx, &funcs[0], &named);
    assert!(
        matches!(judged, Judgement::Illegal { rule: "BF-010", .. }),
        "{judged:?}"
    );
    let after = performed(&cx, &funcs[0], &gone, "f.ptx");
    assert!(
        after.contains("u: .branchtargets") && !after.contains("t: .branchtargets"),
        "{after}"
    );
}
