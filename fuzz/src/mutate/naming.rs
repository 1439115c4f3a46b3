//! Mutators of what names are: linkage, contents, what belongs to what, addresses of blocks, functions named like the
//! library's, annotations.
//!
//! [`ALL`] is the list, by the names that reports use. They aim at passes that look at a module as a whole, and at
//! readers and printers: other spellings of a constant, zeros of both signs, numbers that differ in one bit, text where
//! bytes were.
//!
//! `nvvm.annotations` name variables and functions under keys whose entries LLVM's reader rewrites and trusts in their
//! shape ([`OF_VARIABLES`], [`OF_FUNCTIONS`]); so values are drawn that fit the key. A function with the name and type
//! of one of the [`LIBRARY`]'s gets a body of its own, which no pass may take for the library's.
//!
//! Variables in shared (3) and local (5) memory keep their undefined contents. A draw that fits nothing gives
//! `None`.

use super::modules::pick_variable;
use super::work::Work;
use super::{Mutator, any};
use smallvec::SmallVec;
use tandem_ir::constant::{ConstantData, ConstantExpr};
use tandem_ir::inst::Align;
use tandem_ir::metadata::Metadata;
use tandem_ir::module::{
    FunctionDecl, GlobalData, GlobalKind, Linkage, TlsMode, UnnamedAddr, Variable, Visibility,
};
use tandem_ir::{
    Block, CastOp, Constant, Flags, Function, Global, InstKind, MemAccess, Type, Value,
};

/// The mutators of this file.
pub(super) const ALL: &[Mutator] = &[
    any("annotate-variable", annotate_variable),
    any("other-linkage", other_linkage),
    any("other-contents", other_contents),
    any("take-block-address", take_block_address),
    any("own-library-function", own_library_function),
    any("name-in-annotations", name_in_annotations),
];

/// Functions of the library that passes know, with what they take and give.
const LIBRARY: [(&str, &[Type], Type); 4] = [
    ("malloc", &[Type::I64], Type::PTR),
    ("calloc", &[Type::I64, Type::I64], Type::PTR),
    ("free", &[Type::PTR], Type::VOID),
    ("realloc", &[Type::PTR, Type::I64], Type::PTR),
];
const GRID_CONSTANT: &str = "grid_constant";
/// Keys of `nvvm.annotations`, of variables and of functions. LLVM's reader rewrites what it finds under them and trusts their
/// shape.
const OF_VARIABLES: [&str; 4] = ["texture", "surface", "sampler", "managed"];
const OF_FUNCTIONS: [&str; 8] = [
    "kernel",
    "maxntidx",
    "reqntidx",
    "minctasm",
    "maxnreg",
    "cluster_max_blocks",
    GRID_CONSTANT,
    "align",
];

/// A variable that belongs to another one, lies in a section, or need not have an address of its own.
fn annotate_variable(w: &mut Work) -> Option<()> {
    let g = pick_variable(w, |_, _| true)?;
    match w.draw.below(3) {
        0 => {
            let to = pick_variable(w, |_, x| x != g)?;
            let header = &mut w.module.header;
            let kind = header.strings.intern("associated");
            if header.globals[g].attachments.iter().any(|a| a.0 == kind) {
                return None;
            }
            let space = header.globals[to].addrspace;
            let address = ConstantData::Global(to);
            let address = header.constants.intern(Type::ptr(space), address);
            let md = w.tuple(&[Metadata::Constant(address)]);
            w.name_attachment(g, "associated", md)?;
        }
        1 => {
            let new = [UnnamedAddr::None, UnnamedAddr::Local, UnnamedAddr::Global];
            let new = w.draw.pick(&new)?;
            w.module.header.globals[g].unnamed_addr = new;
        }
        _ => {
            let new = Align::from_bytes(1 << w.draw.below(6));
            w.module.header.globals[g].align = new;
        }
    }
    Some(())
}

