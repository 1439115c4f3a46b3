//! Metadata of the module: nodes, named metadata, module flags; and forms that attachments share.
//!
//! Every node is checked for references that lead nowhere; what a node says is checked only if something refers to it,
//! since LLVM drops the others (`reach`). Debug info goes on to `debuginfo`. Named metadata has a rule per name
//! (`llvm.ident`, `llvm.module.flags`, `llvm.dbg.cu` …); other names may hold anything.
//!
//! Flags are triples of behaviour, name and value. A name occurs once, but as a requirement, and then the required
//! value must be there.
//!
//! Shared with `attachments` and `globals`: [`ranges`] (pairs of bounds, ascending as signed numbers, neither
//! overlapping nor touching; only the last may wrap), [`tuple`], [`class`], entry counts, type hashes.

use super::{VerifyError, debuginfo, module_error};
use crate::constant::{Bits, ConstantData};
use crate::entity::{MdNode, Symbol};
use crate::metadata::{MdBody, MdField, Metadata};
use crate::module::{Header, Module};
use crate::text::Subject;
use crate::types::Type;
use rustc_hash::FxHashMap;

/// Checks all nodes and named metadata. The contents of a node matter only where something refers to it.
pub(super) fn check(module: &Module, errors: &mut Vec<VerifyError>) {
    let header = &module.header;
    let reached = super::reach::nodes(module);
    let units = listed_units(header);
    let unlisted = |n: &MdNode| units.is_some_and(|listed| !listed.contains(n));
    for (node, data) in &header.metadata.nodes {
        let mut outcome = node_ok(header, &data.body).map_err(str::to_owned);
        if outcome.is_ok() && reached.contains(&node) {
            outcome = debuginfo::check(header, node);
            if class(header, node) == "DICompileUnit" && unlisted(&node) {
                outcome = outcome.and(Err("compile unit that !llvm.dbg.cu does not list".into()));
            }
        }
        if let Err(message) = outcome {
            let message = format!("metadata node {node:?}: {message}");
            module_error(errors, Subject::Node(node), message);
        }
    }
    for (symbol, nodes) in &header.metadata.named {
        let name = header.str(*symbol);
        let subject = Subject::Named(*symbol);
        if name.starts_with("llvm.dbg.") && name != "llvm.dbg.cu" {
            module_error(
                errors,
                subject,
                format!("!{name} is no list that LLVM knows"),
            );
        }
        if name == "llvm.errno.tbaa" && nodes.is_empty() {
            module_error(errors, subject, format!("!{name} needs an entry"));
        }
        for &n in nodes {
            if header.metadata.nodes.get(n).is_none() {
                let message = format!("!{name} refers to a node that does not exist");
                module_error(errors, subject, message);
                continue;
            }
            if let Err(message) = named_ok(header, name, n) {
                module_error(errors, subject, format!("!{name}: {message}"));
            }
        }
        if name == "llvm.module.flags" {
            check_flags_together(header, nodes, subject, errors);
        }
    }
}

/// The compile units in `!llvm.dbg.cu`; `None` if the debug info is of another version, as readers drop it then.
fn listed_units(header: &Header) -> Option<&[MdNode]> {
    let named = |name: &str| {
        let symbol = header.strings.lookup(name)?;
        let found = header.metadata.named.iter().find(|n| n.0 == symbol);
        found.map(|n| &*n.1)
    };
    let is_version = |&n: &MdNode| {
        let Some([_, Metadata::String(name), Metadata::Constant(value)]) = tuple(header, n) else {
            return false;
        };
        let value = header.constants.as_bits(*value).and_then(|b| b.as_u64());
        header.str(*name) == "Debug Info Version" && value == Some(3)
    };
    let flags = named("llvm.module.flags").unwrap_or(&[]);
    let ours = flags.iter().any(is_version);
    ours.then(|| named("llvm.dbg.cu").unwrap_or(&[]))
}

fn node_ok(header: &Header, body: &MdBody) -> Result<(), &'static str> {
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
        MdBody::Forward => return Err("used but not defined"),
        MdBody::Tuple(ops) => {
            if let Some(Metadata::String(s)) = ops.first()
                && header.str(*s) == "llvm.loop.estimated_trip_count"
            {
                trip_count_ok(header, ops)?;
            }
            ops.iter().all(exists)
        }
        MdBody::Specialized(_, fields) => fields.iter().all(|f| field(&f.1)),
        MdBody::Positional(_, fields) => fields.iter().all(field),
    };
    if complete {
        Ok(())
    } else {
        Err("refers to something that does not exist")
    }
}

/// `!{!"llvm.loop.estimated_trip_count", i32 N}`
fn trip_count_ok(header: &Header, ops: &[Metadata]) -> Result<(), &'static str> {
    let &[_, Metadata::Constant(count)] = ops else {
        return Err("an estimated trip count is one number");
    };
    let pool = &header.constants;
    let narrow = pool.ty(count).int_width().is_some_and(|w| w <= 32);
    match narrow && pool.as_bits(count).is_some() {
        true => Ok(()),
        false => Err("an estimated trip count has at most 32 bits"),
    }
}

