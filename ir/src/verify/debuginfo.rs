//! Rules of debug info that can be told from one node.

use crate::metadata::{MdBody, MdField, Metadata};
use crate::module::Header;

/// Checks a node.
pub(super) fn check(header: &Header, body: &MdBody) -> Result<(), String> {
    let node = match body {
        MdBody::Specialized(class, fields) => Node {
            header,
            class: header.str(*class),
            fields,
        },
        MdBody::Positional(class, ops) if header.str(*class) == "DIExpression" => {
            return expression(header, ops).map_err(Into::into);
        }
        _ => return Ok(()),
    };
    let outcome = flags(&node).and_then(|()| match node.class {
        "DIDerivedType" => derived_type(&node),
        "DICompositeType" => composite_type(&node),
        "DISubrange" => subrange(&node),
        "DIGenericSubrange" => generic_subrange(&node),
        _ => Ok(()),
    });
    outcome.map_err(|m| format!("!{}: {m}", node.class))
}

/// A specialised node with its fields by name.
struct Node<'a> {
    header: &'a Header,
    class: &'a str,
    fields: &'a [(crate::entity::Symbol, MdField)],
}

impl<'a> Node<'a> {
    fn field(&self, key: &str) -> Option<&'a MdField> {
        let named = |f: &&(crate::entity::Symbol, MdField)| self.header.str(f.0) == key;
        self.fields
            .iter()
            .find(named)
            .map(|f| &f.1)
            .filter(|v| **v != MdField::Md(Metadata::Null))
    }
    fn word(&self, key: &str) -> &'a str {
        match self.field(key) {
            Some(MdField::Word(w)) => self.header.str(*w),
            _ => "",
        }
    }
    /// Class of the node that a field refers to; empty for what is no specialised node.
    fn class_of(&self, key: &str) -> Option<&'a str> {
        match self.field(key)? {
            MdField::Md(Metadata::Node(n)) => {
                match self.header.metadata.nodes.get(*n).map(|d| &d.body) {
                    Some(MdBody::Specialized(c, _) | MdBody::Positional(c, _)) => {
                        Some(self.header.str(*c))
                    }
                    _ => Some(""),
                }
            }
            _ => Some(""),
        }
    }
}

