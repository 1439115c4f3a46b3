//! Deltas over what decorates module-level names and the module itself: linkage, attributes, metadata, layout.
//!
//! | delta | a candidate is |
//! | --- | --- |
//! | `global-properties` | one property of one name, set back to its default |
//! | `attributes`, `target-features` | one attribute of a function, parameter or result; one entry of the list |
//! | `distinct-metadata`, `global-metadata` | one tuple; one attachment of a name |
//! | `named-metadata` | one named list, or one entry of it |
//! | `module-data` | file name, a line of assembly, triple, layout, a part of it, 64-bit pointers made narrow |
//!
//! None of these touches an instruction, but that calls follow when a function gets the C calling convention.
//!
//! Entries of one list are removed from its end on, so that several of a range can go at once.

use super::wide::{Apply, Wide};
use tandem_ir::attr::{Attr, AttrList};
use tandem_ir::datalayout::DataLayout;
use tandem_ir::metadata::MdBody;
use tandem_ir::module::{
    DllStorage, FunctionDecl, GlobalData, GlobalKind, Linkage, TlsMode, UnnamedAddr, Visibility,
};
use tandem_ir::{AttrSet, Global, InstKind, MdNode, Module};

/// One property of a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Property {
    Linkage,
    Visibility,
    Dll,
    DsoLocal,
    Tls,
    UnnamedAddr,
    Section,
    Partition,
    Comdat,
    Align,
    Constant,
    ExternallyInitialized,
    VariableAttrs,
    CodeModel,
    Sanitizer,
    CallingConvention,
    Gc,
    Prefix,
    Prologue,
    Personality,
}

const PROPERTIES: [Property; 20] = [
    Property::Comdat,
    Property::Linkage,
    Property::Visibility,
    Property::Dll,
    Property::DsoLocal,
    Property::Tls,
    Property::UnnamedAddr,
    Property::Section,
    Property::Partition,
    Property::Align,
    Property::Constant,
    Property::ExternallyInitialized,
    Property::VariableAttrs,
    Property::CodeModel,
    Property::Sanitizer,
    Property::CallingConvention,
    Property::Gc,
    Property::Prefix,
    Property::Prologue,
    Property::Personality,
];

/// Gives properties of names their default.
pub(crate) const GLOBAL_PROPERTIES: Wide<(Global, Property)> = Wide {
    name: "global-properties",
    list: properties,
    apply: Apply::Edit(|m, which| {
        for &(g, p) in which {
            reset(&mut m.header.globals[g], p);
            if p == Property::CallingConvention {
                follow_convention(m, g);
            }
        }
    }),
};

/// Removes single attributes of functions, their parameters and results.
pub(crate) const ATTRIBUTES: Wide<(Global, Position, usize)> = Wide {
    name: "attributes",
    list: attributes,
    apply: Apply::Edit(drop_attributes),
};

/// Removes single entries of the lists in `"target-features"`.
pub(crate) const TARGET_FEATURES: Wide<(Global, usize)> = Wide {
    name: "target-features",
    list: target_features,
    apply: Apply::Edit(drop_target_features),
};

/// Makes distinct metadata tuples ordinary ones (debug info's classes that are distinct have to be).
pub(crate) const DISTINCT_METADATA: Wide<MdNode> = Wide {
    name: "distinct-metadata",
    list: |m| {
        let nodes = m.header.metadata.nodes.iter();
        let plain = nodes.filter(|(_, d)| d.distinct && matches!(d.body, MdBody::Tuple(_)));
        plain.map(|(n, _)| n).collect()
    },
    apply: Apply::Edit(|m, which| {
        for &n in which {
            m.header.metadata.nodes[n].distinct = false;
        }
    }),
};

/// Removes metadata that hangs on names.
pub(crate) const GLOBAL_METADATA: Wide<(Global, usize)> = Wide {
    name: "global-metadata",
    list: |m| {
        let all = m.header.globals.iter();
        all.flat_map(|(g, d)| (0..d.attachments.len()).map(move |n| (g, n)))
            .collect()
    },
    apply: Apply::Edit(|m, which| {
        for &(g, n) in which.iter().rev() {
            m.header.globals[g].attachments.remove(n);
        }
    }),
};

/// Removes named metadata, and single entries of it (module flags, kernel annotations).
pub(crate) const NAMED_METADATA: Wide<(usize, Option<usize>)> = Wide {
    name: "named-metadata",
    list: named_metadata,
    apply: Apply::Edit(drop_named_metadata),
};

/// Removes triple, assembly, file name, and specifications of the data layout; narrows its pointers.
pub(crate) const MODULE_DATA: Wide<Around> = Wide {
    name: "module-data",
    list: around,
    apply: Apply::Edit(strip_around),
};

// ----- properties ---------------------------------------------------------------------

fn properties(m: &Module) -> Vec<(Global, Property)> {
    let mut out = Vec::new();
    for (g, d) in &m.header.globals {
        out.extend(
            PROPERTIES
                .into_iter()
                .filter(|&p| is_set(d, p))
                .map(|p| (g, p)),
        );
    }
    out
}

