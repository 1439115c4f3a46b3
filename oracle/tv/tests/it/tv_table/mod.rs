//! `docs/validator-rules.md`: everything that can be a promise, its rule, its place in the encoder and in the interpreter, and
//! what is answered where the target alone makes it and where the target drops it.
//!
//! The page is written from the tables here and from the code (`TANDEM_BLESS=1`), and held by a test: a kind of
//! attribute without a row does not compile, and no promise that the target adds may be called correct unless the
//! sample is seen to keep it.

mod attributes;
mod metadata;

use crate::tv_support::{module, named};
use attributes::{OTHERS, place_name, rule, sample, suffix};
use metadata::{BUNDLES, FLAGS, METADATA, Part};
use std::fmt::Write;
use tandem_ir::attr::{Attr, AttrKind};
use tandem_ir::entity::AttrSet;
use tandem_tv::promises::Standing;
use tandem_tv::promises::attributes::{AttributePlace, standing};
use tandem_tv::promises::metadata::standing as metadata_standing;
use tandem_tv::validate::{Conclusion, Settings, validate};

/// What the samples keep, so that the target may add it: part and place, and why.
const KEPT: &[(&str, &str, &str)] = &[
    ("mustprogress", "", "no loop in the sample"),
    (
        "null_pointer_is_valid",
        "",
        "the target is defined more often",
    ),
    ("nobuiltin", "", "no library function in the sample"),
    ("convergent", "", "the absence is the promise"),
    ("returns_twice", "", "the absence is the promise"),
    (
        "noundef",
        "parameter",
        "undef there is undefined in the source as well",
    ),
    ("noundef", "argument of a call", "the same"),
    (
        "nonnull",
        "parameter",
        "the sample has read through the pointer",
    ),
    ("nonnull", "argument of a call", "the same"),
    (
        "\"denormal-fp-math\"",
        "",
        "no operation of the sample depends on the mode",
    ),
    ("allockind", "function", "says something of callers only"),
];

/// What is asked here needs little.
fn settings() -> Settings {
    Settings {
        query_units: 500_000,
        units: 1_500_000,
        ..Settings::default()
    }
}

/// The answer for two functions of a text, in one word.
fn answer(text: &str, source: &str, target: &str) -> String {
    let m = module(text);
    match validate(named(&m, source), named(&m, target), &settings()).conclusion {
        Conclusion::Vacuous => "correct".into(),
        c => c.name().to_owned(),
    }
}

/// True if reader and verifier take the text.
fn accepted(text: &str) -> bool {
    tandem_ir::text::parse(text.as_bytes(), "sample.ll")
        .is_ok_and(|m| tandem_ir::verify::verify(&m).is_empty())
}

/// One line of the page.
struct Row {
    part: String,
    place: &'static str,
    rule: &'static str,
    standing: String,
    added: String,
    dropped: String,
}

fn words(s: Standing) -> String {
    match s {
        Standing::Modelled(at) => format!("modelled, {at}"),
        Standing::Callee => "compared where calls are matched".into(),
        Standing::Promise => "the source must make it too".into(),
        Standing::Absence => "its absence is the promise".into(),
        Standing::Interface => "the same on both sides".into(),
        Standing::Neutral => "without meaning here".into(),
    }
}

/// The rows of one attribute: each place that takes it, at the first kind of value that does.
fn attribute_rows(part: &str, texts: [Option<&str>; 3], rule: &'static str, out: &mut Vec<Row>) {
    let before = out.len();
    for at in AttributePlace::ALL {
        for (of, text) in texts.iter().enumerate() {
            let Some(text) = text else { continue };
            let whole = attributes::COMMON.to_owned()
                + &sample("with", text, at, of)
                + &sample("without", "", at, of);
            if !whole.contains(text) || !accepted(&whole) {
                continue;
            }
            let s = suffix(at, of);
            let (with, without) = (format!("with_{s}"), format!("without_{s}"));
            let m = module(&whole);
            let stands = standing(&attribute(&m, &with), at);
            if stands == Standing::Neutral && out.len() > before {
                // One sample is enough for what says nothing.
                break;
            }
            out.push(Row {
                part: part.to_owned(),
                place: place_name(at),
                rule,
                standing: words(stands),
                added: answer(&whole, &without, &with),
                dropped: answer(&whole, &with, &without),
            });
            break;
        }
    }
}

