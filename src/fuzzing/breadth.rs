//! What of the language programs have, against what production asks about.
//!
//! A pass that looks at an attribute which no program has is tested by nobody there, and no other gauge shows it. So the
//! words by which production names parts of the language (attributes, instructions, operations, flags, constants,
//! linkages, kinds of metadata) are gathered from its sources (`asked.txt`, written by the test `breadth`), and a run
//! counts for each in how many programs it was there. After many programs for a pass, one that its own sources
//! ask about and that no program had fails the run, unless it is listed here with a reason, or as a debt. Beside the words
//! there are shapes ([`SHAPES`]) that programs for any pass have to have.

use std::collections::BTreeSet;
use std::fmt::{self, Write};
use std::sync::LazyLock;
use tandem_ir::attr::{Attr, AttrList};
use tandem_ir::constant::{ConstantData, ConstantPool};
use tandem_ir::inst::{FLAG_KEYWORDS, Ordering};
use tandem_ir::metadata::{MdBody, Metadata};
use tandem_ir::module::GlobalKind;
use tandem_ir::{FloatKind, Function, Header, Inst, InstKind, MemAccess, Module, Value};

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
    ("Flags::NONE", "no flag at all"),
    ("Flags::POISON_GENERATING", "a set of flags"),
    ("FloatKind::PpcFp128", "not of a device"),
    ("FloatKind::X86Fp80", "not of a device"),
    ("GlobalKind::Erased", "left by passes, in no program"),
    ("GlobalKind::IFunc", "not of a device"),
    ("InstKind::CallBr", "not executed"),
    ("InstKind::CatchPad", "exceptions are not executed"),
    ("InstKind::CatchSwitch", "exceptions are not executed"),
    ("InstKind::CleanupPad", "exceptions are not executed"),
    ("InstKind::IndirectBr", "not executed"),
    ("InstKind::Invoke", "exceptions are not executed"),
    ("InstKind::LandingPad", "exceptions are not executed"),
];

/// Words that programs should have and do not have yet, or too seldom to be counted on: a debt of the generator.
pub const OWED: &[&str] = &["!align", "AttrKind::MustProgress", "CastOp::PtrToAddr"];

/// Shapes that no word of the language stands for, which programs for every pass have: what a pass must tell from its
/// neighbour, or must not rely on.
pub const SHAPES: &[&str] = &[
    "~address of a block",
    "~atomic acq_rel",
    "~atomic acquire",
    "~atomic monotonic",
    "~atomic release",
    "~atomic seq_cst",
    "~atomic unordered",
    "~barrier in a loop of one block",
    "~field: bundle of a call",
    "~field: name beside a body",
    "~field: partition",
    "~field: section",
    "~float: NaN with a payload",
    "~float: negative zero",
    "~index: narrow",
    "~index: negative",
    "~library function of the module",
    "~merges: three in a row",
    "~nvvm.annotations: managed",
    "~nvvm.annotations: sampler",
    "~nvvm.annotations: surface",
    "~nvvm.annotations: texture",
    "~phi of no value",
    "~scope of a block",
    "~scope of a device",
];

/// Functions that passes know by name.
const LIBRARY: [&str; 4] = ["malloc", "calloc", "free", "realloc"];

/// The part of production that a source belongs to: a pass by its file, or what passes share.
pub fn part(file: &str) -> &str {
    let inside = file.strip_prefix("passes/").unwrap_or("");
    let name = inside.split(['/', '.']).next().unwrap_or("");
    match name {
        "" | "mod" => "shared",
        pass => pass,
    }
}

