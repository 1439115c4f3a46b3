//! Rules of debug info that can be told from one node and what it refers to: LLVM's `visitDI…` functions in
//! `Verifier.cpp`.
//!
//! [`check`] is called for every node that something refers to; which classes a field may refer to and which lists a
//! field may hold is told by `debugrefs`, expressions by `expressions`. Here is the rest, class by class: tags, flags,
//! what is distinct, sizes, bounds, fragments that stick out of their variable.
//!
//! [`Node`] is a specialised node (`!DILocalVariable(…)`) with its fields by name; a field that is `null` counts as not
//! there. A function of a rule returns the message without the class, which `check` puts in front.
//!
//! Not checked: what needs more than a node and its neighbours, such as scopes of inlined locations (see the head of
//! `verify`). Cost: fields are searched by name one after the other, and nodes have few.

use super::debugrefs::{self, is_type};
use super::expressions;
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
            return expressions::check(header, ops).map_err(Into::into);
        }
        _ => return Ok(()),
    };
    let outcome = debugrefs::links(&node)
        .and_then(|()| debugrefs::lists(&node))
        .and_then(|()| tag(&node))
        .and_then(|()| flags(&node))
        .and_then(|()| match node.class {
            "DIDerivedType" => derived_type(&node),
            "DICompositeType" => composite_type(&node),
            "DIFixedPointType" => fixed_point_type(&node),
            "DIBasicType" | "DISubrangeType" => sized(&node),
            "DISubrange" => subrange(&node),
            "DIGenericSubrange" => generic_subrange(&node),
            "DICompileUnit" => compile_unit(&node),
            "DISubprogram" => subprogram(&node).and_then(|()| debugrefs::retained(&node, id)),
            "DIFile" => file(&node),
            "DILexicalBlock" => lexical_block(&node),
            "DIMacro" => macro_of(&node, &["DW_MACINFO_define", "DW_MACINFO_undef"]),
            "DIMacroFile" => macro_of(&node, &["", "DW_MACINFO_start_file"]),
            "GenericDINode" => rule(
                node.field("tag") != Some(&MdField::Int(0)),
                "a node needs a tag",
            ),
            "DIModule" if node.text("name").is_empty() => Err("module without a name"),
            "DIGlobalVariable" if node.word("isDefinition") != "false" => {
                let typed = node.field("type").is_some();
                rule(typed, "variable without a type")
            }
            "DILocalVariable" => rule(
                node.class_of("type") != Some("DISubroutineType"),
                "local variable of a subroutine type",
            ),
            "DIGlobalVariableExpression" => variable_expression(&node),
            "DIImportedEntity" => rule(
                node.class_of("entity").is_none_or(is_entity),
                "imported entity is no debug info",
            ),
            _ => Ok(()),
        });
    outcome.map_err(|m| format!("!{}: {m}", node.class))
}

fn rule(holds: bool, message: &'static str) -> Result<(), &'static str> {
    if holds { Ok(()) } else { Err(message) }
}

/// True for classes of things that programs have, which are neither places nor expressions.
fn is_entity(class: &str) -> bool {
    (class.starts_with("DI") || class == "GenericDINode")
        && !matches!(
            class,
            "DILocation"
                | "DIExpression"
                | "DIGlobalVariableExpression"
                | "DIAssignID"
                | "DIArgList"
        )
        && !class.starts_with("DIMacro")
}

/// A specialised node with its fields by name.
pub(super) struct Node<'a> {
    pub(super) header: &'a Header,
    pub(super) class: &'a str,
    fields: &'a [(crate::entity::Symbol, MdField)],
    distinct: bool,
}

impl<'a> Node<'a> {
    pub(super) fn field(&self, key: &str) -> Option<&'a MdField> {
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
    /// The specialised node that a field refers to.
    pub(super) fn node(&self, key: &str) -> Option<Node<'a>> {
        match self.field(key)? {
            MdField::Md(md) => Node::of(self.header, md),
            _ => None,
        }
    }
    /// The specialised node that metadata is.
    pub(super) fn of(header: &'a Header, md: &Metadata) -> Option<Node<'a>> {
        let Metadata::Node(n) = md else { return None };
        let data = header.metadata.nodes.get(*n)?;
        match &data.body {
            MdBody::Specialized(class, fields) => Some(Node {
                header,
                class: header.str(*class),
                fields,
                distinct: data.distinct,
            }),
            _ => None,
        }
    }
    /// The node that a field refers to, of whatever class.
    pub(super) fn target(&self, key: &str) -> Option<MdNode> {
        match self.field(key)? {
            MdField::Md(Metadata::Node(n)) => Some(*n),
            _ => None,
        }
    }
    /// Elements of the list that a field refers to.
    pub(super) fn list(&self, key: &str) -> &'a [Metadata] {
        match self.field(key) {
            Some(MdField::Md(Metadata::Node(t))) => {
                super::metadata::tuple(self.header, *t).unwrap_or(&[])
            }
            _ => &[],
        }
    }
    /// Class of the node that a field refers to; empty for what is no specialised node.
    pub(super) fn class_of(&self, key: &str) -> Option<&'a str> {
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
    let is_enum = |e: &Metadata| {
        Node::of(n.header, e).is_some_and(|e| e.word("tag") == "DW_TAG_enumeration_type")
    };
    rule(
        n.list("enums").iter().all(is_enum),
        "list of enumerations has something else",
    )?;
    let defined = |e: &Metadata| {
        Node::of(n.header, e).is_some_and(|e| e.class == "DISubprogram" && is_definition(&e))
    };
    rule(
        !n.list("retainedTypes").iter().any(defined),
        "list of types has the definition of a subprogram",
    )?;
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

