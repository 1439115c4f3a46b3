//! What the fields of debug info may refer to: the class of a node, or those of a list's elements.

use super::debuginfo::{Node, is_definition};
use crate::entity::MdNode;
use crate::metadata::{MdField, Metadata};

/// What a field may refer to.
#[derive(Clone, Copy, PartialEq, Eq)]
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

/// True for the classes of types.
pub(super) fn is_type(class: &str) -> bool {
    TYPES.contains(&class)
}

fn fits(target: Target, class: &str) -> bool {
    let local = LOCAL_SCOPES.contains(&class);
    match target {
        Type => TYPES.contains(&class),
        LocalScope => local,
        Scope => local || TYPES.contains(&class) || OTHER_SCOPES.contains(&class),
        Class(c) => c == class,
    }
}

use Target::{Class, LocalScope, Scope, Type};

/// The file of any class but those whose file is not looked at.
const FILE: (&str, Target) = ("file", Class("DIFile"));

/// Classes with the fields that refer to one node, and what each refers to.
const LINKS: [(&str, &[(&str, Target)]); 17] = [
    (
        "DICommonBlock",
        &[("scope", Scope), ("declaration", Class("DIGlobalVariable"))],
    ),
    ("DINamespace", &[("scope", Scope)]),
    ("DIObjCProperty", &[("type", Type)]),
    (
        "DILocation",
        &[("scope", LocalScope), ("inlinedAt", Class("DILocation"))],
    ),
    ("DILexicalBlock", &[("scope", LocalScope)]),
    ("DILexicalBlockFile", &[("scope", LocalScope)]),
    ("DILocalVariable", &[("scope", LocalScope), ("type", Type)]),
    ("DILabel", &[("scope", LocalScope)]),
    (
        "DIGlobalVariable",
        &[
            ("scope", Scope),
            ("type", Type),
            ("declaration", Class("DIDerivedType")),
        ],
    ),
    (
        "DIGlobalVariableExpression",
        &[
            ("var", Class("DIGlobalVariable")),
            ("expr", Class("DIExpression")),
        ],
    ),
    ("DIDerivedType", &[("scope", Scope), ("baseType", Type)]),
    ("DISubrangeType", &[("baseType", Type)]),
    (
        "DICompositeType",
        &[
            ("scope", Scope),
            ("baseType", Type),
            ("vtableHolder", Type),
            ("discriminator", Class("DIDerivedType")),
        ],
    ),
    (
        "DISubprogram",
        &[
            ("scope", Scope),
            ("type", Class("DISubroutineType")),
            ("containingType", Type),
            ("declaration", Class("DISubprogram")),
            ("unit", Class("DICompileUnit")),
        ],
    ),
    ("DITemplateTypeParameter", &[("type", Type)]),
    ("DITemplateValueParameter", &[("type", Type)]),
    ("DIImportedEntity", &[("scope", Scope)]),
];

/// Checks the fields that refer to one node.
pub(super) fn links(n: &Node<'_>) -> Result<(), &'static str> {
    // What a block or an import says of its file is not looked at.
    let unread = matches!(
        n.class,
        "DILexicalBlock" | "DILexicalBlockFile" | "DIImportedEntity"
    );
    let own = LINKS
        .iter()
        .find(|l| l.0 == n.class)
        .map_or(&[][..], |l| l.1);
    let file = (!unread).then_some(&FILE);
    for &(key, target) in file.into_iter().chain(own) {
        if n.class_of(key).is_some_and(|c| !fits(target, c)) {
            return Err(match (target, key) {
                (_, "baseType") => "base type is no type",
                (Type, _) => "field must refer to a type",
                (Scope, _) => "scope is no scope",
                (LocalScope, _) => "scope is no subprogram or block",
                (Class(_), _) => "field refers to a node of a wrong class",
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
    let code = matches!(
        n.class,
        "DILocation" | "DILexicalBlock" | "DILexicalBlockFile"
    );
    let declared = |n: Node<'_>| n.class == "DISubprogram" && !is_definition(&n);
    if code && n.node("scope").is_some_and(declared) {
        return Err("scope is a subprogram that is only declared");
    }
    Ok(())
}

/// What the elements of a list may be.
#[derive(Clone, Copy)]
enum Elements {
    /// Anything.
    Any,
    /// Types.
    Types,
    /// Types and subprograms.
    TypesAndSubprograms,
    /// Nodes of these classes.
    Of(&'static [&'static str]),
}

impl Elements {
    fn has(self, class: &str) -> bool {
        match self {
            Any => true,
            Types => is_type(class),
            TypesAndSubprograms => is_type(class) || class == "DISubprogram",
            Of(classes) => classes.contains(&class),
        }
    }
}

use Elements::{Any, Of, Types, TypesAndSubprograms};

/// Fields that refer to a tuple: class, field, its elements, whether they may be null.
const LISTS: [(&str, &str, Elements, bool); 12] = [
    ("DICompositeType", "elements", Any, true),
    ("DICompositeType", "templateParams", Of(&PARAMETERS), false),
    ("DISubprogram", "templateParams", Of(&PARAMETERS), false),
    ("DISubroutineType", "types", Types, true),
    ("DISubprogram", "retainedNodes", Of(&RETAINED), false),
    ("DISubprogram", "thrownTypes", Types, false),
    ("DICompileUnit", "enums", Of(&["DICompositeType"]), false),
    ("DICompileUnit", "retainedTypes", TypesAndSubprograms, false),
    (
        "DICompileUnit",
        "globals",
        Of(&["DIGlobalVariableExpression"]),
        false,
    ),
    ("DICompileUnit", "imports", Of(&["DIImportedEntity"]), false),
    ("DICompileUnit", "macros", Of(&MACROS), false),
    ("DIMacroFile", "nodes", Of(&MACROS), false),
];
const PARAMETERS: [&str; 2] = ["DITemplateTypeParameter", "DITemplateValueParameter"];
const RETAINED: [&str; 3] = ["DILocalVariable", "DILabel", "DIImportedEntity"];
const MACROS: [&str; 2] = ["DIMacro", "DIMacroFile"];

/// What a subprogram retains is its own: the scope leads to it, through blocks.
pub(super) fn retained(n: &Node<'_>, id: MdNode) -> Result<(), &'static str> {
    for e in n.list("retainedNodes") {
        let Some(first) = Node::of(n.header, e) else {
            continue;
        };
        let mut scope = first.target("scope");
        // Scopes that are parts of themselves end with the nodes that there are.
        for _ in 0..n.header.metadata.nodes.len() {
            scope = match scope.and_then(|s| Node::of(n.header, &Metadata::Node(s))) {
                Some(block) if LOCAL_SCOPES[1..].contains(&block.class) => block.target("scope"),
                _ => break,
            };
        }
        if scope != Some(id) {
            return Err("retained node of another subprogram");
        }
    }
    Ok(())
}

/// Checks the fields that refer to a list.
pub(super) fn lists(n: &Node<'_>) -> Result<(), &'static str> {
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
        let good = |e: &Metadata| match (e, allowed) {
            (Metadata::Null, _) => null,
            (_, Any) => true,
            (Metadata::Node(m), _) => allowed.has(super::metadata::class(n.header, *m)),
            _ => false,
        };
        if !elements.iter().all(good) {
            return Err("list has an element of a wrong class");
        }
    }
    Ok(())
}