fn is_set(d: &GlobalData, p: Property) -> bool {
    let before = weight(d, p);
    before > 0
}

fn weight(d: &GlobalData, p: Property) -> usize {
    let flag = usize::from;
    if let GlobalKind::Variable(v) = &d.kind {
        match p {
            Property::Constant => return flag(v.constant),
            Property::ExternallyInitialized => return flag(v.externally_initialized),
            Property::VariableAttrs => return flag(v.attrs.is_some()),
            Property::CodeModel => return flag(v.code_model.is_some()),
            Property::Sanitizer => return v.sanitizer.len(),
            _ => {}
        }
    }
    if let GlobalKind::Function(f) = &d.kind {
        match p {
            Property::CallingConvention => return flag(f.cc != 0),
            Property::Gc => return flag(f.gc.is_some()),
            Property::Prefix => return flag(f.prefix.is_some()),
            Property::Prologue => return flag(f.prologue.is_some()),
            Property::Personality => return flag(f.personality.is_some()),
            _ => {}
        }
    }
    match p {
        Property::Linkage => flag(!matches!(d.linkage, Linkage::External | Linkage::Appending)),
        Property::Visibility => flag(d.visibility != Visibility::Default),
        Property::Dll => flag(d.dll != DllStorage::None),
        Property::DsoLocal => flag(d.dso_local),
        Property::Tls => flag(d.tls != TlsMode::None),
        Property::UnnamedAddr => flag(d.unnamed_addr != UnnamedAddr::None),
        Property::Section => flag(d.section.is_some()),
        Property::Partition => flag(d.partition.is_some()),
        Property::Comdat => flag(d.comdat.is_some()),
        Property::Align => flag(d.align.is_some()),
        _ => 0,
    }
}

fn reset(d: &mut GlobalData, p: Property) {
    match p {
        Property::Linkage => {
            d.linkage = Linkage::External;
        }
        Property::Visibility => d.visibility = Visibility::Default,
        Property::Dll => d.dll = DllStorage::None,
        Property::DsoLocal => d.dso_local = false,
        Property::Tls => d.tls = TlsMode::None,
        Property::UnnamedAddr => d.unnamed_addr = UnnamedAddr::None,
        Property::Section => d.section = None,
        Property::Partition => d.partition = None,
        Property::Comdat => d.comdat = None,
        Property::Align => d.align = None,
        _ => match &mut d.kind {
            GlobalKind::Variable(v) => match p {
                Property::Constant => v.constant = false,
                Property::ExternallyInitialized => v.externally_initialized = false,
                Property::VariableAttrs => v.attrs = None,
                Property::CodeModel => v.code_model = None,
                _ => v.sanitizer.clear(),
            },
            GlobalKind::Function(f) => reset_function(f, p),
            GlobalKind::Alias(_) | GlobalKind::IFunc(_) | GlobalKind::Erased => {}
        },
    }
}

/// Calls must agree with the convention of what they call.
fn follow_convention(m: &mut Module, g: Global) {
    for f in &mut m.bodies {
        let all = f
            .blocks()
            .flat_map(|b| f.insts(b))
            .filter(|&i| f.callee(i) == Some(g));
        for i in all.collect::<Vec<_>>() {
            let mut kind = f.kind(i).clone();
            if let InstKind::Call(c) | InstKind::Invoke(c) | InstKind::CallBr(c, _) = &mut kind {
                c.cc = 0;
            }
            f.set_kind(i, kind);
        }
    }
}

fn reset_function(f: &mut FunctionDecl, p: Property) {
    match p {
        Property::CallingConvention => f.cc = 0,
        Property::Gc => f.gc = None,
        Property::Prefix => f.prefix = None,
        Property::Prologue => f.prologue = None,
        _ => f.personality = None,
    }
}

// ----- attributes ---------------------------------------------------------------------

/// Where in a signature an attribute stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Position {
    Function,
    Result,
    Parameter(usize),
}

impl Position {
    /// All positions of a list, the function's own first.
    pub(crate) fn all(list: &AttrList) -> impl Iterator<Item = Position> + use<> {
        let params = (0..list.params.len()).map(Position::Parameter);
        [Position::Function, Position::Result]
            .into_iter()
            .chain(params)
    }
    pub(crate) fn get(self, list: &AttrList) -> AttrSet {
        match self {
            Position::Function => list.func,
            Position::Result => list.ret,
            Position::Parameter(n) => list.param(n),
        }
    }
    pub(crate) fn set(self, list: &mut AttrList, to: AttrSet) {
        match self {
            Position::Function => list.func = to,
            Position::Result => list.ret = to,
            Position::Parameter(n) => {
                if let Some(p) = list.params.get_mut(n) {
                    *p = to;
                }
            }
        }
    }
}

fn attributes(m: &Module) -> Vec<(Global, Position, usize)> {
    let mut out = Vec::new();
    for g in m.header.globals.keys() {
        let Some(d) = m.header.function(g) else {
            continue;
        };
        for p in Position::all(&d.attrs) {
            // From the end, so that removing several of a range works.
            let n = m.header.attrs.get(p.get(&d.attrs)).len();
            out.extend((0..n).rev().map(|k| (g, p, k)));
        }
    }
    out
}