/// The class of a specialised node; empty for others.
pub(super) fn class(header: &Header, n: MdNode) -> &str {
    match header.metadata.nodes.get(n).map(|d| &d.body) {
        Some(MdBody::Specialized(s, _) | MdBody::Positional(s, _)) => header.str(*s),
        _ => "",
    }
}

/// Operands of a tuple.
pub(super) fn tuple(header: &Header, n: MdNode) -> Option<&[Metadata]> {
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
        "llvm.errno.tbaa" => super::tbaa::check_tag(header, n),
        "nvvm.annotations" => annotation_ok(header, n),
        "llvm.dbg.cu" => match &header.metadata.nodes[n].body {
            MdBody::Specialized(c, _) if header.str(*c) == "DICompileUnit" => Ok(()),
            _ => Err("entries must be compile units"),
        },
        _ => Ok(()),
    }
}

/// What is annotated, then pairs of a key and a value. Readers make attributes of parameters of `align` (16 bits of number, 16
/// bits of alignment) and `grid_constant` (a list of numbers, the first parameter is 1); other keys may hold anything.
fn annotation_ok(header: &Header, n: MdNode) -> Result<(), &'static str> {
    let Some([Metadata::Constant(what), pairs @ ..]) = tuple(header, n) else {
        return Ok(());
    };
    let params = match header.constants.get(*what) {
        &ConstantData::Global(g) => header.types.as_function(header.globals[g].ty),
        _ => None,
    };
    let Some((_, params, _)) = params else {
        return Ok(());
    };
    let number = |md: &Metadata| match md {
        Metadata::Constant(c) => header.constants.as_bits(*c).and_then(|b| b.as_u64()),
        _ => None,
    };
    let beyond = |n: u64| usize::try_from(n).map_or(true, |n| n > params.len());
    for pair in pairs.chunks_exact(2) {
        let &[Metadata::String(key), value] = pair else {
            continue;
        };
        let numbers: Vec<u64> = match (header.str(key), value) {
            ("align", value) => number(&value).map(|n| n >> 16).into_iter().collect(),
            ("grid_constant", Metadata::Node(list)) => {
                let list = tuple(header, list).unwrap_or(&[]);
                list.iter().filter_map(number).collect()
            }
            _ => continue,
        };
        if numbers.into_iter().any(beyond) {
            return Err("an annotation of a parameter that the function does not have");
        }
    }
    Ok(())
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
    // Readers turn these flags into a minimum or maximum.
    let behavior = match (header.str(*name), behavior) {
        ("PIC Level", Some(1 | 7)) => Some(8),
        ("PIE Level", Some(1)) => Some(7),
        _ => behavior,
    };
    match behavior {
        Some(1 | 2 | 4) => {}
        Some(3) => match value {
            Metadata::Node(v)
                if tuple(header, *v)
                    .is_some_and(|t| t.len() == 2 && matches!(t[0], Metadata::String(_))) => {}
            _ => return Err("a required flag must be a pair of a name and a value"),
        },
        Some(5 | 6) => match value {
            Metadata::Node(v) if header.metadata.nodes.get(*v).is_some() => {}
            _ => return Err("an appended flag must be a node"),
        },
        Some(7) => match value {
            Metadata::Constant(c) if header.constants.as_bits(*c).is_some() => {}
            _ => return Err("a maximum must be an integer"),
        },
        Some(8) => match value {
            Metadata::Constant(c)
                if header
                    .constants
                    .as_bits(*c)
                    .is_some_and(|b| !b.bit(b.width() - 1)) => {}
            _ => return Err("a minimum must be an integer that is not negative"),
        },
        _ => return Err("unknown behaviour"),
    }
    let integer = matches!(value, Metadata::Constant(c) if header.constants.as_bits(*c).is_some());
    match header.str(*name) {
        "wchar_size" | "SemanticInterposition" if !integer => {
            return Err("this flag must be an integer");
        }
        "Linker Options" => return Err("linker options are no flag any more"),
        _ => {}
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
        Metadata::Constant(c) => match header.constants.get(c) {
            ConstantData::Global(g) => {
                header.globals.get(*g).is_some() && header.function(*g).is_some()
            }
            _ => false,
        },
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

/// `!prof` of a function: how often it is entered, and perhaps the functions to import; or that nothing is known.
pub(super) fn entry_count(header: &Header, n: MdNode) -> Result<(), &'static str> {
    let ops = tuple(header, n).ok_or("must be a tuple")?;
    let [Metadata::String(name), value, ..] = ops else {
        return Err("needs a name and a value");
    };
    match header.str(*name) {
        "unknown" => match (value, ops.len()) {
            (Metadata::String(why), 2) if !header.str(*why).is_empty() => Ok(()),
            _ => Err("'unknown' must come with the name of a pass"),
        },
        "function_entry_count" | "synthetic_function_entry_count" => match value {
            Metadata::Constant(c) if header.constants.as_bits(*c).is_some() => Ok(()),
            _ => Err("the count must be an integer"),
        },
        _ => Err("must be 'function_entry_count' or 'synthetic_function_entry_count'"),
    }
}