/// True for a subprogram that is defined.
pub(super) fn is_definition(n: &Node<'_>) -> bool {
    match n.field("spFlags") {
        Some(MdField::Int(bits)) => bits & 8 != 0,
        Some(_) => n.word("spFlags").contains("DISPFlagDefinition"),
        None => n.word("isDefinition") != "false",
    }
}

fn subprogram(n: &Node<'_>) -> Result<(), &'static str> {
    rule(
        !n.node("declaration").is_some_and(|d| is_definition(&d)),
        "declaration is a definition",
    )?;
    if is_definition(n) {
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
    Ok(())
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
    if tag == "DW_TAG_ptr_to_member_type" && extra.is_some_and(|c| !is_type(c)) {
        return Err("pointer to a member of something that is no type");
    }
    rule(
        bound_ok(n, "size"),
        "size is no number, variable or expression",
    )?;
    if tag == "DW_TAG_set_type" {
        let in_set = |t: Node<'_>| match t.class {
            "DICompositeType" => t.word("tag") == "DW_TAG_enumeration_type",
            "DIBasicType" => matches!(
                t.word("encoding"),
                "DW_ATE_unsigned"
                    | "DW_ATE_signed"
                    | "DW_ATE_unsigned_char"
                    | "DW_ATE_signed_char"
                    | "DW_ATE_boolean"
            ),
            class => class == "DISubrangeType",
        };
        if n.node("baseType").is_some_and(|t| !in_set(t)) {
            return Err("set of something that cannot be in a set");
        }
    }
    Ok(())
}

/// The size of a plain type is a number.
fn sized(n: &Node<'_>) -> Result<(), &'static str> {
    let known = match n.field("size") {
        None | Some(MdField::Int(_)) => true,
        Some(MdField::Md(Metadata::Constant(c))) => n.header.constants.as_bits(*c).is_some(),
        Some(_) => false,
    };
    rule(known, "size is no constant")
}

fn fixed_point_type(n: &Node<'_>) -> Result<(), &'static str> {
    sized(n)?;
    rule(
        matches!(
            n.word("encoding"),
            "DW_ATE_signed_fixed" | "DW_ATE_unsigned_fixed"
        ),
        "encoding is not of fixed point",
    )?;
    let given = |key: &str| n.field(key).is_some_and(|v| *v != MdField::Int(0));
    match n.word("kind") {
        "Rational" => rule(!given("factor"), "rational scale with a factor"),
        _ => rule(
            !given("numerator") && !given("denominator"),
            "scale that is not rational with a fraction",
        ),
    }
}

fn macro_of(n: &Node<'_>, types: &[&str]) -> Result<(), &'static str> {
    rule(
        types.contains(&n.word("type")) || matches!(n.field("type"), Some(MdField::Int(_))),
        "type of macro information that cannot stand here",
    )?;
    rule(
        n.class != "DIMacro" || !n.text("name").is_empty(),
        "macro without a name",
    )
}

/// A variable with an expression, whose fragment is a part of it.
fn variable_expression(n: &Node<'_>) -> Result<(), &'static str> {
    let Some(variable) = n.node("var") else {
        return Err("no variable");
    };
    let expression = match n.field("expr") {
        Some(MdField::Md(Metadata::Node(e))) => n.header.metadata.nodes.get(*e).map(|d| &d.body),
        _ => None,
    };
    let Some(MdBody::Positional(_, ops)) = expression else {
        return Ok(());
    };
    let fragment = expressions::fragment(n.header, ops);
    if let (Some((offset, size)), Some(whole)) = (fragment, size_of(variable)) {
        let end = offset.checked_add(size);
        rule(
            end.is_some_and(|e| e <= whole),
            "fragment is larger than the variable, or outside of it",
        )?;
        rule(size != whole, "fragment is the whole variable")?;
    }
    Ok(())
}

/// Bits of a variable, if its type says so.
fn size_of(variable: Node<'_>) -> Option<u64> {
    let mut at = variable.node("type")?;
    // Types that are parts of themselves have a size.
    for _ in 0..variable.header.metadata.nodes.len() {
        match at.field("size") {
            Some(MdField::Int(n)) if *n != 0 => return u64::try_from(*n).ok(),
            _ if at.class == "DIDerivedType" => at = at.node("baseType")?,
            _ => return None,
        }
    }
    None
}

/// Words behind `DIFlag` that LLVM knows.
const FLAGS: [&str; 34] = [
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
    "NameIsSimplified",
];

/// References are of one kind, and passing is by value or by reference.
fn flags(n: &Node<'_>) -> Result<(), &'static str> {
    let flags: Vec<&str> = n.word("flags").split('|').map(str::trim).collect();
    let mut words = flags.iter().filter_map(|w| w.strip_prefix("DIFlag"));
    rule(words.all(|w| FLAGS.contains(&w)), "unknown flag")?;
    let both = |a, b| flags.contains(&a) && flags.contains(&b);
    let exclusive = matches!(
        n.class,
        "DICompositeType" | "DISubprogram" | "DISubroutineType"
    ) && (both("DIFlagLValueReference", "DIFlagRValueReference")
        || both("DIFlagTypePassByValue", "DIFlagTypePassByReference"));
    rule(!exclusive, "flags that exclude each other")?;
    let reserved = n.class == "DICompositeType" && flags.contains(&"DIFlagReservedBit4");
    rule(!reserved, "flag that types cannot have any more")
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
    bounds(n)
}

fn bounds(n: &Node<'_>) -> Result<(), &'static str> {
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
    bounds(n)
}
