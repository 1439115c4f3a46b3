//! What the fields of debug info may refer to: the class of a node, or those of a list's elements.

use super::debuginfo::{Node, is_definition};
use crate::metadata::{MdField, Metadata};

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

/// True for the classes of types.
pub(super) fn is_type(class: &str) -> bool {
    TYPES.contains(&class)
}

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
const LINKS: [(&str, &str, Target); 31] = [
    ("", "file", Target::Class("DIFile")),
    ("DICommonBlock", "scope", Target::Scope),
    (
        "DICommonBlock",
        "declaration",
        Target::Class("DIGlobalVariable"),
    ),
    ("DINamespace", "scope", Target::Scope),
    ("DIObjCProperty", "type", Target::Type),
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

/// Checks the fields that refer to one node.
pub(super) fn links(n: &Node<'_>) -> Result<(), &'static str> {
    for (class, key, target) in LINKS {
        if !class.is_empty() && class != n.class {
            continue;
        }
        // What a block or an import says of its file is not looked at.
        let unread = matches!(
            n.class,
            "DILexicalBlock" | "DILexicalBlockFile" | "DIImportedEntity"
        );
        if class.is_empty() && unread {
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