/// `!kcfi_type` of a function: one `i32`.
pub(super) fn type_hash(header: &Header, n: MdNode) -> Result<(), &'static str> {
    let one = matches!(tuple(header, n), Some([Metadata::Constant(c)])
        if header.constants.ty(*c) == Type::I32 && header.constants.as_bits(*c).is_some());
    if one { Ok(()) } else { Err("needs one i32") }
}

/// Each flag once, except requirements, which must hold; and flags that belong together.
fn check_flags_together(
    header: &Header,
    nodes: &[MdNode],
    subject: Subject,
    errors: &mut Vec<VerifyError>,
) {
    let mut seen: FxHashMap<Symbol, Metadata> = FxHashMap::default();
    let mut required = Vec::new();
    for &n in nodes {
        let Some(&[Metadata::Constant(b), Metadata::String(name), value]) = tuple(header, n) else {
            continue;
        };
        let behavior = header.constants.as_bits(b).and_then(|b| b.as_u64());
        if behavior == Some(3) {
            required.push(value);
        } else if seen.insert(name, value).is_some() {
            let name = header.str(name);
            let message = format!("module flag '{name}' is given twice");
            module_error(errors, Subject::Node(n), message);
        }
    }
    for r in required {
        let Metadata::Node(pair) = r else { continue };
        let Some(&[Metadata::String(name), value]) = tuple(header, pair) else {
            continue;
        };
        if seen.get(&name) != Some(&value) {
            let name = header.str(name);
            let message = format!("module flag '{name}' does not have the value that is required");
            module_error(errors, Subject::Node(pair), message);
        }
    }
    let has = |name: &str| {
        let symbol = header.strings.lookup(name);
        symbol.is_some_and(|s| seen.contains_key(&s))
    };
    if has("aarch64-elf-pauthabi-platform") != has("aarch64-elf-pauthabi-version") {
        let message = "the flags of the AArch64 pointer authentication ABI come together";
        module_error(errors, subject, message);
    }
}

/// Pairs of distinct bounds, ascending, neither overlapping nor touching (as signed intervals may wrap,
/// only the last can). `full` allows the interval of everything.
pub(super) fn ranges(
    header: &Header,
    node: MdNode,
    ty: Type,
    full: bool,
) -> Result<(), &'static str> {
    let rule = |holds: bool, message| if holds { Ok(()) } else { Err(message) };
    let ops = tuple(header, node).unwrap_or(&[]);
    rule(
        !ops.is_empty() && ops.len().is_multiple_of(2),
        "needs pairs of bounds",
    )?;
    let mut bounds = Vec::with_capacity(ops.len());
    for op in ops {
        let number = match op {
            Metadata::Constant(k) => header
                .constants
                .as_bits(*k)
                .map(|b| (header.constants.ty(*k), b)),
            _ => None,
        };
        let (t, n) = number.ok_or("bounds must be integers")?;
        rule(t == ty, "bounds are not of the type of the value")?;
        bounds.push(n);
    }
    let pairs: Vec<(&Bits, &Bits)> = bounds.chunks_exact(2).map(|p| (&p[0], &p[1])).collect();
    let everything =
        |p: &(&Bits, &Bits)| full && p.0 == p.1 && *p.0 == Bits::from_i64(p.0.width(), -1);
    rule(
        pairs.iter().all(|p| p.0 != p.1 || everything(p)),
        "an interval is empty or full",
    )?;
    let key = |b: &Bits| signed_key(b);
    for w in pairs.windows(2) {
        let ordered = key(w[0].0) < key(w[1].0);
        let apart = key(w[0].1) < key(w[1].0) && key(w[0].0) < key(w[0].1);
        rule(ordered, "intervals are not in order")?;
        rule(apart, "intervals overlap or touch")?;
    }
    if let (Some(first), Some(last), true) = (pairs.first(), pairs.last(), pairs.len() > 1) {
        // The last interval may wrap, but not onto the first.
        let wraps = key(last.0) > key(last.1);
        rule(
            !wraps || key(last.1) < key(first.0),
            "intervals overlap or touch",
        )?;
    }
    Ok(())
}

/// Orders like the signed value.
fn signed_key(b: &Bits) -> (bool, Vec<u64>) {
    let limbs: Vec<u64> = b.limbs().iter().rev().copied().collect();
    (!b.bit(b.width().saturating_sub(1)), limbs)
}
