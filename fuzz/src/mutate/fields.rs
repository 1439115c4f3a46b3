//! Mutators of the fields that most programs leave as they are: where a name lies, who sees it, what is attached to it, what a
//! call has beside its arguments.
//!
//! A pass that makes one thing of two has to ask about all of them, and one that moves, merges or erases a name has to follow
//! every way in which another thing can mention it. So each field of the model has its turn here, whether a pass is known
//! to ask about it or not; values are what the language allows, and mean nothing in particular.

use super::modules::pick_variable;
use super::words::pick_call;
use super::work::Work;
use super::{Mutator, any};
use tandem_ir::attr::Attr;
use tandem_ir::constant::ConstantData;
use tandem_ir::inst::Align;
use tandem_ir::module::{DllStorage, GlobalKind, TlsMode, UnnamedAddr, Visibility};
use tandem_ir::{Constant, Global, Inst, InstKind, Symbol, Type};

/// The mutators of this file.
pub(super) const ALL: &[Mutator] = &[
    any("field-of-variable", field_of_variable),
    any("field-of-function", field_of_function),
    any("field-of-call", field_of_call),
    any("name-beside-body", name_beside_body),
    any("attach-unknown", attach_unknown),
];

/// What nothing knows the meaning of: a section, a kind of metadata, the tag of a bundle.
const UNKNOWN: &str = "fuzzed";

/// There if it was not, gone if it was.
fn toggle(field: &mut Option<Symbol>, value: Symbol) {
    *field = match field {
        Some(_) => None,
        None => Some(value),
    };
}

/// Fields that variables and functions both have.
fn field_of_name(w: &mut Work, g: Global) -> Option<()> {
    let choice = w.draw.below(8);
    let unnamed = [UnnamedAddr::None, UnnamedAddr::Local, UnnamedAddr::Global];
    let unnamed = w.draw.pick(&unnamed)?;
    let align = Align::from_bytes(1 << w.draw.below(8));
    let seen = [Visibility::Hidden, Visibility::Protected];
    let seen = w.draw.pick(&seen)?;
    let unknown = w.module.header.strings.intern(UNKNOWN);
    let d = &mut w.module.header.globals[g];
    match choice {
        0 => toggle(&mut d.section, unknown),
        1 => toggle(&mut d.partition, unknown),
        2 => d.unnamed_addr = unnamed,
        3 if !d.linkage.is_local() => d.visibility = seen,
        3 | 4 => d.dso_local = !d.dso_local,
        5 => d.align = align,
        6 if !d.linkage.is_local() => {
            d.dll = match d.dll {
                DllStorage::None => DllStorage::Export,
                _ => DllStorage::None,
            };
        }
        _ => {
            let Some(at) = d.attachments.iter().position(|a| a.0 == unknown) else {
                let md = w.tuple(&[]);
                return w.name_attachment(g, UNKNOWN, md);
            };
            d.attachments.remove(at);
        }
    }
    Some(())
}

/// Any field of a variable.
fn field_of_variable(w: &mut Work) -> Option<()> {
    let g = pick_variable(w, |_, _| true)?;
    if w.draw.coin() {
        return field_of_name(w, g);
    }
    let choice = w.draw.below(5);
    let modes = [
        TlsMode::None,
        TlsMode::GeneralDynamic,
        TlsMode::LocalExec,
        TlsMode::InitialExec,
    ];
    let mode = w.draw.pick(&modes)?;
    let header = &mut w.module.header;
    let (model, sanitizer) = (
        header.strings.intern("large"),
        header.strings.intern("no_sanitize_address"),
    );
    let attrs = header.attrs.intern(vec![Attr::Str(UNKNOWN.into(), None)]);
    let d = &mut header.globals[g];
    let space = d.addrspace;
    if choice == 0 && space == 0 {
        d.tls = mode;
        return Some(());
    }
    let GlobalKind::Variable(v) = &mut d.kind else {
        return None;
    };
    match choice {
        0 | 1 => toggle(&mut v.code_model, model),
        2 if v.sanitizer.is_empty() => v.sanitizer.push(sanitizer),
        2 => v.sanitizer.clear(),
        3 if !matches!(space, 3 | 5) => v.externally_initialized = !v.externally_initialized,
        _ => {
            v.attrs = match v.attrs {
                Some(_) => None,
                None => Some(attrs),
            };
        }
    }
    Some(())
}

/// A function of the program, defined or not.
fn pick_function(w: &mut Work) -> Option<Global> {
    let functions = w.header().live_globals().map(|(g, _)| g);
    let functions = functions.filter(|&g| {
        let intrinsic = w.header().global_name(g).starts_with("llvm.");
        !intrinsic && w.header().function(g).is_some()
    });
    let functions: Vec<Global> = functions.collect();
    w.pick_name(&functions)
}

/// Any field of a function.
fn field_of_function(w: &mut Work) -> Option<()> {
    let g = pick_function(w)?;
    field_of_name(w, g)
}

/// The address of some name.
fn some_address(w: &mut Work) -> Option<Constant> {
    let all: Vec<Global> = w.header().live_globals().map(|(g, _)| g).collect();
    let all: Vec<Global> = all
        .into_iter()
        .filter(|&g| {
            let d = &w.header().globals[g];
            d.tls == TlsMode::None && !w.header().global_name(g).starts_with("llvm.")
        })
        .collect();
    let g = w.pick_name(&all)?;
    let header = &mut w.module.header;
    let space = header.globals[g].addrspace;
    let address = ConstantData::Global(g);
    Some(header.constants.intern(Type::ptr(space), address))
}

/// A name is mentioned by what stands before a function's body, and nowhere else in it.
fn name_beside_body(w: &mut Work) -> Option<()> {
    let g = w.f().global;
    let address = some_address(w)?;
    let is_prefix = !w.draw.one_in(3);
    let GlobalKind::Function(d) = &mut w.module.header.globals[g].kind else {
        return None;
    };
    let field = match is_prefix {
        true => &mut d.prefix,
        false => &mut d.prologue,
    };
    *field = match field {
        Some(_) => None,
        None => Some(address),
    };
    Some(())
}

/// What a call has beside its arguments: a bundle that nobody knows.
fn field_of_call(w: &mut Work) -> Option<()> {
    let i = pick_call(w)?;
    let intrinsic = w.f().callee(i).is_some_and(|g| {
        let name = w.header().global_name(g);
        name.starts_with("llvm.")
    });
    if intrinsic {
        return None;
    }
    let InstKind::Call(mut info) = w.f().kind(i).clone() else {
        return None;
    };
    if !info.bundles.is_empty() {
        return None;
    }
    let mut operands: Vec<tandem_ir::Value> = w.f().operands(i).collect();
    let with = w.draw.below(2);
    if with == 1 {
        operands.push(w.fm().int(Type::I32, 0));
    }
    info.bundles = Box::new([(UNKNOWN.into(), with as u32)]);
    w.fm().set_operands(i, &operands);
    w.fm().set_kind(i, InstKind::Call(info));
    Some(())
}

/// A kind of metadata that nobody knows, at an instruction.
fn attach_unknown(w: &mut Work) -> Option<()> {
    let i: Inst = w.pick_inst(|f, i| !f.is_phi(i))?;
    let md = w.tuple(&[]);
    w.attach(i, UNKNOWN, md);
    Some(())
}
