//! What a function is given before anything is asked about it, so that there is something to take away: assumptions about
//! its comparisons, and ranges of what it loads.

use super::Draw;
use tandem_ir::attr::AttrList;
use tandem_ir::constant::ConstantData;
use tandem_ir::inst::{CallInfo, TailKind};
use tandem_ir::metadata::{MdBody, MdNodeData, Metadata};
use tandem_ir::module::{FunctionDecl, GlobalData, GlobalKind, cc};
use tandem_ir::{Function, Global, Header, Inst, InstKind, Module, Symbol, Type};

/// Ranges that are put on loads: the least value, and the first that is none.
const RANGES: [(u64, u64); 3] = [(0, 16), (1, 100), (0, 3)];

/// A copy of a module whose functions say more.
pub(super) fn with_facts(module: &Module, number: u64) -> Module {
    let mut given = module.clone();
    let assume = assume(&mut given.header);
    for (n, body) in given.bodies.iter_mut().enumerate() {
        let mut draw = Draw::new(number.wrapping_mul(37).wrapping_add(n as u64));
        let all: Vec<Inst> = body.blocks().flat_map(|b| body.insts(b)).collect();
        for i in all {
            match (body.kind(i), body.inst_type(i)) {
                (InstKind::ICmp(_), Type::I1) if draw.below(3) == 0 => {
                    if let Some(g) = assume {
                        suppose(&given.header, body, i, g);
                    }
                }
                (InstKind::Load(_), ty) if draw.below(2) == 0 && narrow(ty) => {
                    let (kind, md) = range(&mut given.header, ty, RANGES[draw.below(RANGES.len())]);
                    body.set_attachment(i, kind, md);
                }
                _ => {}
            }
        }
    }
    given
}

fn narrow(ty: Type) -> bool {
    ty.int_width().is_some_and(|w| (8..=64).contains(&w))
}

/// `llvm.assume`; `None` if that name is something else.
fn assume(header: &mut Header) -> Option<Global> {
    let ty = header.types.function(Type::VOID, &[Type::I1], false);
    match header.lookup("llvm.assume") {
        Some(g) => (header.globals[g].ty == ty).then_some(g),
        None => {
            let kind = GlobalKind::Function(FunctionDecl::default());
            Some(header.add_global(GlobalData::plain("llvm.assume", ty, 0, kind)))
        }
    }
}

/// Assumes what an instruction computes, right after it.
fn suppose(header: &Header, f: &mut Function, i: Inst, assume: Global) {
    let after = f.inst_block(i).and_then(|b| {
        let mut all = f.insts(b).skip_while(|&k| k != i);
        all.nth(1)
    });
    let (Some(after), Some(condition)) = (after, f.result(i)) else {
        return;
    };
    let callee = f.constant(Type::ptr(0), ConstantData::Global(assume));
    let info = CallInfo {
        fn_ty: header.globals[assume].ty,
        cc: cc::C,
        tail: TailKind::None,
        attrs: AttrList::default(),
        addrspace: None,
        bundles: Box::default(),
    };
    let call = InstKind::Call(Box::new(info));
    let call = f.create_inst(call, Type::VOID, &[callee, condition]);
    f.insert_before(call, after);
}

/// `!range` of a type.
fn range(header: &mut Header, ty: Type, ends: (u64, u64)) -> (Symbol, Metadata) {
    let ends = [ends.0, ends.1].map(|n| Metadata::Constant(header.constants.int(ty, n)));
    let node = header.metadata.nodes.push(MdNodeData {
        distinct: false,
        numbered: true,
        body: MdBody::Tuple(ends.into()),
    });
    (header.strings.intern("range"), Metadata::Node(node))
}
