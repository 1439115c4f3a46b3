//! Rules of debug info that can be told from one node and what it refers to.

use crate::entity::MdNode;
use crate::metadata::{MdBody, MdField, Metadata};
use crate::module::Header;

/// Checks a node that something refers to.
pub(super) fn check(header: &Header, id: MdNode) -> Result<(), String> {
    let Some(data) = header.metadata.nodes.get(id) else {
        return Ok(());
    };
    let node = match &data.body {
        MdBody::Specialized(class, fields) => Node {
            header,
            class: header.str(*class),
            fields,
            distinct: data.distinct,
        },
        MdBody::Positional(class, ops) if header.str(*class) == "DIExpression" => {
            return expression(header, ops).map_err(Into::into);
        }
        _ => return Ok(()),
    };
    let outcome = flags(&node)
        .and_then(|()| links(&node))
        .and_then(|()| lists(&node))
        .and_then(|()| tag(&node))
        .and_then(|()| match node.class {
            "DIDerivedType" => derived_type(&node),
            "DICompositeType" => composite_type(&node),
            "DISubrange" => subrange(&node),
            "DIGenericSubrange" => generic_subrange(&node),
            "DICompileUnit" => compile_unit(&node),
            "DISubprogram" => subprogram(&node),
            "DIFile" => file(&node),
            "DILexicalBlock" => lexical_block(&node),
            "DIMacro" if node.text("name").is_empty() => Err("macro without a name"),
            "DIModule" if node.text("name").is_empty() => Err("module without a name"),
            "DIGlobalVariable" if node.field("type").is_none() => Err("variable without a type"),
            "DIGlobalVariableExpression" if node.field("var").is_none() => Err("no variable"),
            _ => Ok(()),
        });
    outcome.map_err(|m| format!("!{}: {m}", node.class))
}

