//! Metadata of the module: nodes, named metadata, module flags.

use super::{VerifyError, debuginfo, module_error};
use crate::constant::ConstantData;
use crate::entity::MdNode;
use crate::metadata::{MdBody, MdField, Metadata};
use crate::module::Header;
use rustc_hash::FxHashSet;

/// Checks all nodes and named metadata.
pub(super) fn check(header: &Header, errors: &mut Vec<VerifyError>) {
    for (node, data) in &header.metadata.nodes {
        if let Err(message) = node_ok(header, &data.body) {
            module_error(errors, format!("metadata node {node:?}: {message}"));
        }
    }
    for (name, nodes) in &header.metadata.named {
        let name = header.str(*name);
        for &n in nodes {
            if header.metadata.nodes.get(n).is_none() {
                module_error(
                    errors,
                    format!("!{name} refers to a node that does not exist"),
                );
                continue;
            }
            if let Err(message) = named_ok(header, name, n) {
                module_error(errors, format!("!{name}: {message}"));
            }
        }
        if name == "llvm.module.flags" {
            check_unique_flags(header, nodes, errors);
        }
    }
}

fn node_ok(header: &Header, body: &MdBody) -> Result<(), String> {
    let exists = |md: &Metadata| match md {
        Metadata::Node(n) => header.metadata.nodes.get(*n).is_some(),
        Metadata::Constant(c) => (c.as_u32() as usize) < header.constants.len(),
        _ => true,
    };
    let field = |f: &MdField| match f {
        MdField::Md(m) => exists(m),
        MdField::List(l) => l.iter().all(exists),
        _ => true,
    };
    let complete = match body {
        MdBody::Forward => return Err("used but not defined".into()),
        MdBody::Tuple(ops) => ops.iter().all(exists),
        MdBody::Specialized(_, fields) => fields.iter().all(|f| field(&f.1)),
        MdBody::Positional(_, fields) => fields.iter().all(field),
    };
    if !complete {
        return Err("refers to something that does not exist".into());
    }
    debuginfo::check(header, body)
}

fn tuple(header: &Header, n: MdNode) -> Option<&[Metadata]> {
    match &header.metadata.nodes.get(n)?.body {
        MdBody::Tuple(ops) => Some(ops),
        _ => None,
    }
}

fn named_ok(header: &Header, name: &str, n: MdNode) -> Result<(), &'static str> {
    match name {
        "llvm.ident" | "llvm.commandline" => match tuple(header, n) {
            Some([Metadata::String(_)]) => Ok(()),
            _ => Err("entries must hold one string"),
        },
        "llvm.module.flags" => flag_ok(header, n),
        "llvm.dbg.cu" => match &header.metadata.nodes[n].body {
            MdBody::Specialized(c, _) if header.str(*c) == "DICompileUnit" => Ok(()),
            _ => Err("entries must be compile units"),
        },
        _ => Ok(()),
    }
}

/// Behaviour, name, value.
fn flag_ok(header: &Header, n: MdNode) -> Result<(), &'static str> {
    let Some([behavior, name, value]) = tuple(header, n) else {
        return Err("entries must have three operands");
    };
    let Metadata::Constant(b) = behavior else {
        return Err("behaviour must be an integer");
    };
    let behavior = header.constants.as_bits(*b).and_then(|b| b.as_u64());
    let Metadata::String(name) = name else {
        return Err("name must be a string");
    };
    match behavior {
        Some(1 | 2 | 4) => {}
        Some(3) => match value {
            Metadata::Node(v) if tuple(header, *v).is_some_and(|t| t.len() == 2) => {}
            _ => return Err("a required flag must be a pair"),
        },
        Some(5 | 6) => match value {
            Metadata::Node(v) if tuple(header, *v).is_some() => {}
            _ => return Err("an appended flag must be a node"),
        },
        Some(7 | 8) => match value {
            Metadata::Constant(c) if header.constants.as_bits(*c).is_some() => {}
            _ => return Err("a maximum or minimum must be an integer"),
        },
        _ => return Err("unknown behaviour"),
    }
    if header.str(*name) == "CG Profile" {
        return cg_profile(header, *value);
    }
    Ok(())
}

/// Triples of caller, callee and count; the functions may be gone.
fn cg_profile(header: &Header, value: Metadata) -> Result<(), &'static str> {
    let Metadata::Node(list) = value else {
        return Err("call graph profile must be a node");
    };
    let function = |md: Metadata| match md {
        Metadata::Null => true,
        Metadata::Constant(c) => matches!(header.constants.get(c), ConstantData::Global(_)),
        _ => false,
    };
    for &edge in tuple(header, list).unwrap_or(&[]) {
        let Metadata::Node(e) = edge else {
            return Err("call graph profile must consist of triples");
        };
        let Some(&[from, to, Metadata::Constant(n)]) = tuple(header, e) else {
            return Err("call graph profile must consist of triples");
        };
        if !function(from) || !function(to) || header.constants.as_bits(n).is_none() {
            return Err("call graph profile must name two functions and a count");
        }
    }
    Ok(())
}

/// `!prof` of a function: how often it is entered, and perhaps the functions to import.
pub(super) fn entry_count(header: &Header, n: MdNode) -> bool {
    let Some([Metadata::String(name), Metadata::Constant(count), ..]) = tuple(header, n) else {
        return false;
    };
    let known = matches!(
        header.str(*name),
        "function_entry_count" | "synthetic_function_entry_count" | "unknown"
    );
    known && header.constants.as_bits(*count).is_some()
}

/// `!kcfi_type` of a function: one `i32`.
pub(super) fn type_hash(header: &Header, n: MdNode) -> bool {
    matches!(tuple(header, n), Some([Metadata::Constant(c)])
        if header.constants.ty(*c) == crate::types::Type::I32)
}

/// Each flag once, except requirements.
fn check_unique_flags(header: &Header, nodes: &[MdNode], errors: &mut Vec<VerifyError>) {
    let mut seen = FxHashSet::default();
    for &n in nodes {
        let Some([Metadata::Constant(b), Metadata::String(name), _]) = tuple(header, n) else {
            continue;
        };
        let behavior = header.constants.as_bits(*b).and_then(|b| b.as_u64());
        if behavior != Some(3) && !seen.insert(*name) {
            let name = header.str(*name);
            module_error(errors, format!("module flag '{name}' is given twice"));
        }
    }
}