/// What all sources ask about, gathered once: it is looked at for every program of a run.
pub fn asked_by_any() -> &'static BTreeSet<&'static str> {
    static ALL: LazyLock<BTreeSet<&str>> = LazyLock::new(|| asked(None));
    &ALL
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
    let mut words = Words::default();
    let header = &module.header;
    words.pool(&header.constants);
    for (_, g) in header.globals.iter() {
        words.variant("Linkage", &g.linkage);
        words.variant("UnnamedAddr", &g.unnamed_addr);
        words.variant("Visibility", &g.visibility);
        words.variant("DllStorage", &g.dll);
        words.variant("TlsMode", &g.tls);
        for (kind, _) in &g.attachments {
            words.metadata(header.str(*kind));
        }
        if g.section.is_some() {
            words.shape("field: section");
        }
        if g.partition.is_some() {
            words.shape("field: partition");
        }
        match &g.kind {
            GlobalKind::Function(f) => {
                if f.prefix.is_some() || f.prologue.is_some() {
                    words.shape("field: name beside a body");
                }
                words.attributes(header, &f.attrs);
            }
            GlobalKind::Variable(v) => {
                if let Some(set) = v.attrs {
                    words.set(header, set);
                }
            }
            _ => {}
        }
        words.variant("GlobalKind", &g.kind);
    }
    for (name, _) in &header.metadata.named {
        words.metadata(header.str(*name));
    }
    for f in &module.bodies {
        words.body(header, f);
        words.shapes(header, f);
    }
    words.annotations(header);
    let own = |name: &&str| {
        let g = header.lookup(name).and_then(|g| header.function(g));
        g.is_some_and(|d| d.defined)
    };
    if LIBRARY.iter().any(own) {
        words.shape("library function of the module");
    }
    words.all
}

/// Takes a text up to the first character that no name has, and then wants no more: what a variant holds may be long.
struct Name<'a>(&'a mut String);

impl Write for Name<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        match text.find(|c: char| !c.is_alphanumeric()) {
            None => self.0.write_str(text),
            Some(end) => {
                self.0.push_str(&text[..end]);
                Err(fmt::Error)
            }
        }
    }
}

#[derive(Default)]
struct Words {
    all: BTreeSet<String>,
    /// The word that is being made: most are there already, and need no text of their own.
    word: String,
}

