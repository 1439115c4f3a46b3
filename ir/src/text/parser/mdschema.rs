//! The fields of the specialised metadata classes, as LLVM 20-22 know them.
//!
//! Fields are kept as written whatever they are; this table only says which exist,
//! what form their value has, which must be there and which must not be null, so
//! that a misspelt field is an error here and not a surprise elsewhere.

/// The form of a field's value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    /// Metadata or `null`.
    Md,
    /// Metadata, not `null`.
    Node,
    /// A string.
    Str,
    /// A string that is not empty.
    Text,
    /// An unsigned number up to a limit.
    Up(u64),
    /// A signed number of 64 bits.
    Signed,
    /// A signed number of 32 bits.
    Signed32,
    /// A signed number within 64 bits or metadata, at least the given number.
    SignedOrMd(i64),
    /// As [`SignedOrMd`](Form::SignedOrMd), and metadata must not be `null`.
    Count,
    /// `true` or `false`.
    Bool,
    /// A number or a word with this prefix.
    Word(&'static str),
    /// A number below the count of these words, or one of them.
    One(&'static [&'static str]),
    /// Number or words joined by `|`, with this prefix.
    Flags(&'static str),
    /// `{ … }`
    List,
    /// A number of any width.
    Big,
    /// A number or metadata.
    UpOrMd,
}

use Form::*;

/// One field.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field {
    pub(super) name: &'static str,
    pub(super) form: Form,
    pub(super) required: bool,
}

const fn opt(name: &'static str, form: Form) -> Field {
    Field {
        name,
        form,
        required: false,
    }
}
const fn req(name: &'static str, form: Form) -> Field {
    Field {
        name,
        form,
        required: true,
    }
}

/// A class with named fields.
#[derive(Clone, Copy, Debug)]
pub(super) struct Class {
    pub(super) name: &'static str,
    pub(super) fields: &'static [Field],
}

const fn class(name: &'static str, fields: &'static [Field]) -> Class {
    Class { name, fields }
}

const U16: Form = Up(u16::MAX as u64);
const U32: Form = Up(u32::MAX as u64);
const U64: Form = Up(u64::MAX);
const TAG: Form = Word("DW_TAG_");
const ATE: Form = Word("DW_ATE_");
const DI_FLAGS: Form = Flags("DIFlag");
const BOUND: Form = SignedOrMd(i64::MIN);

/// How much debug info a compile unit has.
const EMISSION: [&str; 4] = [
    "NoDebug",
    "FullDebug",
    "LineTablesOnly",
    "DebugDirectivesOnly",
];
/// Which tables of names a compile unit has.
const NAME_TABLE: [&str; 4] = ["Default", "GNU", "None", "Apple"];
/// How the scale of a fixed-point type is given.
const FIXED_POINT: [&str; 3] = ["Binary", "Decimal", "Rational"];

/// The largest number that may stand for a word with a prefix.
pub(super) fn largest(prefix: &str) -> u64 {
    match prefix {
        "DW_ATE_" | "DW_CC_" | "DW_MACINFO_" => 0xff,
        "DW_VIRTUALITY_" => 2,
        "DW_APPLE_ENUM_KIND_" => 1,
        _ => 0xffff,
    }
}

/// The class of a name.
pub(super) fn find(name: &[u8]) -> Option<&'static Class> {
    CLASSES.iter().find(|c| c.name.as_bytes() == name)
}