/// Another linkage for a name that is defined, of those that it may have.
fn other_linkage(w: &mut Work) -> Option<()> {
    const NEW: [Linkage; 9] = [
        Linkage::External,
        Linkage::Internal,
        Linkage::Private,
        Linkage::WeakAny,
        Linkage::WeakOdr,
        Linkage::LinkOnceAny,
        Linkage::LinkOnceOdr,
        Linkage::AvailableExternally,
        Linkage::ExternalWeak,
    ];
    let all: Vec<Global> = w.header().live_globals().map(|(g, _)| g).collect();
    let all: Vec<Global> = all
        .into_iter()
        .filter(|&g| !w.header().global_name(g).starts_with("llvm."))
        .collect();
    let g = w.pick_name(&all)?;
    let defined = match &w.header().globals[g].kind {
        GlobalKind::Function(f) => f.defined,
        GlobalKind::Variable(v) => v.init.is_some(),
        GlobalKind::Alias(_) | GlobalKind::IFunc(_) => true,
        GlobalKind::Erased => return None,
    };
    let another = matches!(
        w.header().globals[g].kind,
        GlobalKind::Alias(_) | GlobalKind::IFunc(_)
    );
    let new = match defined {
        // Another name is of what is here.
        true if another => w.draw.pick(&NEW[..7])?,
        true => w.draw.pick(&NEW)?,
        // What is elsewhere may be nowhere.
        false => w.draw.pick(&[Linkage::ExternalWeak, Linkage::External])?,
    };
    let kernel = w.header().is_kernel(g);
    let d = &mut w.module.header.globals[g];
    let fits = match new {
        Linkage::ExternalWeak => !defined,
        Linkage::External => true,
        _ => defined && !kernel,
    };
    if !fits || d.linkage == new || d.linkage == Linkage::Appending {
        return None;
    }
    d.linkage = new;
    d.visibility = Visibility::Default;
    d.dll = Default::default();
    if matches!(new, Linkage::Private | Linkage::AvailableExternally) {
        d.comdat = None;
    }
    Some(())
}

/// One part of what a variable begins with becomes another: no value, a number, a zero of the other form, bytes as text.
fn other_contents(w: &mut Work) -> Option<()> {
    let g = pick_variable(w, |w, g| {
        !matches!(w.header().globals[g].addrspace, 3 | 5)
            && w.header().globals[g].linkage != Linkage::Appending
    })?;
    let mut path: Vec<(Constant, usize)> = Vec::new();
    let mut at = w.header().variable(g)?.init?;
    // Down to a part, or not so far.
    while let ConstantData::Aggregate(parts) = w.module.header.constants.get(at).clone() {
        if parts.is_empty() || w.draw.one_in(5) {
            break;
        }
        let n = w.draw.below(parts.len());
        path.push((at, n));
        at = *parts.get(n)?;
    }
    let ty = w.header().constants.ty(at);
    let near = w.draw.one_in(3).then(|| neighbour(w, at)).flatten();
    let mut new = match near {
        Some(near) => near,
        None => other_part(w, ty)?,
    };
    if new == at {
        return None;
    }
    for (whole, n) in path.into_iter().rev() {
        let pool = &mut w.module.header.constants;
        let ty = pool.ty(whole);
        let ConstantData::Aggregate(parts) = pool.get(whole).clone() else {
            return None;
        };
        let mut parts = parts.to_vec();
        *parts.get_mut(n)? = new;
        let types = &w.module.header.types;
        let data = crate::generate::compound(types, pool, ty, parts);
        new = pool.intern(ty, data);
    }
    let GlobalKind::Variable(v) = &mut w.module.header.globals[g].kind else {
        return None;
    };
    v.init = Some(new);
    Some(())
}

/// A number that differs in one bit: the first, or the sign. Zeros of both signs are equal and not the same.
fn neighbour(w: &mut Work, old: Constant) -> Option<Constant> {
    let high = w.draw.coin();
    let pool = &mut w.module.header.constants;
    let ty = pool.ty(old);
    let width = ty
        .int_width()
        .or(ty.float_kind().map(|k| k.bits()))
        .filter(|b| (1..=64).contains(b))?;
    let bit = if high { 1u64 << (width - 1) } else { 1 };
    let data = match pool.get(old) {
        ConstantData::Int(n) => ConstantData::Int(n ^ bit),
        ConstantData::Float(n) => ConstantData::Float(n ^ u128::from(bit)),
        _ => return None,
    };
    Some(pool.intern(ty, data))
}

