//! What of the language programs have, against what production asks about.
//!
//! A pass that looks at an attribute which no program has is tested by nobody there, and no other gauge shows it. So the
//! words by which production names parts of the language (attributes, instructions, operations, flags, constants,
//! linkages, kinds of metadata) are gathered from its sources (`asked.txt`, written by the test `breadth`), and a run
//! counts for each in how many programs it was there. After many programs for a pass, one that its own sources
//! ask about and that no program had fails the run, unless it is listed here with a reason, or as a debt.

use std::collections::BTreeSet;
use tandem_ir::attr::{Attr, AttrList};
use tandem_ir::constant::ConstantPool;
use tandem_ir::inst::FLAG_KEYWORDS;
use tandem_ir::module::GlobalKind;
use tandem_ir::{Function, Header, InstKind, Module};

/// A line for each word and the part of production that has it.
const ASKED: &str = include_str!("asked.txt");

/// The types whose variants are parts of the language, as sources name them.
pub const TYPES: &[&str] = &[
    "Attr",
    "AttrKind",
    "BinOp",
    "CastOp",
    "ConstantData",
    "DllStorage",
    "Flags",
    "FloatKind",
    "FloatPredicate",
    "GlobalKind",
    "InstKind",
    "IntPredicate",
    "Linkage",
    "TlsMode",
    "UnnamedAddr",
    "Visibility",
];

/// Kinds of metadata, as sources name them in quotation marks.
pub const METADATA: &[&str] = &[
    "align",
    "associated",
    "dbg",
    "dereferenceable",
    "dereferenceable_or_null",
    "invariant.load",
    "llvm.loop",
    "nonnull",
    "noundef",
    "nvvm.annotations",
    "prof",
    "range",
];

/// Words that programs do not have, each with the reason.
pub const EXCUSED: &[(&str, &str)] = &[
    (
        "AttrKind::StrictFp",
        "the interpreter has no other environment of floating-point arithmetic",
    ),
    ("ConstantData::DsoLocalEquivalent", "not executed"),
    ("ConstantData::NoCfi", "not executed"),
    ("ConstantData::NoneToken", "tokens are not executed"),
    ("ConstantData::PtrAuth", "not of a device"),
    ("DllStorage::Export", "not of a device"),
    ("Flags::NONE", "no flag at all"),
    ("Flags::POISON_GENERATING", "a set of flags"),
    ("FloatKind::PpcFp128", "not of a device"),
    ("FloatKind::X86Fp80", "not of a device"),
    ("GlobalKind::Erased", "left by passes, in no program"),
    ("GlobalKind::IFunc", "not of a device"),
    ("InstKind::CallBr", "not executed"),
    ("InstKind::CatchPad", "exceptions are not executed"),
    ("InstKind::CleanupPad", "exceptions are not executed"),
    ("InstKind::IndirectBr", "not executed"),
    ("InstKind::Invoke", "exceptions are not executed"),
    ("InstKind::LandingPad", "exceptions are not executed"),
];

/// Words that programs should have and do not have yet, or too seldom to be counted on: a debt of the generator.
pub const OWED: &[&str] = &[
    "!align",
    "!associated",
    "!dbg",
    "!dereferenceable",
    "!dereferenceable_or_null",
    "!invariant.load",
    "!llvm.loop",
    "!nonnull",
    "AttrKind::Builtin",
    "AttrKind::MustProgress",
    "AttrKind::NoBuiltin",
    "AttrKind::OptimizeNone",
    "BinOp::FRem",
    "CastOp::IntToPtr",
    "CastOp::PtrToAddr",
    "CastOp::PtrToInt",
    "Linkage::AvailableExternally",
    "Linkage::LinkOnceAny",
];

/// The part of production that a source belongs to: a pass by its file, or what passes share.
pub fn part(file: &str) -> &str {
    let inside = file.strip_prefix("passes/").unwrap_or("");
    let name = inside.split(['/', '.']).next().unwrap_or("");
    match name {
        "" | "mod" => "shared",
        pass => pass,
    }
}

/// The words that a pass's own sources ask about; without one those of all sources.
pub fn asked(pass: Option<&str>) -> BTreeSet<&'static str> {
    let file = pass.map(|p| p.replace('-', "_"));
    let lines = ASKED.lines().filter_map(|l| l.split_once(' '));
    lines
        .filter(|(part, _)| file.as_deref().is_none_or(|f| f == *part))
        .map(|(_, word)| word)
        .collect()
}

