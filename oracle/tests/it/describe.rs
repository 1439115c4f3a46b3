//! Rewrites in words: kinds with a sentence of their own, and kinds without.
#![allow(clippy::unwrap_used, reason = "tests")]

use tandem_ir::attr::{Attr, AttrKind};
use tandem_ir::constant::Bits;
use tandem_ir::rewrite::{
    AttrPlace, InstRef, ModuleRewrite, NewInst, Operand, Path, Rewrite, RuleName, Why,
};
use tandem_ir::{BinOp, Block, Flags, Function, Inst, InstKind, Module, Type};
use tandem_oracle::describe;

const TEXT: &str = "\
@g = global i32 1

define i32 @f(i32 %x, ptr %p) {
entry:
  %c = icmp eq i32 %x, 3
  switch i32 %x, label %out [ i32 1, label %mid ]
mid:
  %y = load i32, ptr %p, align 4
  %s = select i1 %c, i32 %y, i32 %x
  br label %out
out:
  %v = phi i32 [ %x, %entry ], [ %s, %mid ]
  store i32 %v, ptr %p, align 4
  ret i32 %v
}
";

fn module() -> Module {
    tandem_ir::text::parse(TEXT.as_bytes(), "f.ll").unwrap()
}

fn block(f: &Function, n: usize) -> Block {
    f.blocks().nth(n).unwrap()
}

fn inst(f: &Function, b: usize, n: usize) -> Inst {
    f.insts(block(f, b)).nth(n).unwrap()
}

fn five() -> Operand {
    Operand::Int(Bits::from_u64(32, 5))
}

#[test]
fn every_kind_of_the_threading_passes_reads_as_a_sentence() {
    let m = module();
    let f = &m.bodies[0];
    let (entry, mid, out) = (block(f, 0), block(f, 1), block(f, 2));
    let result = |b, n| f.result(inst(f, b, n)).unwrap();
    let select = inst(f, 1, 1);
    let phi = inst(f, 2, 0);
    let load = inst(f, 1, 0);
    let unfold = |freeze| Rewrite::UnfoldSelect {
        select,
        phi,
        pred: mid,
        freeze,
    };
    let known = vec![(entry, five())];
    let loaded = |insert_in| Rewrite::ThreadLoad {
        load,
        known: known.clone(),
        insert_in,
    };
    let path = |n| Path {
        entry,
        blocks: vec![mid, out],
        value: Bits::from_i64(32, n),
        dest: out,
    };
    let all = [
        (
            Rewrite::ThreadEdge {
                preds: vec![entry, mid],
                block: out,
                dest: mid,
                why: Why::Implication(2),
            },
            "thread %entry, %mid -> %out -> %mid (implied 2 predecessors up)",
        ),
        (
            unfold(true),
            "unfold the select %s at the end of %mid that feeds the phi %v, condition frozen",
        ),
        (
            unfold(false),
            "unfold the select %s at the end of %mid that feeds the phi %v, condition not frozen",
        ),
        (
            Rewrite::ReplaceUses {
                old: result(1, 0),
                new: five(),
                uses: vec![(select, 1)],
                why: Why::Fold,
            },
            "replace 1 uses of %y by i32 5 (constant folding)",
        ),
        (loaded(None), "the load %y is i32 5 from %entry"),
        (
            loaded(Some(mid)),
            "the load %y is i32 5 from %entry, loaded anew in %mid",
        ),
        (
            Rewrite::ThreadPaths {
                switch: entry,
                paths: vec![path(-1), path(1)],
            },
            "thread the switch of %entry along %entry -> %mid -> %out = -1 -> %out; \
             %entry -> %mid -> %out = 1 -> %out",
        ),
        (
            Rewrite::EraseInst {
                inst: inst(f, 2, 1),
            },
            "erase store",
        ),
        (
            Rewrite::ApplyRule {
                rule: RuleName::new("add-zero"),
                root: load,
                bindings: vec![(RuleName::new("x"), Operand::Value(f.args()[0]))],
            },
            "rule add-zero on %y with x = %x",
        ),
        (
            Rewrite::InsertInst {
                inst: NewInst {
                    kind: InstKind::Binary(BinOp::Add),
                    flags: Flags::NSW,
                    ty: Type::I32,
                    operands: vec![Operand::Value(f.args()[0]), five()],
                },
                before: load,
            },
            "insert add nsw i32 %x, i32 5 before %y",
        ),
    ];
    for (rewrite, words) in all {
        assert_eq!(describe::rewrite(f, &rewrite), words, "{}", rewrite.kind());
    }
}

#[test]
fn a_rewrite_inside_a_function_of_a_module_uses_the_names_of_that_function() {
    let m = module();
    let f = &m.bodies[0];
    let load = inst(f, 1, 0);
    let inside = ModuleRewrite::InFunction {
        function: f.global,
        rewrite: Box::new(Rewrite::EraseInst { inst: load }),
    };
    assert_eq!(describe::rewrite(&m, &inside), "in @f: erase %y");
    let at = InstRef {
        function: f.global,
        inst: load,
    };
    let global = m.header.lookup("g").unwrap();
    let forward = ModuleRewrite::ForwardStore { global, load: at };
    let words = "the load at %y in @f is what the only store to @g stored";
    assert_eq!(describe::rewrite(&m, &forward), words);
    let attr = ModuleRewrite::SetAttr {
        place: AttrPlace::Parameter(f.global, 1),
        attr: Attr::Flag(AttrKind::NoAlias),
        on: false,
    };
    assert_eq!(
        describe::rewrite(&m, &attr),
        "parameter 1 of @f loses noalias"
    );
}

#[test]
fn names_that_are_not_there_are_shown_by_number() {
    let m = module();
    let f = &m.bodies[0];
    let (inst, block) = (Inst::from_u32(99), Block::from_u32(98));
    let gone = Rewrite::EraseInst { inst };
    assert_eq!(describe::rewrite(f, &gone), "erase inst99");
    let new = NewInst::unreachable();
    let gone = Rewrite::ReplaceTerminator { block, new };
    assert_eq!(describe::rewrite(f, &gone), "block98 ends in unreachable");
}

#[test]
fn fields_are_listed_with_their_names() {
    let m = module();
    let f = &m.bodies[0];
    let (block, dest) = (block(f, 0), block(f, 1));
    let why = Why::EdgeCondition;
    let fold = Rewrite::FoldTerminator { block, dest, why };
    let expected = [
        ("block", "block", "%entry"),
        ("dest", "block", "%mid"),
        ("why", "why", "the predecessor's branch decides"),
    ];
    let fields = describe::fields(f, &fold);
    let fields: Vec<_> = fields.iter().map(|f| (f.name, f.sort, &*f.text)).collect();
    assert_eq!(fields, expected);
}