/// Frequent classes first.
const CLASSES: &[Class] = &[
    class(
        "DILocation",
        &[
            opt("line", U32),
            opt("column", U16),
            req("scope", Node),
            opt("inlinedAt", Md),
            opt("isImplicitCode", Bool),
            opt("atomGroup", U64),
            opt("atomRank", Up(255)),
        ],
    ),
    class(
        "DILocalVariable",
        &[
            req("scope", Node),
            opt("name", Str),
            opt("arg", U16),
            opt("file", Md),
            opt("line", U32),
            opt("type", Md),
            opt("flags", DI_FLAGS),
            opt("align", U32),
            opt("annotations", Md),
        ],
    ),
    class(
        "DIDerivedType",
        &[
            req("tag", TAG),
            opt("name", Str),
            opt("file", Md),
            opt("line", U32),
            opt("scope", Md),
            req("baseType", Md),
            opt("size", UpOrMd),
            opt("align", U32),
            opt("offset", UpOrMd),
            opt("flags", DI_FLAGS),
            opt("extraData", Md),
            opt("dwarfAddressSpace", U32),
            opt("annotations", Md),
            opt("ptrAuthKey", Up(7)),
            opt("ptrAuthIsAddressDiscriminated", Bool),
            opt("ptrAuthExtraDiscriminator", U16),
            opt("ptrAuthIsaPointer", Bool),
            opt("ptrAuthAuthenticatesNullValues", Bool),
        ],
    ),
    class(
        "DICompositeType",
        &[
            req("tag", TAG),
            opt("name", Str),
            opt("file", Md),
            opt("line", U32),
            opt("scope", Md),
            opt("baseType", Md),
            opt("size", UpOrMd),
            opt("align", U32),
            opt("offset", UpOrMd),
            opt("flags", DI_FLAGS),
            opt("elements", Md),
            opt("runtimeLang", Word("DW_LANG_")),
            opt("enumKind", Word("DW_APPLE_ENUM_KIND_")),
            opt("vtableHolder", Md),
            opt("templateParams", Md),
            opt("identifier", Str),
            opt("discriminator", Md),
            opt("dataLocation", Md),
            opt("associated", Md),
            opt("allocated", Md),
            opt("rank", SignedOrMd(-1)),
            opt("annotations", Md),
            opt("num_extra_inhabitants", U32),
            opt("specification", Md),
            opt("bitStride", Md),
        ],
    ),
    class(
        "DISubprogram",
        &[
            opt("scope", Md),
            opt("name", Str),
            opt("linkageName", Str),
            opt("file", Md),
            opt("line", U32),
            opt("type", Md),
            opt("isLocal", Bool),
            opt("isDefinition", Bool),
            opt("scopeLine", U32),
            opt("containingType", Md),
            opt("virtuality", Word("DW_VIRTUALITY_")),
            opt("virtualIndex", U32),
            opt("thisAdjustment", Signed32),
            opt("flags", DI_FLAGS),
            opt("spFlags", Flags("DISPFlag")),
            opt("isOptimized", Bool),
            opt("unit", Md),
            opt("templateParams", Md),
            opt("declaration", Md),
            opt("retainedNodes", Md),
            opt("thrownTypes", Md),
            opt("annotations", Md),
            opt("targetFuncName", Str),
            opt("keyInstructions", Bool),
        ],
    ),
    class(
        "DILexicalBlock",
        &[
            req("scope", Node),
            opt("file", Md),
            opt("line", U32),
            opt("column", U16),
        ],
    ),
    class(
        "DILexicalBlockFile",
        &[
            req("scope", Node),
            opt("file", Md),
            req("discriminator", U32),
        ],
    ),
    class(
        "DISubroutineType",
        &[
            opt("flags", DI_FLAGS),
            opt("cc", Word("DW_CC_")),
            req("types", Md),
        ],
    ),
    class(
        "DIBasicType",
        &[
            opt("tag", TAG),
            opt("name", Str),
            opt("size", UpOrMd),
            opt("align", U32),
            opt("dataSize", U32),
            opt("encoding", ATE),
            opt("num_extra_inhabitants", U32),
            opt("flags", DI_FLAGS),
        ],
    ),
    class(
        "DIFixedPointType",
        &[
            opt("tag", TAG),
            opt("name", Str),
            opt("size", UpOrMd),
            opt("align", U32),
            opt("encoding", ATE),
            opt("flags", DI_FLAGS),
            opt("kind", One(&FIXED_POINT)),
            opt("factor", Signed),
            opt("numerator", Big),
            opt("denominator", Big),
        ],
    ),
    class(
        "DIStringType",
        &[
            opt("tag", TAG),
            opt("name", Str),
            opt("stringLength", Md),
            opt("stringLengthExpression", Md),
            opt("stringLocationExpression", Md),
            opt("size", UpOrMd),
            opt("align", U32),
            opt("encoding", ATE),
        ],
    ),
    class(
        "DIFile",
        &[
            req("filename", Str),
            req("directory", Str),
            opt("checksumkind", Word("CSK_")),
            opt("checksum", Str),
            opt("source", Str),
        ],
    ),
    class(
        "DICompileUnit",
        &[
            opt("language", Word("DW_LANG_")),
            opt("sourceLanguageName", Word("DW_LNAME_")),
            opt("sourceLanguageVersion", U32),
            req("file", Node),
            opt("producer", Str),
            opt("isOptimized", Bool),
            opt("flags", Str),
            opt("runtimeVersion", U32),
            opt("splitDebugFilename", Str),
            opt("emissionKind", One(&EMISSION)),
            opt("enums", Md),
            opt("retainedTypes", Md),
            opt("globals", Md),
            opt("imports", Md),
            opt("macros", Md),
            opt("dwoId", U64),
            opt("splitDebugInlining", Bool),
            opt("debugInfoForProfiling", Bool),
            opt("nameTableKind", One(&NAME_TABLE)),
            opt("rangesBaseAddress", Bool),
            opt("sysroot", Str),
            opt("sdk", Str),
        ],
    ),
    class(
        "DITemplateTypeParameter",
        &[opt("name", Str), req("type", Md), opt("defaulted", Bool)],
    ),
    class(
        "DITemplateValueParameter",
        &[
            opt("tag", TAG),
            opt("name", Str),
            opt("type", Md),
            opt("defaulted", Bool),
            req("value", Md),
        ],
    ),
    class(
        "DIGlobalVariable",
        &[
            opt("name", Text),
            opt("scope", Md),
            opt("linkageName", Str),
            opt("file", Md),
            opt("line", U32),
            opt("type", Md),
            opt("isLocal", Bool),
            opt("isDefinition", Bool),
            opt("templateParams", Md),
            opt("declaration", Md),
            opt("align", U32),
            opt("annotations", Md),
        ],
    ),
    class(
        "DIGlobalVariableExpression",
        &[req("var", Md), req("expr", Md)],
    ),
    class(
        "DINamespace",
        &[
            req("scope", Md),
            opt("name", Str),
            opt("exportSymbols", Bool),
        ],
    ),
    class(
        "DIEnumerator",
        &[req("name", Str), req("value", Big), opt("isUnsigned", Bool)],
    ),
    class(
        "DISubrange",
        &[
            opt("count", Count),
            opt("lowerBound", BOUND),
            opt("upperBound", BOUND),
            opt("stride", BOUND),
        ],
    ),
    class(
        "DIGenericSubrange",
        &[
            opt("count", BOUND),
            opt("lowerBound", BOUND),
            opt("upperBound", BOUND),
            opt("stride", BOUND),
        ],
    ),
    class(
        "DISubrangeType",
        &[
            opt("name", Str),
            opt("file", Md),
            opt("line", U32),
            opt("scope", Md),
            opt("size", UpOrMd),
            opt("align", U32),
            opt("flags", DI_FLAGS),
            opt("baseType", Md),
            opt("lowerBound", BOUND),
            opt("upperBound", BOUND),
            opt("stride", BOUND),
            opt("bias", BOUND),
        ],
    ),
    class(
        "DIImportedEntity",
        &[
            req("tag", TAG),
            req("scope", Md),
            opt("entity", Md),
            opt("file", Md),
            opt("line", U32),
            opt("name", Str),
            opt("elements", Md),
        ],
    ),
    class(
        "DILabel",
        &[
            req("scope", Node),
            req("name", Str),
            req("file", Md),
            req("line", U32),
            opt("column", Up(65535)),
            opt("isArtificial", Bool),
            opt("coroSuspendIdx", Up(u64::MAX)),
        ],
    ),
    class(
        "DIMacro",
        &[
            req("type", Word("DW_MACINFO_")),
            opt("line", U32),
            req("name", Str),
            opt("value", Str),
        ],
    ),
    class(
        "DIMacroFile",
        &[
            opt("type", Word("DW_MACINFO_")),
            opt("line", U32),
            req("file", Md),
            opt("nodes", Md),
        ],
    ),
    class(
        "DIModule",
        &[
            req("scope", Md),
            req("name", Str),
            opt("configMacros", Str),
            opt("includePath", Str),
            opt("apinotes", Str),
            opt("file", Md),
            opt("line", U32),
            opt("isDecl", Bool),
        ],
    ),
    class(
        "DICommonBlock",
        &[
            req("scope", Md),
            opt("declaration", Md),
            opt("name", Str),
            opt("file", Md),
            opt("line", U32),
        ],
    ),
    class(
        "DIObjCProperty",
        &[
            opt("name", Str),
            opt("file", Md),
            opt("line", U32),
            opt("setter", Str),
            opt("getter", Str),
            opt("attributes", U32),
            opt("type", Md),
        ],
    ),
    class(
        "GenericDINode",
        &[req("tag", TAG), opt("header", Str), opt("operands", List)],
    ),
    class("DIAssignID", &[]),
];