/// The words that a program has.
pub fn of(module: &Module) -> BTreeSet<String> {
    let mut words = Words(BTreeSet::new());
    let header = &module.header;
    words.pool(&header.constants);
    for (_, g) in header.globals.iter() {
        words.add("Linkage", &format!("{:?}", g.linkage));
        words.add("UnnamedAddr", &format!("{:?}", g.unnamed_addr));
        words.add("Visibility", &format!("{:?}", g.visibility));
        words.add("DllStorage", &format!("{:?}", g.dll));
        words.add("TlsMode", &format!("{:?}", g.tls));
        for (kind, _) in &g.attachments {
            words.metadata(header.str(*kind));
        }
        match &g.kind {
            GlobalKind::Function(f) => words.attributes(header, &f.attrs),
            GlobalKind::Variable(v) => {
                if let Some(set) = v.attrs {
                    words.set(header, set);
                }
            }
            _ => {}
        }
        words.add("GlobalKind", &variant(&g.kind));
    }
    for (name, _) in &header.metadata.named {
        words.metadata(header.str(*name));
    }
    for f in &module.bodies {
        words.body(header, f);
    }
    words.0
}

/// The name of a value's variant.
fn variant(value: &impl std::fmt::Debug) -> String {
    let text = format!("{value:?}");
    let end = text
        .find(|c: char| !c.is_alphanumeric())
        .unwrap_or(text.len());
    text[..end].to_owned()
}

struct Words(BTreeSet<String>);

impl Words {
    fn add(&mut self, of: &str, name: &str) {
        self.0.insert(format!("{of}::{name}"));
    }
    fn metadata(&mut self, kind: &str) {
        self.0.insert(format!("!{kind}"));
    }
    fn pool(&mut self, pool: &ConstantPool) {
        for (_, ty, data) in pool.iter() {
            self.add("ConstantData", &variant(data));
            if let Some(kind) = ty.float_kind() {
                self.add("FloatKind", &variant(&kind));
            }
        }
    }
    fn attributes(&mut self, header: &Header, list: &AttrList) {
        self.set(header, list.func);
        self.set(header, list.ret);
        for &p in &list.params {
            self.set(header, p);
        }
    }
    fn set(&mut self, header: &Header, set: tandem_ir::AttrSet) {
        for a in header.attrs.get(set) {
            self.add("Attr", &variant(a));
            if let Attr::Flag(k) = a {
                self.add("AttrKind", &variant(k));
            }
        }
    }
    fn body(&mut self, header: &Header, f: &Function) {
        self.pool(f.constants());
        for i in f.blocks().flat_map(|b| f.insts(b)) {
            let kind = f.kind(i);
            self.add("InstKind", &variant(kind));
            match kind {
                InstKind::Binary(op) => self.add("BinOp", &variant(op)),
                InstKind::Cast(op) => self.add("CastOp", &variant(op)),
                InstKind::ICmp(p) => self.add("IntPredicate", &variant(p)),
                InstKind::FCmp(p) => self.add("FloatPredicate", &variant(p)),
                _ => {}
            }
            if let Some(kind) = f.inst_type(i).float_kind() {
                self.add("FloatKind", &variant(&kind));
            }
            if let Some(info) = kind.call_info() {
                self.attributes(header, &info.attrs);
            }
            for (flag, word) in FLAG_KEYWORDS {
                if f.flags(i).contains(flag) {
                    self.add("Flags", &word.to_uppercase());
                }
            }
            for (kind, _) in f.attachments(i) {
                self.metadata(header.str(*kind));
            }
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn a_program_has_the_words_of_what_stands_in_it() {
        let text = "@g = internal unnamed_addr global i32 0\n\
             define float @f(ptr noundef %p) {\n  %x = load float, ptr %p, align 4, !noundef !0\n  \
             %y = fadd nnan float %x, %x\n  ret float %y\n}\n!0 = !{}\n";
        let m = tandem_ir::text::parse(text.as_bytes(), "t.ll").unwrap();
        let all = of(&m);
        for word in [
            "Linkage::Internal",
            "UnnamedAddr::Global",
            "AttrKind::NoUndef",
            "InstKind::Load",
            "BinOp::FAdd",
            "Flags::NNAN",
            "FloatKind::Float",
            "!noundef",
        ] {
            assert!(all.contains(word), "{word}: {all:?}");
        }
        assert!(!all.contains("Flags::NSZ") && !all.contains("InstKind::Store"));
    }

    #[test]
    fn what_is_excused_is_asked_about_somewhere() {
        let all = asked(None);
        for word in OWED {
            assert!(all.contains(word), "{word}");
        }
        for (word, _) in EXCUSED {
            assert!(all.contains(word), "{word}");
        }
        assert!(asked(Some("instsimplify")).contains("InstKind::FCmp"));
        assert!(!asked(Some("dce")).contains("InstKind::FCmp"));
    }
}