impl Words {
    fn made(&mut self) {
        if !self.all.contains(&self.word) {
            self.all.insert(self.word.clone());
        }
    }
    fn start(&mut self, sort: &str, between: &str) {
        self.word.clear();
        self.word.push_str(sort);
        self.word.push_str(between);
    }
    fn add(&mut self, of: &str, name: &str) {
        self.start(of, "::");
        self.word.push_str(name);
        self.made();
    }
    /// Adds the name of a value's variant.
    fn variant(&mut self, of: &str, value: &dyn fmt::Debug) {
        self.start(of, "::");
        // The name ends where what the variant holds begins.
        let _ = write!(Name(&mut self.word), "{value:?}");
        self.made();
    }
    fn metadata(&mut self, kind: &str) {
        self.start("!", kind);
        self.made();
    }
    fn shape(&mut self, what: &str) {
        self.start("~", what);
        self.made();
    }
    fn pool(&mut self, pool: &ConstantPool) {
        for (_, ty, data) in pool.iter() {
            if let ConstantData::BlockAddress(..) = data {
                self.shape("address of a block");
            }
            if let (ConstantData::Float(bits), Some(kind)) = (data, ty.float_kind()) {
                self.float(kind, *bits);
            }
            self.variant("ConstantData", data);
            if let Some(kind) = ty.float_kind() {
                self.variant("FloatKind", &kind);
            }
        }
    }
    /// Numbers that compare equal, or never, and have other bits.
    fn float(&mut self, kind: FloatKind, bits: u128) {
        let fraction = match kind {
            FloatKind::Half => 10,
            FloatKind::BFloat => 7,
            FloatKind::Float => 23,
            FloatKind::Double => 52,
            _ => return,
        };
        let sign = 1u128 << (kind.bits() - 1);
        let infinity = (sign - 1) & !((1 << fraction) - 1);
        if bits == sign {
            self.shape("float: negative zero");
        }
        let quiet = infinity | 1 << (fraction - 1);
        if bits & !sign > infinity && bits & !sign != quiet {
            self.shape("float: NaN with a payload");
        }
    }
    fn annotations(&mut self, header: &Header) {
        let named = header.metadata.named.iter();
        let lists = named.filter(|(name, _)| header.str(*name) == "nvvm.annotations");
        for node in lists.flat_map(|l| &l.1) {
            if let Some(MdBody::Tuple(ops)) = header.metadata.nodes.get(*node).map(|n| &n.body) {
                for key in ops.iter() {
                    if let Metadata::String(s) = key {
                        self.shape(&format!("nvvm.annotations: {}", header.str(*s)));
                    }
                }
            }
        }
    }
    fn access(&mut self, header: &Header, a: MemAccess) {
        if a.ordering != Ordering::NotAtomic {
            self.shape(&format!("atomic {}", a.ordering.keyword()));
        }
        if let Some(scope) = a.scope {
            self.shape(&format!("scope of a {}", header.str(scope)));
        }
    }
    fn shapes(&mut self, header: &Header, f: &Function) {
        for i in f.blocks().flat_map(|b| f.insts(b)) {
            match f.kind(i) {
                InstKind::Load(a) | InstKind::Store(a) | InstKind::AtomicRmw(_, a) => {
                    self.access(header, *a);
                }
                InstKind::CmpXchg { access, .. } => self.access(header, *access),
                InstKind::Gep { .. } => {
                    // The first index steps over whole elements; the others name fields.
                    for n in f.operands(i).skip(1).take(1) {
                        let narrow = f.value_type(n).int_width().is_some_and(|w| w < 32);
                        if narrow {
                            self.shape("index: narrow");
                        }
                        if f.as_int(n).is_some_and(|b| b.bit(b.width() - 1)) {
                            self.shape("index: negative");
                        }
                    }
                }
                InstKind::Phi => self.phi(f, i),
                _ => {}
            }
            let Some(g) = f.callee(i) else { continue };
            let loops = f
                .inst_block(i)
                .filter(|b| f.successors(*b).any(|s| s == *b));
            if loops.is_some() && header.global_name(g).contains("barrier") {
                self.shape("barrier in a loop of one block");
            }
        }
    }
    /// Where values meet: without one, or for the third time.
    fn phi(&mut self, f: &Function, i: Inst) {
        let mut merged = 1;
        let mut at = i;
        while merged < 3 {
            let home = f.inst_block(at);
            let before = f.phi_incoming(at).filter_map(|(v, _)| f.def_inst(v));
            let mut before = before.filter(|b| f.is_phi(*b) && f.inst_block(*b) != home);
            let Some(next) = before.next() else { break };
            (merged, at) = (merged + 1, next);
        }
        if merged == 3 {
            self.shape("merges: three in a row");
        }
        let none = |v: &Value| {
            matches!(
                f.as_const(*v),
                Some(ConstantData::Undef | ConstantData::Poison)
            )
        };
        if f.phi_incoming(i).any(|(v, _)| none(&v)) {
            self.shape("phi of no value");
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
            self.variant("Attr", a);
            if let Attr::Flag(k) = a {
                self.variant("AttrKind", k);
            }
        }
    }
    fn body(&mut self, header: &Header, f: &Function) {
        self.pool(f.constants());
        for i in f.blocks().flat_map(|b| f.insts(b)) {
            let kind = f.kind(i);
            self.variant("InstKind", kind);
            match kind {
                InstKind::Binary(op) => self.variant("BinOp", op),
                InstKind::Cast(op) => self.variant("CastOp", op),
                InstKind::ICmp(p) => self.variant("IntPredicate", p),
                InstKind::FCmp(p) => self.variant("FloatPredicate", p),
                _ => {}
            }
            if let Some(kind) = f.inst_type(i).float_kind() {
                self.variant("FloatKind", &kind);
            }
            if let Some(info) = kind.call_info() {
                if !info.bundles.is_empty() {
                    self.shape("field: bundle of a call");
                }
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