/// A specialised node with its fields by name.
struct Node<'a> {
    header: &'a Header,
    class: &'a str,
    fields: &'a [(crate::entity::Symbol, MdField)],
    distinct: bool,
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
    fn text(&self, key: &str) -> &'a str {
        match self.field(key) {
            Some(MdField::Str(s)) => self.header.str(*s),
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

/// What a field may refer to.
#[derive(Clone, Copy)]
enum Target {
    /// A type.
    Type,
    /// Anything that has members or locals.
    Scope,
    /// A subprogram or block.
    LocalScope,
    /// One class.
    Class(&'static str),
}

const TYPES: [&str; 7] = [
    "DIBasicType",
    "DIFixedPointType",
    "DIStringType",
    "DIDerivedType",
    "DICompositeType",
    "DISubroutineType",
    "DISubrangeType",
];
const LOCAL_SCOPES: [&str; 3] = ["DISubprogram", "DILexicalBlock", "DILexicalBlockFile"];
const OTHER_SCOPES: [&str; 5] = [
    "DIFile",
    "DICompileUnit",
    "DINamespace",
    "DIModule",
    "DICommonBlock",
];

fn fits(target: Target, class: &str) -> bool {
    let local = LOCAL_SCOPES.contains(&class);
    match target {
        Target::Type => TYPES.contains(&class),
        Target::LocalScope => local,
        Target::Scope => local || TYPES.contains(&class) || OTHER_SCOPES.contains(&class),
        Target::Class(c) => c == class,
    }
}

/// Fields that refer to one node: class of the node that has it (empty: any), field, what it refers to.
const LINKS: [(&str, &str, Target); 27] = [
    ("", "file", Target::Class("DIFile")),
    ("DILocation", "scope", Target::LocalScope),
    ("DILocation", "inlinedAt", Target::Class("DILocation")),
    ("DILexicalBlock", "scope", Target::LocalScope),
    ("DILexicalBlockFile", "scope", Target::LocalScope),
    ("DILocalVariable", "scope", Target::LocalScope),
    ("DILabel", "scope", Target::LocalScope),
    ("DILocalVariable", "type", Target::Type),
    ("DIGlobalVariable", "scope", Target::Scope),
    ("DIGlobalVariable", "type", Target::Type),
    (
        "DIGlobalVariable",
        "declaration",
        Target::Class("DIDerivedType"),
    ),
    (
        "DIGlobalVariableExpression",
        "var",
        Target::Class("DIGlobalVariable"),
    ),
    (
        "DIGlobalVariableExpression",
        "expr",
        Target::Class("DIExpression"),
    ),
    ("DIDerivedType", "scope", Target::Scope),
    ("DIDerivedType", "baseType", Target::Type),
    ("DICompositeType", "scope", Target::Scope),
    ("DICompositeType", "baseType", Target::Type),
    ("DICompositeType", "vtableHolder", Target::Type),
    (
        "DICompositeType",
        "discriminator",
        Target::Class("DIDerivedType"),
    ),
    ("DISubprogram", "scope", Target::Scope),
    ("DISubprogram", "type", Target::Class("DISubroutineType")),
    ("DISubprogram", "containingType", Target::Type),
    ("DISubprogram", "declaration", Target::Class("DISubprogram")),
    ("DISubprogram", "unit", Target::Class("DICompileUnit")),
    ("DITemplateTypeParameter", "type", Target::Type),
    ("DITemplateValueParameter", "type", Target::Type),
    ("DIImportedEntity", "scope", Target::Scope),
];

fn links(n: &Node<'_>) -> Result<(), &'static str> {
    for (class, key, target) in LINKS {
        if !class.is_empty() && class != n.class {
            continue;
        }
        if n.class_of(key).is_some_and(|c| !fits(target, c)) {
            return Err(match (target, key) {
                (_, "baseType") => "base type is no type",
                (Target::Type, _) => "field must refer to a type",
                (Target::Scope, _) => "scope is no scope",
                (Target::LocalScope, _) => "scope is no subprogram or block",
                (Target::Class(_), _) => "field refers to a node of a wrong class",
            });
        }
    }
    let scope_needed = matches!(
        n.class,
        "DILocation" | "DILexicalBlock" | "DILexicalBlockFile" | "DILocalVariable" | "DILabel"
    );
    if scope_needed && n.field("scope").is_none() {
        return Err("scope is missing");
    }
    Ok(())
}

/// Fields that refer to a tuple: class, field, classes of the elements (none: any), whether they may be null.
const LISTS: [(&str, &str, &[&str], bool); 12] = [
    ("DICompositeType", "elements", &[], true),
    ("DICompositeType", "templateParams", &PARAMETERS, false),
    ("DISubprogram", "templateParams", &PARAMETERS, false),
    ("DISubroutineType", "types", &TYPES, true),
    ("DISubprogram", "retainedNodes", &RETAINED, false),
    ("DISubprogram", "thrownTypes", &TYPES, false),
    ("DICompileUnit", "enums", &["DICompositeType"], false),
    ("DICompileUnit", "retainedTypes", &RETAINED_TYPES, false),
    (
        "DICompileUnit",
        "globals",
        &["DIGlobalVariableExpression"],
        false,
    ),
    ("DICompileUnit", "imports", &["DIImportedEntity"], false),
    ("DICompileUnit", "macros", &MACROS, false),
    ("DIMacroFile", "nodes", &MACROS, false),
];
const PARAMETERS: [&str; 2] = ["DITemplateTypeParameter", "DITemplateValueParameter"];
const RETAINED: [&str; 3] = ["DILocalVariable", "DILabel", "DIImportedEntity"];
const RETAINED_TYPES: [&str; 8] = [
    "DIBasicType",
    "DIFixedPointType",
    "DIStringType",
    "DIDerivedType",
    "DICompositeType",
    "DISubroutineType",
    "DISubrangeType",
    "DISubprogram",
];
const MACROS: [&str; 2] = ["DIMacro", "DIMacroFile"];

fn lists(n: &Node<'_>) -> Result<(), &'static str> {
    for (class, key, allowed, null) in LISTS {
        if class != n.class {
            continue;
        }
        let Some(value) = n.field(key) else { continue };
        let elements = match value {
            MdField::Md(Metadata::Node(t)) => super::metadata::tuple(n.header, *t),
            _ => None,
        };
        let Some(elements) = elements else {
            return Err("field must refer to a list");
        };
        let good = |e: &Metadata| match e {
            Metadata::Null => null,
            Metadata::Node(m) => {
                allowed.is_empty() || allowed.contains(&super::metadata::class(n.header, *m))
            }
            _ => allowed.is_empty(),
        };
        if !elements.iter().all(good) {
            return Err("list has an element of a wrong class");
        }
    }
    Ok(())
}

/// Tags that a class may have; empty: any.
fn tags(class: &str) -> &'static [&'static str] {
    match class {
        "DIBasicType" => &[
            "DW_TAG_base_type",
            "DW_TAG_unspecified_type",
            "DW_TAG_string_type",
        ],
        "DIFixedPointType" => &["DW_TAG_base_type"],
        "DIStringType" => &["DW_TAG_string_type"],
        "DIDerivedType" => &[
            "DW_TAG_typedef",
            "DW_TAG_pointer_type",
            "DW_TAG_ptr_to_member_type",
            "DW_TAG_reference_type",
            "DW_TAG_rvalue_reference_type",
            "DW_TAG_const_type",
            "DW_TAG_immutable_type",
            "DW_TAG_volatile_type",
            "DW_TAG_restrict_type",
            "DW_TAG_atomic_type",
            "DW_TAG_LLVM_ptrauth_type",
            "DW_TAG_member",
            "DW_TAG_inheritance",
            "DW_TAG_friend",
            "DW_TAG_set_type",
            "DW_TAG_template_alias",
            "DW_TAG_variable",
        ],
        "DICompositeType" => &[
            "DW_TAG_array_type",
            "DW_TAG_structure_type",
            "DW_TAG_union_type",
            "DW_TAG_enumeration_type",
            "DW_TAG_class_type",
            "DW_TAG_variant_part",
            "DW_TAG_variant",
            "DW_TAG_namelist",
        ],
        "DITemplateValueParameter" => &[
            "DW_TAG_template_value_parameter",
            "DW_TAG_GNU_template_template_param",
            "DW_TAG_GNU_template_parameter_pack",
        ],
        "DIImportedEntity" => &["DW_TAG_imported_module", "DW_TAG_imported_declaration"],
        _ => &[],
    }
}

fn tag(n: &Node<'_>) -> Result<(), &'static str> {
    let (allowed, tag) = (tags(n.class), n.word("tag"));
    if allowed.is_empty() || tag.is_empty() || allowed.contains(&tag) {
        return Ok(());
    }
    Err("tag that this class cannot have")
}

fn compile_unit(n: &Node<'_>) -> Result<(), &'static str> {
    if !n.distinct {
        return Err("must be distinct");
    }
    if n.field("file").is_none() {
        return Err("file is missing");
    }
    match n.field("file") {
        Some(MdField::Md(Metadata::Node(f))) if name_of_file(n.header, *f).is_empty() => {
            Err("file has no name")
        }
        _ => Ok(()),
    }
}

fn name_of_file(header: &Header, f: MdNode) -> &str {
    match header.metadata.nodes.get(f).map(|d| &d.body) {
        Some(MdBody::Specialized(_, fields)) => fields
            .iter()
            .find(|x| header.str(x.0) == "filename")
            .map_or("", |x| match &x.1 {
                MdField::Str(s) => header.str(*s),
                _ => "",
            }),
        _ => "",
    }
}

fn subprogram(n: &Node<'_>) -> Result<(), &'static str> {
    let definition = match n.field("spFlags") {
        Some(_) => n.word("spFlags").contains("DISPFlagDefinition"),
        None => n.word("isDefinition") != "false",
    };
    if definition {
        if !n.distinct {
            return Err("definition must be distinct");
        }
        if n.field("unit").is_none() {
            return Err("definition needs a compile unit");
        }
    } else {
        if n.field("unit").is_some() {
            return Err("declaration cannot have a compile unit");
        }
        if n.field("declaration").is_some() {
            return Err("declaration cannot have a declaration");
        }
        if n.word("flags").contains("DIFlagAllCallsDescribed") {
            return Err("only definitions describe all their calls");
        }
    }
    if n.field("line").is_some_and(|l| *l != MdField::Int(0)) && n.field("file").is_none() {
        return Err("line without a file");
    }
    exclusive_flags(n)
}

fn file(n: &Node<'_>) -> Result<(), &'static str> {
    let digits = match n.word("checksumkind") {
        "CSK_MD5" => 32,
        "CSK_SHA1" => 40,
        "CSK_SHA256" => 64,
        _ => return Ok(()),
    };
    let sum = n.text("checksum");
    if sum.len() != digits {
        return Err("checksum of a wrong length");
    }
    if !sum.bytes().all(|b| b.is_ascii_hexdigit()) {
        return Err("checksum is not hexadecimal");
    }
    Ok(())
}

fn lexical_block(n: &Node<'_>) -> Result<(), &'static str> {
    let number = |key: &str| n.field(key).is_some_and(|l| *l != MdField::Int(0));
    if number("column") && !number("line") {
        return Err("column without a line");
    }
    Ok(())
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
    let extra = n.class_of("extraData");
    if tag == "DW_TAG_ptr_to_member_type" && extra.is_some_and(|c| !fits(Target::Type, c)) {
        return Err("pointer to a member of something that is no type");
    }
    if tag == "DW_TAG_set_type" {
        let of = n.class_of("baseType");
        if of.is_some_and(|c| c != "DICompositeType" && c != "DIBasicType" && c != "DISubrangeType")
        {
            return Err("set of something that cannot be in a set");
        }
    }
    Ok(())
}

/// References are of one kind, and passing is by value or by reference.
fn exclusive_flags(n: &Node<'_>) -> Result<(), &'static str> {
    let flags: Vec<&str> = n.word("flags").split('|').map(str::trim).collect();
    let both = |a, b| flags.contains(&a) && flags.contains(&b);
    if both("DIFlagLValueReference", "DIFlagRValueReference")
        || both("DIFlagTypePassByValue", "DIFlagTypePassByReference")
    {
        return Err("flags that exclude each other");
    }
    Ok(())
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
    if tag == "DW_TAG_array_type" && n.field("baseType").is_none() {
        return Err("array without an element type");
    }
    if n.word("flags").contains("DIFlagVector") {
        let elements = match n.field("elements") {
            Some(MdField::Md(Metadata::Node(t))) => super::metadata::tuple(n.header, *t),
            _ => None,
        };
        let one = matches!(elements, Some([Metadata::Node(s)])
            if super::metadata::class(n.header, *s) == "DISubrange");
        if !one {
            return Err("vector needs one subrange");
        }
    }
    exclusive_flags(n)
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