fn other_part(w: &mut Work, ty: Type) -> Option<Constant> {
    let choice = w.draw.below(4);
    if ty.is_ptr() && choice > 1 {
        return address_of_any(w, ty);
    }
    let bits = ty.int_width().map(|width| w.corner(width));
    let word = u128::from(w.draw.word()) << 64 | u128::from(w.draw.word());
    let chars = w.header().types.as_array(ty).filter(|a| a.0 == Type::I8);
    let pool = &mut w.module.header.constants;
    Some(match (choice, bits, ty.float_kind(), chars) {
        (0, ..) => pool.intern(ty, ConstantData::Undef),
        (1, ..) => pool.intern(ty, ConstantData::Poison),
        (_, Some(bits), ..) => pool.bits(ty, &bits),
        (_, _, Some(kind), _) if kind.bits() <= 64 => {
            let mask = u128::MAX >> (128 - kind.bits());
            pool.intern(ty, ConstantData::Float(word & mask))
        }
        (_, _, _, Some((_, n))) if (1..=16).contains(&n) => {
            let text = word.to_le_bytes();
            // Text of zeros alone has another form.
            let mut text = text.get(..n as usize)?.to_vec();
            *text.first_mut()? |= 1;
            pool.intern(ty, ConstantData::Bytes(text.into()))
        }
        _ => pool.zero(ty),
    })
}

/// The address of some name, in the space of the type, or a byte behind it.
fn address_of_any(w: &mut Work, ty: Type) -> Option<Constant> {
    let space = ty.address_space()?;
    let all = w.header().live_globals().filter(|(g, d)| {
        let plain = d.tls == TlsMode::None && !w.header().global_name(*g).starts_with("llvm.");
        plain && (d.addrspace == space || space == 0 && matches!(d.addrspace, 1 | 4))
    });
    let all: Vec<Global> = all.map(|(g, _)| g).collect();
    let g = w.pick_name(&all)?;
    let behind = w.draw.one_in(4);
    let header = &mut w.module.header;
    let own = header.globals[g].addrspace;
    let pool = &mut header.constants;
    let mut address = pool.intern(Type::ptr(own), ConstantData::Global(g));
    if own != space {
        let cast = ConstantExpr::Cast(CastOp::AddrSpaceCast, Flags::NONE, address);
        address = pool.intern(ty, ConstantData::Expr(Box::new(cast)));
    }
    if behind {
        let one = pool.int(Type::I64, 1);
        let part = ConstantExpr::Gep {
            elem: Type::I8,
            flags: Flags::NONE,
            in_range: None,
            operands: [address, one].into(),
        };
        address = pool.intern(ty, ConstantData::Expr(Box::new(part)));
    }
    Some(address)
}

/// The address of a block is kept in a variable, or compared with null.
fn take_block_address(w: &mut Work) -> Option<()> {
    let b: Block = w.pick_target()?;
    let g = w.f().global;
    if w.header().globals[g].linkage == Linkage::AvailableExternally {
        return None;
    }
    let address = ConstantData::BlockAddress(g, b);
    if w.draw.coin() {
        let header = &mut w.module.header;
        let init = header.constants.intern(Type::PTR, address);
        let name = super::import::fresh_global_name(header, "place")?;
        let kind = GlobalKind::Variable(Variable {
            constant: true,
            init: Some(init),
            ..Variable::default()
        });
        header.add_global(GlobalData {
            linkage: Linkage::Internal,
            ..GlobalData::plain(&name, Type::PTR, 0, kind)
        });
        return Some(());
    }
    let at = w.pick_point()?;
    let doms = super::flow::Dominators::new(w.f());
    let (place, null) = {
        let f = w.fm();
        (f.constant(Type::PTR, address), f.zero(Type::PTR))
    };
    let p = tandem_ir::IntPredicate::Eq;
    let v = w.compute(at, InstKind::ICmp(p), Type::I1, &[place, null])?;
    w.put_to_use(&doms, at, v);
    Some(())
}