fn derived_type(n: &Node<'_>) -> Result<(), &'static str> {
    let tag = n.word("tag");
    let reference = matches!(
        tag,
        "DW_TAG_pointer_type" | "DW_TAG_reference_type" | "DW_TAG_rvalue_reference_type"
    );
    if n.field("dwarfAddressSpace").is_some() && !reference {
        return Err("address space of something that is no pointer or reference");
    }
    match n.class_of("baseType") {
        None => Ok(()),
        Some(c) if is_type(c) => Ok(()),
        _ => Err("base type is no type"),
    }
}

fn is_type(class: &str) -> bool {
    class.ends_with("Type") && class.starts_with("DI")
        || class == "DISubrange"
        || class == "DISubrangeType"
}

fn composite_type(n: &Node<'_>) -> Result<(), &'static str> {
    let tag = n.word("tag");
    for key in ["dataLocation", "associated", "allocated", "rank"] {
        if n.field(key).is_some() && tag != "DW_TAG_array_type" {
            return Err("field that only arrays can have");
        }
    }
    if n.field("discriminator").is_some() && tag != "DW_TAG_variant_part" {
        return Err("discriminator of something that is no variant part");
    }
    let flags: Vec<&str> = n.word("flags").split('|').map(str::trim).collect();
    let both = |a, b| flags.contains(&a) && flags.contains(&b);
    if both("DIFlagLValueReference", "DIFlagRValueReference")
        || both("DIFlagTypePassByValue", "DIFlagTypePassByReference")
    {
        return Err("flags that exclude each other");
    }
    Ok(())
}

/// `DIFlag…` words that LLVM knows.
const FLAGS: [&str; 33] = [
    "Zero",
    "Private",
    "Protected",
    "Public",
    "FwdDecl",
    "AppleBlock",
    "ReservedBit4",
    "Virtual",
    "Artificial",
    "Explicit",
    "Prototyped",
    "ObjcClassComplete",
    "ObjectPointer",
    "Vector",
    "StaticMember",
    "LValueReference",
    "RValueReference",
    "ExportSymbols",
    "SingleInheritance",
    "MultipleInheritance",
    "VirtualInheritance",
    "IntroducedVirtual",
    "BitField",
    "NoReturn",
    "TypePassByValue",
    "TypePassByReference",
    "EnumClass",
    "Thunk",
    "NonTrivial",
    "BigEndian",
    "LittleEndian",
    "AllCallsDescribed",
    "IndirectVirtualBase",
];

fn flags(n: &Node<'_>) -> Result<(), &'static str> {
    let unknown = n
        .word("flags")
        .split('|')
        .filter_map(|w| w.trim().strip_prefix("DIFlag"))
        .any(|w| !FLAGS.contains(&w));
    if unknown {
        return Err("unknown flag");
    }
    Ok(())
}

fn bound_ok(n: &Node<'_>, key: &str) -> bool {
    match n.field(key) {
        None | Some(MdField::Int(_)) => true,
        Some(MdField::Md(Metadata::Constant(c))) => n.header.constants.ty(*c).is_int(),
        Some(_) => matches!(
            n.class_of(key),
            Some(
                "DIVariable"
                    | "DILocalVariable"
                    | "DIGlobalVariable"
                    | "DIExpression"
                    | "DIDerivedType"
            )
        ),
    }
}

fn subrange(n: &Node<'_>) -> Result<(), &'static str> {
    if n.field("count").is_some() && n.field("upperBound").is_some() {
        return Err("count and upper bound at once");
    }
    for key in ["count", "lowerBound", "upperBound", "stride"] {
        if !bound_ok(n, key) {
            return Err("bound is no number, variable or expression");
        }
    }
    Ok(())
}

fn generic_subrange(n: &Node<'_>) -> Result<(), &'static str> {
    if n.field("count").is_some() && n.field("upperBound").is_some() {
        return Err("count and upper bound at once");
    }
    if n.field("lowerBound").is_none() || n.field("stride").is_none() {
        return Err("needs lower bound and stride");
    }
    Ok(())
}

/// Operations of an expression with their arguments: known ones have a fixed number, and some a fixed place.
fn expression(header: &Header, ops: &[MdField]) -> Result<(), &'static str> {
    let word = |f: &MdField| match f {
        MdField::Word(w) => Some(header.str(*w)),
        _ => None,
    };
    let mut at = 0;
    while at < ops.len() {
        let Some(op) = word(&ops[at]) else {
            // Operations may be written as numbers; those are carried unread.
            return Ok(());
        };
        let args = arguments(op);
        let next = at + 1 + args;
        if next > ops.len() {
            return Err("operation lacks arguments");
        }
        match op {
            "DW_OP_LLVM_fragment" if next != ops.len() => return Err("fragment is not last"),
            "DW_OP_stack_value" => {
                let last = next == ops.len();
                let before_fragment = ops.get(next).and_then(word) == Some("DW_OP_LLVM_fragment");
                if !last && !before_fragment {
                    return Err("stack value is not last");
                }
            }
            "DW_OP_entry_value" => return Err("operation that expressions cannot have"),
            "DW_OP_swap" if ops.len() == 1 => return Err("swap of one entry"),
            "DW_OP_LLVM_entry_value" => {
                let behind_arg = at == 2 && ops.first().and_then(word) == Some("DW_OP_LLVM_arg");
                let of_one = matches!(ops.get(at + 1), Some(MdField::Int(1)));
                if !(at == 0 || behind_arg) || !of_one {
                    return Err("entry value is not first, or not of one operation");
                }
            }
            _ => {}
        }
        at = next;
    }
    Ok(())
}

/// Number of arguments of an expression's operation.
fn arguments(op: &str) -> usize {
    match op {
        "DW_OP_LLVM_fragment"
        | "DW_OP_LLVM_convert"
        | "DW_OP_bregx"
        | "DW_OP_LLVM_extract_bits_sext"
        | "DW_OP_LLVM_extract_bits_zext" => 2,
        "DW_OP_constu"
        | "DW_OP_consts"
        | "DW_OP_deref_size"
        | "DW_OP_plus_uconst"
        | "DW_OP_LLVM_tag_offset"
        | "DW_OP_LLVM_entry_value"
        | "DW_OP_LLVM_arg"
        | "DW_OP_regx" => 1,
        _ if op.starts_with("DW_OP_breg") => 1,
        _ => 0,
    }
}
