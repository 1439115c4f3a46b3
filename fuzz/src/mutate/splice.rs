//! Mutators that take parts from another program, or from elsewhere in the same one.

use super::flow::Dominators;
use super::import::{Importer, fresh_global_name};
use super::work::{Work, is_callable};
use super::{Mutator, any};
use tandem_ir::module::{GlobalData, GlobalKind, Linkage, Visibility};
use tandem_ir::{Block, Function, Header, Inst, InstKind, Module, Type, Value};

/// The mutators of this file.
pub(super) const ALL: &[Mutator] = &[
    any("splice-instructions", splice_instructions),
    any("splice-body", splice_body),
    any("splice-function", splice_function),
    any("splice-replace-body", replace_body),
];

/// Longest run of instructions taken at once.
const LONGEST_RUN: usize = 16;
/// Most instructions of a body taken whole.
const LARGEST_BODY: usize = 1500;

fn size(f: &Function) -> usize {
    f.blocks().map(|b| f.insts(b).count()).sum()
}

/// A body of the other program that is not too large.
fn pick_body<'a>(w: &mut Work<'a>) -> Option<&'a Function> {
    let other = w.other;
    let n = w.draw.below(other.bodies.len());
    other.bodies.get(n).filter(|f| size(f) <= LARGEST_BODY)
}

/// The header and the body under change, both to be written.
fn parts(module: &mut Module, body: usize) -> (&mut Header, &mut Function) {
    (&mut module.header, &mut module.bodies[body])
}

/// Takes a run of instructions; values that it does not make itself are found here.
fn splice_instructions(w: &mut Work) -> Option<()> {
    let body = pick_body(w)?;
    let fits = |i: &Inst| {
        let kind = body.kind(*i);
        let plain = !kind.is_terminator() && !body.is_phi(*i) && body.inst_type(*i) != Type::TOKEN;
        plain
            && body
                .operands(*i)
                .all(|v| !matches!(body.value_type(v), Type::METADATA | Type::TOKEN))
    };
    let all: Vec<Inst> = body
        .blocks()
        .flat_map(|b| body.insts(b))
        .filter(fits)
        .collect();
    if all.is_empty() {
        return None;
    }
    let first = w.draw.below(all.len());
    let length = 1 + w.draw.below(LONGEST_RUN);
    let run: Vec<Inst> = all.into_iter().skip(first).take(length).collect();
    let at = w.pick_point()?;
    let doms = Dominators::new(w.f());
    let mut importer = Importer::new(w.other);
    let mut made: Vec<(Value, Value)> = Vec::new();
    for i in run {
        let Some(new) = copy_here(w, &mut importer, &doms, (body, i), at, &made) else {
            continue;
        };
        if let (Some(old), Some(new)) = (body.result(i), w.f().result(new)) {
            made.push((old, new));
        }
    }
    let &(_, last) = made.last()?;
    w.put_to_use(&doms, at, last);
    if let Some((_, v)) = w.draw.pick(&made) {
        w.put_to_use(&doms, at, v);
    }
    Some(())
}

/// Copies one instruction right before `at`.
fn copy_here(
    w: &mut Work,
    importer: &mut Importer,
    doms: &Dominators,
    (body, i): (&Function, Inst),
    at: Inst,
    made: &[(Value, Value)],
) -> Option<Inst> {
    let header = &mut w.module.header;
    let kind = importer.kind(header, body.kind(i))?;
    let ty = importer.ty(header, body.inst_type(i))?;
    let mut ops = Vec::new();
    for v in body.operands(i) {
        let known = made.iter().find(|m| m.0 == v).map(|m| m.1);
        let from_here = body.def_inst(v).is_some() || body.args().contains(&v);
        let v = match known {
            Some(v) => v,
            None if from_here => {
                let ty = importer.ty(&mut w.module.header, body.value_type(v))?;
                w.value(doms, at, ty)?
            }
            None => {
                let (header, f) = parts(&mut w.module, w.body);
                importer.leaf(header, f, body, v)?
            }
        };
        ops.push(v);
    }
    let new = w.insert(at, kind, ty, &ops);
    w.fm().set_flags(new, body.flags(i));
    Some(new)
}

/// Takes the blocks of a function into the middle of this one, as if it had been called there.
fn splice_body(w: &mut Work) -> Option<()> {
    let body = pick_body(w)?;
    let at = w.pick_point()?;
    let doms = Dominators::new(w.f());
    let mut importer = Importer::new(w.other);
    let mut args = Vec::new();
    for &a in body.args() {
        let ty = importer.ty(&mut w.module.header, body.value_type(a))?;
        args.push(w.value(&doms, at, ty)?);
    }
    let returned = insert_blocks(w, &mut importer, body, at, &args);
    w.spoiled |= returned.is_none();
    if let Some(v) = returned? {
        let doms = Dominators::new(w.f());
        w.put_to_use(&doms, at, v);
    }
    w.repair()
}