/// A function with the name and type of one of the library's, and a body of the program's own: it hands out one buffer.
fn own_library_function(w: &mut Work) -> Option<()> {
    let n = w.draw.below(LIBRARY.len());
    let (name, params, ret) = LIBRARY.get(n).copied()?;
    let ty = w.module.header.types.function(ret, params, false);
    let g = match w.header().lookup(name) {
        Some(g) => {
            let decl = w.header().function(g)?;
            if decl.defined || w.header().globals[g].ty != ty {
                return None;
            }
            let GlobalKind::Function(decl) = &mut w.module.header.globals[g].kind else {
                return None;
            };
            decl.defined = true;
            decl.attrs = Default::default();
            g
        }
        None => {
            let decl = FunctionDecl {
                defined: true,
                ..FunctionDecl::default()
            };
            let kind = GlobalKind::Function(decl);
            let data = GlobalData::plain(name, ty, 0, kind);
            w.module.header.add_global(data)
        }
    };
    w.module.header.globals[g].linkage = w.draw.pick(&[Linkage::External, Linkage::Internal])?;
    let mut f = Function::new(g, params);
    let entry = f.create_block();
    f.append_block(entry);
    let mut ops: SmallVec<[Value; 1]> = SmallVec::new();
    if ret.is_ptr() {
        let bytes = w.module.header.types.array(Type::I8, 64);
        let zero = w.module.header.constants.zero(bytes);
        let buffer = super::import::fresh_global_name(w.header(), "buffer")?;
        let kind = GlobalKind::Variable(Variable {
            init: Some(zero),
            ..Variable::default()
        });
        let buffer = w.module.header.add_global(GlobalData {
            linkage: Linkage::Internal,
            align: Align::from_bytes(16),
            ..GlobalData::plain(&buffer, bytes, 0, kind)
        });
        ops.push(f.constant(Type::PTR, ConstantData::Global(buffer)));
    } else if let Some(&p) = f.args().first() {
        let zero = f.int(Type::I8, 0);
        let access = InstKind::Store(MemAccess::plain(Align::ONE));
        let store = f.create_inst(access, Type::VOID, &[zero, p]);
        f.append_inst(entry, store);
    }
    let end = f.create_inst(InstKind::Ret, Type::VOID, &ops);
    f.append_inst(entry, end);
    w.module.bodies.push(f);
    Some(())
}

/// A list of annotations names a variable or a function, under any key.
fn name_in_annotations(w: &mut Work) -> Option<()> {
    let of_function = w.draw.coin();
    let g = match of_function {
        true => w.f().global,
        false => pick_variable(w, |_, _| true)?,
    };
    // A kernel gives nothing back.
    let returns = w.header().return_type(g).is_some_and(|t| !t.is_void());
    let no_kernel = returns || w.header().globals[g].linkage.is_local();
    let key = match of_function {
        true if !no_kernel && w.draw.coin() => "kernel",
        true => w.draw.pick(&OF_FUNCTIONS)?,
        false => w.draw.pick(&OF_VARIABLES)?,
    };
    if key == "kernel" && no_kernel {
        return None;
    }
    let function = w.header().types.as_function(w.header().globals[g].ty);
    let params = function.map_or(0, |(_, params, _)| params.len() as u64);
    let header = &mut w.module.header;
    let space = header.globals[g].addrspace;
    let name = ConstantData::Global(g);
    let name = Metadata::Constant(header.constants.intern(Type::ptr(space), name));
    let value = w.draw.pick(&[1, 1, 0, 128])?;
    // Parameters that are grid constants are a list of their numbers from 1.
    let is_list = key == GRID_CONSTANT;
    let value = if is_list { value.min(params) } else { value };
    let value = w.md_int(Type::I32, value);
    let value = if is_list { w.tuple(&[value]) } else { value };
    let key = w.md_text(key);
    let mut entry = vec![name, key, value];
    // Keys are listed one after the other, in any order.
    if of_function && w.draw.one_in(2) {
        let other = w.draw.pick(&["maxntidx", "minctasm", "maxnreg"])?;
        let (other, number) = (w.md_text(other), w.md_int(Type::I32, 32));
        let at = if w.draw.coin() { 1 } else { entry.len() };
        entry.splice(at..at, [other, number]);
    }
    let Metadata::Node(node) = w.tuple(&entry) else {
        return None;
    };
    let first = w.draw.coin();
    let gone = match w.draw.one_in(4) {
        true => w.tuple(&[Metadata::Null, key, value]),
        false => Metadata::Null,
    };
    let header = &mut w.module.header;
    let list = header.strings.intern("nvvm.annotations");
    if !header.metadata.named.iter().any(|x| x.0 == list) {
        header.metadata.named.push((list, Vec::new()));
    }
    let all = header.metadata.named.iter_mut().find(|x| x.0 == list);
    let all = &mut all?.1;
    let at = if first { 0 } else { all.len() };
    all.insert(at, node);
    // Of a name that is gone the entry stays.
    if let Metadata::Node(gone) = gone {
        all.insert(at, gone);
    }
    Some(())
}