fn drop_attributes(m: &mut Module, which: &[(Global, Position, usize)]) {
    for &(g, p, n) in which {
        let Some(d) = m.header.function(g) else {
            continue;
        };
        let mut list = d.attrs.clone();
        let mut attrs = m.header.attrs.get(p.get(&list)).to_vec();
        if n < attrs.len() {
            attrs.remove(n);
        }
        let to = m.header.attrs.intern(attrs);
        p.set(&mut list, to);
        if let GlobalKind::Function(d) = &mut m.header.globals[g].kind {
            d.attrs = list;
        }
    }
}

const FEATURES: &str = "target-features";

/// Entries from the last on, so that removing several of a range works; a list of one goes as an attribute.
fn target_features(m: &Module) -> Vec<(Global, usize)> {
    let h = &m.header;
    let mut out = Vec::new();
    for g in h.globals.keys() {
        let list = h
            .function(g)
            .and_then(|d| h.attrs.string(d.attrs.func, FEATURES));
        let n = list.map_or(0, |l| l.split(',').count());
        if n > 1 {
            out.extend((0..n).rev().map(|k| (g, k)));
        }
    }
    out
}

fn drop_target_features(m: &mut Module, which: &[(Global, usize)]) {
    for &(g, n) in which {
        let Some(d) = m.header.function(g) else {
            continue;
        };
        let mut attrs = m.header.attrs.get(d.attrs.func).to_vec();
        for a in &mut attrs {
            if let Attr::Str(key, Some(list)) = a
                && &**key == FEATURES
            {
                let mut parts: Vec<&str> = list.split(',').collect();
                if n < parts.len() {
                    parts.remove(n);
                }
                *list = parts.join(",").into();
            }
        }
        let to = m.header.attrs.intern(attrs);
        if let GlobalKind::Function(d) = &mut m.header.globals[g].kind {
            d.attrs.func = to;
        }
    }
}

// ----- metadata -----------------------------------------------------------------------

fn named_metadata(m: &Module) -> Vec<(usize, Option<usize>)> {
    let named = &m.header.metadata.named;
    let mut out = Vec::new();
    for (k, (_, list)) in named.iter().enumerate() {
        if list.len() > 1 {
            out.extend((0..list.len()).rev().map(|n| (k, Some(n))));
        }
        out.push((k, None));
    }
    out
}

fn drop_named_metadata(m: &mut Module, which: &[(usize, Option<usize>)]) {
    let named = &mut m.header.metadata.named;
    // Entries first: they come in descending order within a name; then whole names, last first.
    for &(k, n) in which {
        if let (Some(n), Some((_, list))) = (n, named.get_mut(k))
            && n < list.len()
        {
            list.remove(n);
        }
    }
    for &(k, n) in which.iter().rev() {
        if n.is_none() && k < named.len() {
            named.remove(k);
        }
    }
}

// ----- the module itself ----------------------------------------------------------------

/// One thing that stands around the names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Around {
    SourceFilename,
    Asm(usize),
    Triple,
    /// The whole layout.
    Layout,
    /// One specification of the layout.
    LayoutPart(String),
    /// Pointers of 32 bits.
    NarrowPointers(String),
}

fn around(m: &Module) -> Vec<Around> {
    let h = &m.header;
    let mut out = Vec::new();
    out.extend(
        h.source_filename
            .is_some()
            .then_some(Around::SourceFilename),
    );
    out.extend((0..h.module_asm.len()).rev().map(Around::Asm));
    out.extend((!h.triple.is_empty()).then_some(Around::Triple));
    if !h.layout.text.is_empty() {
        out.push(Around::Layout);
        let parts: Vec<&str> = h.layout.text.split('-').collect();
        out.extend(parts.iter().map(|p| Around::LayoutPart((*p).to_string())));
        let wide = parts
            .iter()
            .filter(|p| p.starts_with('p') && p.contains(":64"));
        out.extend(wide.map(|p| Around::NarrowPointers((*p).to_string())));
    }
    out
}

fn strip_around(m: &mut Module, which: &[Around]) {
    let h = &mut m.header;
    let mut text = h.layout.text.clone();
    for a in which {
        match a {
            Around::SourceFilename => h.source_filename = None,
            Around::Asm(n) => {
                h.module_asm.remove(*n);
            }
            Around::Triple => h.triple.clear(),
            Around::Layout => text.clear(),
            Around::LayoutPart(gone) => {
                let kept: Vec<&str> = text.split('-').filter(|p| p != gone).collect();
                text = kept.join("-");
            }
            Around::NarrowPointers(wide) => {
                let narrow = |p: &str| {
                    if p == wide {
                        p.replace(":64", ":32")
                    } else {
                        p.to_string()
                    }
                };
                let parts: Vec<String> = text.split('-').map(narrow).collect();
                text = parts.join("-");
            }
        }
    }
    if let Ok(layout) = DataLayout::parse(&text) {
        h.layout = layout;
    }
}