/// Splits the block at `at` and puts the blocks of `body` between the parts; what they return, if anything.
fn insert_blocks(
    w: &mut Work,
    importer: &mut Importer,
    body: &Function,
    at: Inst,
    args: &[Value],
) -> Option<Option<Value>> {
    let b = w.f().inst_block(at)?;
    let (header, f) = parts(&mut w.module, w.body);
    let behind = f.split_block(b, at, "behind");
    let blocks = importer.blocks(header, f, body, args)?;
    let entry = f.block_value(*blocks.first()?);
    let br = f.terminator(b)?;
    f.set_operand(br, 0, entry);
    join_returns(f, &blocks, behind)
}

/// Makes every return of the blocks a branch to `behind`; what they return meets in a phi there.
fn join_returns(f: &mut Function, blocks: &[Block], behind: Block) -> Option<Option<Value>> {
    let mut returned: Vec<(Value, Block)> = Vec::new();
    let mut any = false;
    for &b in blocks {
        let t = f.terminator(b)?;
        if !matches!(f.kind(t), InstKind::Ret) {
            continue;
        }
        any = true;
        if f.num_operands(t) == 1 {
            returned.push((f.operand(t, 0), b));
        }
        f.erase_inst(t);
        f.append_br(b, behind);
    }
    // Never coming back is a program too, but then what follows is unreachable: refuse.
    if !any {
        return None;
    }
    let Some(&(first, _)) = returned.first() else {
        return Some(None);
    };
    let ty = f.value_type(first);
    let phi = f.create_inst(InstKind::Phi, ty, &[]);
    f.prepend_inst(behind, phi);
    for (v, b) in returned {
        f.add_phi_entry(phi, v, b);
    }
    Some(f.result(phi))
}

/// Takes a whole function, and calls it.
fn splice_function(w: &mut Work) -> Option<()> {
    let body = pick_body(w)?;
    let from = &w.other.header;
    let data = &from.globals[body.global];
    let GlobalKind::Function(decl) = &data.kind else {
        return None;
    };
    if decl.personality.is_some() {
        return None;
    }
    let mut importer = Importer::new(w.other);
    let header = &mut w.module.header;
    let ty = importer.ty(header, data.ty)?;
    let mut decl = importer.declaration(header, decl)?;
    decl.defined = true;
    let kernel = from.is_kernel(body.global) || !is_callable(decl.cc);
    let new = GlobalData {
        name: Some(fresh_global_name(header, data.name.as_deref().unwrap_or("spliced"))?.into()),
        linkage: if kernel {
            Linkage::External
        } else {
            Linkage::Internal
        },
        visibility: Visibility::Default,
        dso_local: !kernel,
        ty,
        section: None,
        partition: None,
        comdat: None,
        attachments: Vec::new(),
        kind: GlobalKind::Function(decl),
        ..data.clone()
    };
    let g = header.add_global(new);
    let params = header.types.as_function(ty)?.1.to_vec();
    let mut f = Function::new(g, &params);
    let args = f.args().to_vec();
    importer.blocks(header, &mut f, body, &args)?;
    w.module.bodies.push(f);
    if !kernel {
        call_it(w, g, &params);
    }
    Some(())
}

fn call_it(w: &mut Work, g: tandem_ir::Global, params: &[Type]) -> Option<()> {
    let at = w.pick_point()?;
    let doms = Dominators::new(w.f());
    let mut args = Vec::new();
    for &p in params {
        args.push(w.value(&doms, at, p)?);
    }
    let call = w.call(at, g, &args);
    let v = w.f().result(call)?;
    w.put_to_use(&doms, at, v)
}

/// Gives this function the body of one of the same type.
fn replace_body(w: &mut Work) -> Option<()> {
    let body = pick_body(w)?;
    let g = w.f().global;
    let mut importer = Importer::new(w.other);
    let header = &mut w.module.header;
    let ty = importer.ty(header, w.other.header.globals[body.global].ty)?;
    let plain = header.function(g)?.personality.is_none();
    if header.globals[g].ty != ty || !plain || same_body(body, &w.module.bodies[w.body]) {
        return None;
    }
    let params = header.types.as_function(ty)?.1.to_vec();
    let mut f = Function::new(g, &params);
    let args = f.args().to_vec();
    importer.blocks(header, &mut f, body, &args)?;
    w.module.bodies[w.body] = f;
    Some(())
}

/// True if the two look alike from afar, so that exchanging them is hardly a change.
fn same_body(a: &Function, b: &Function) -> bool {
    let kinds = |f: &Function| {
        f.blocks()
            .flat_map(|b| f.insts(b))
            .map(|i| f.kind(i).mnemonic())
            .collect::<Vec<_>>()
    };
    kinds(a) == kinds(b)
}
