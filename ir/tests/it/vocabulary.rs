//! The vocabulary of rewrites as data: every kind can be taken apart into fields and put together again.

use std::collections::BTreeSet;
use tandem_ir::attr::{Attr, AttrKind};
use tandem_ir::constant::Bits;
use tandem_ir::machine::{MBlock, MInst};
use tandem_ir::metadata::Metadata;
use tandem_ir::rewrite::{
    AttrPlace, FieldValue, InstRef, MachineRewrite, ModuleRewrite, NewInst, Operand, Path, Rewrite,
    RuleName, Sort, Vocabulary, Why,
};
use tandem_ir::{BinOp, Block, Flags, Global, Inst, InstKind, Symbol, Type, Value};

/// Some value of each sort.
fn sample(sort: Sort) -> FieldValue {
    let (block, inst) = (Block::from_u32(1), Inst::from_u32(2));
    let (value, global) = (Value::from_u32(3), Global::from_u32(4));
    let operand = Operand::Int(Bits::from_u64(8, 5));
    let at = InstRef {
        function: global,
        inst,
    };
    match sort {
        Sort::Block => FieldValue::Block(block),
        Sort::OptionalBlock => FieldValue::OptionalBlock(Some(block)),
        Sort::Blocks => FieldValue::Blocks(vec![block]),
        Sort::Inst => FieldValue::Inst(inst),
        Sort::Value => FieldValue::Value(value),
        Sort::Operand => FieldValue::Operand(operand),
        Sort::Operands => FieldValue::Operands(vec![operand]),
        Sort::Uses => FieldValue::Uses(vec![(inst, 1)]),
        Sort::Incoming => FieldValue::Incoming(vec![(block, operand)]),
        Sort::PhiValues => FieldValue::PhiValues(vec![(inst, operand)]),
        Sort::Mapping => FieldValue::Mapping(vec![(value, operand)]),
        Sort::Parameters => FieldValue::Parameters(vec![(0, operand)]),
        Sort::Paths => FieldValue::Paths(vec![Path {
            entry: block,
            blocks: vec![block],
            value: Bits::from_u64(8, 5),
            dest: block,
        }]),
        Sort::NewInst => FieldValue::NewInst(NewInst {
            kind: InstKind::Binary(BinOp::Add),
            flags: Flags::NSW,
            ty: Type::I8,
            operands: vec![operand.clone(), operand],
        }),
        Sort::Flags => FieldValue::Flags(Flags::NUW),
        Sort::Symbol => FieldValue::Symbol(Symbol::from_u32(1)),
        Sort::Metadata => FieldValue::Metadata(Some(Metadata::Null)),
        Sort::Global => FieldValue::Global(global),
        Sort::Globals => FieldValue::Globals(vec![global]),
        Sort::InstRef => FieldValue::InstRef(at),
        Sort::Rewrite => FieldValue::Rewrite(Box::new(Rewrite::EraseInst { inst })),
        Sort::Type => FieldValue::Type(Type::I32),
        Sort::Types => FieldValue::Types(vec![Type::I32]),
        Sort::Int => FieldValue::Int(4),
        Sort::Ints => FieldValue::Ints(vec![0]),
        Sort::Flag => FieldValue::Flag(true),
        Sort::Name => FieldValue::Name("new".into()),
        Sort::Rule => FieldValue::Rule(RuleName::new("add-zero")),
        Sort::Bindings => FieldValue::Bindings(vec![(RuleName::new("x"), operand)]),
        Sort::AttrPlace => FieldValue::AttrPlace(AttrPlace::Call(at)),
        Sort::Attr => FieldValue::Attr(Attr::Flag(AttrKind::NoUnwind)),
        Sort::MBlock => FieldValue::MBlock(MBlock::from_u32(1)),
        Sort::OptionalMBlock => FieldValue::OptionalMBlock(None),
        Sort::MBlocks => FieldValue::MBlocks(vec![MBlock::from_u32(1)]),
        Sort::MInst => FieldValue::MInst(MInst::from_u32(1)),
        Sort::Tails => FieldValue::Tails(vec![(MBlock::from_u32(1), MInst::from_u32(1))]),
        Sort::Why => FieldValue::Why(Why::Dead),
    }
}

/// Takes every kind apart and puts it together again.
fn check<R: Vocabulary>() -> BTreeSet<Sort> {
    let mut names = BTreeSet::new();
    let mut used = BTreeSet::new();
    for kind in R::KINDS {
        assert!(
            names.insert(kind.name),
            "two kinds are called {}",
            kind.name
        );
        let plain = |c: char| c.is_ascii_lowercase() || c == '-';
        assert!(kind.name.chars().all(plain), "{}", kind.name);
        assert!(kind.doc.trim().len() > 20, "{} is not explained", kind.name);
        let fields: Vec<FieldValue> = kind.fields.iter().map(|f| sample(f.1)).collect();
        let rewrite = R::from_fields(kind.name, fields.clone()).unwrap();
        assert_eq!(rewrite.kind(), kind.name);
        let again: Vec<FieldValue> = rewrite.fields().into_iter().map(|f| f.1).collect();
        assert_eq!(again, fields, "{}", kind.name);
        let names: Vec<&str> = rewrite.fields().into_iter().map(|f| f.0).collect();
        let declared: Vec<&str> = kind.fields.iter().map(|f| f.0).collect();
        assert_eq!(names, declared);
        refuses::<R>(kind.name, &fields);
        used.extend(kind.fields.iter().map(|f| f.1));
    }
    used
}

/// Fields that are too many, too few, or of another sort make no rewrite.
fn refuses<R: Vocabulary>(kind: &str, fields: &[FieldValue]) {
    let mut more = fields.to_vec();
    more.push(sample(Sort::Flag));
    assert_eq!(R::from_fields(kind, more), None);
    for n in 0..fields.len() {
        assert_eq!(R::from_fields(kind, fields[..n].to_vec()), None);
        let other = Sort::ALL.iter().find(|s| **s != fields[n].sort());
        let mut wrong = fields.to_vec();
        wrong[n] = sample(*other.unwrap());
        assert_eq!(R::from_fields(kind, wrong), None, "{kind}, field {n}");
    }
}

#[test]
fn every_kind_is_its_fields() {
    let mut used = check::<Rewrite>();
    used.extend(check::<ModuleRewrite>());
    used.extend(check::<MachineRewrite>());
    assert_eq!(Rewrite::from_fields("no-such-kind", vec![]), None);
    let all: BTreeSet<Sort> = Sort::ALL.iter().copied().collect();
    assert_eq!(used, all, "a sort that no kind uses");
}

#[test]
fn kinds_are_written_in_kebab_case() {
    let inst = Inst::from_u32(0);
    assert_eq!(Rewrite::EraseInst { inst }.kind(), "erase-inst");
    let global = Global::from_u32(0);
    let moved = ModuleRewrite::MoveToGlobalSpace { global };
    assert_eq!(moved.kind(), "move-to-global-space");
}