/// The attribute that the sample has at its one place.
fn attribute(m: &tandem_ir::Module, with: &str) -> Attr {
    let f = named(m, with).function;
    let mut sets: Vec<AttrSet> = Vec::new();
    if let Some(d) = m.header.function(f.global) {
        sets.extend([d.attrs.func, d.attrs.ret]);
        sets.extend((0..3).map(|n| d.attrs.param(n)));
    }
    for i in f.blocks().flat_map(|b| f.insts(b)) {
        if let Some(c) = f.kind(i).call_info() {
            sets.extend([
                c.attrs.func,
                c.attrs.ret,
                c.attrs.param(0),
                c.attrs.param(1),
            ]);
        }
    }
    let found = sets
        .into_iter()
        .find_map(|s| m.header.attrs.get(s).first().cloned());
    found.unwrap_or(Attr::Flag(AttrKind::Cold))
}

fn part_row(p: &Part, place: &'static str, standing: String) -> Row {
    let function = |name: &str, part: &str| {
        format!(
            "define {} @{name}({}) {{\n {}\n}}\n",
            p.head.1,
            p.head.0,
            p.body.replace("AT", part)
        )
    };
    let whole = metadata::COMMON.to_owned() + &function("with", p.with) + &function("without", "");
    assert!(accepted(&whole), "{whole}");
    Row {
        part: p.name.to_owned(),
        place,
        rule: p.rule,
        standing,
        added: answer(&whole, "without", "with"),
        dropped: answer(&whole, "with", "without"),
    }
}

fn rows() -> Vec<(&'static str, Vec<Row>)> {
    let mut attributes = Vec::new();
    for &k in AttrKind::ALL {
        attribute_rows(
            k.keyword(),
            [Some(k.keyword()); 3],
            rule(k),
            &mut attributes,
        );
    }
    for (part, texts, rule) in OTHERS {
        attribute_rows(part, *texts, rule, &mut attributes);
    }
    let places = |p: &Part| format!("encoder: {}; interpreter: {}", p.encoder, p.interpreter);
    let metadata = METADATA.iter().map(|p| {
        let stands = words(metadata_standing(if p.name.contains(' ') {
            "my.kind"
        } else {
            p.name
        }));
        part_row(p, "instruction", stands)
    });
    let flags = FLAGS.iter().map(|p| part_row(p, "instruction", places(p)));
    let bundles = BUNDLES.iter().map(|p| part_row(p, "call", places(p)));
    vec![
        ("Attributes", attributes),
        ("Metadata", metadata.collect()),
        ("Flags and markers", flags.collect()),
        ("Operand bundles", bundles.collect()),
    ]
}

fn page(tables: &[(&str, Vec<Row>)]) -> String {
    let mut out = String::from(include_str!("head.md"));
    for (title, rows) in tables {
        let _ = write!(
            out,
            "\n## {title}\n\n| part | place | rule (LangRef 22) | how it is judged | added | dropped |\n| --- | --- | --- | --- | --- | --- |\n"
        );
        for r in rows {
            let _ = writeln!(
                out,
                "| `{}` | {} | {} | {} | {} | {} |",
                r.part, r.place, r.rule, r.standing, r.added, r.dropped
            );
        }
    }
    out
}

/// The page says what the code does, and no promise that the target adds is called correct.
#[test]
fn rules_page_holds_table_code_and_samples_together() {
    let tables = rows();
    let mut wrong = Vec::new();
    for r in tables.iter().flat_map(|t| &t.1) {
        let excused = |k: &&(&str, &str, &str)| k.0 == r.part && (k.1.is_empty() || k.1 == r.place);
        let free = r.standing == words(Standing::Neutral) || KEPT.iter().any(|k| excused(&k));
        if r.added == "correct" && !free && !r.standing.contains("neutral") {
            wrong.push(format!(
                "{} at {}: added, and called correct",
                r.part, r.place
            ));
        }
        let bound = [words(Standing::Interface), words(Standing::Absence)].contains(&r.standing);
        // Without it fewer accesses are defined.
        let bound = bound || r.part == "null_pointer_is_valid";
        if r.dropped == "incorrect"
            && !bound
            && r.part != "volatile"
            && !r.part.contains("bundle")
            && r.part != "deopt"
        {
            wrong.push(format!(
                "{} at {}: dropped, and called incorrect",
                r.part, r.place
            ));
        }
    }
    let path =
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/validator-rules.md");
    let (now, then) = (
        page(&tables),
        std::fs::read_to_string(&path).unwrap_or_default(),
    );
    if std::env::var_os("TANDEM_BLESS").is_some() {
        std::fs::write(&path, &now).unwrap();
    } else {
        let changed = now.lines().zip(then.lines()).find(|(a, b)| a != b);
        assert!(
            now == then,
            "docs/validator-rules.md is out of date (TANDEM_BLESS=1): {changed:?}"
        );
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
