//! The libFuzzer targets and the properties of the harness are the same list.
//!
//! The targets are a package of their own that this workspace does not build, so
//! what can be told from the sources is told here: one target per property, glue
//! only, and listed where cargo-fuzz looks. `fuzz/libfuzzer/smoke` builds and runs them.

#![allow(clippy::unwrap_used)]

use std::collections::BTreeMap;
use std::path::Path;

/// Most lines of a target.
const MOST_LINES: usize = 15;

/// The whole differential check is lockstep and free run at once: it is what the fuzz loop asks, and has no target.
const WITHOUT_TARGET: [&str; 1] = ["check"];

fn sources(folder: &str) -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let files = std::fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let rust = files
        .map(|f| f.unwrap().path())
        .filter(|p| p.extension().is_some_and(|e| e == "rs"));
    rust.map(|p| {
        (
            p.file_stem().unwrap().to_string_lossy().into_owned(),
            std::fs::read_to_string(&p).unwrap(),
        )
    })
    .collect()
}

/// The text between `before` and the next quote.
fn quoted<'a>(text: &'a str, before: &str) -> Option<&'a str> {
    let rest = &text[text.find(before)? + before.len()..];
    rest.split('"').next()
}

/// The names of the properties, from where each is declared.
fn properties() -> Vec<String> {
    let declared = sources("../src/properties");
    let mut names: Vec<String> = declared
        .values()
        .filter_map(|text| {
            let at = text.find("const PROPERTY: Property = Property {")?;
            quoted(&text[at..], "name: \"").map(str::to_owned)
        })
        .collect();
    names.sort();
    names
}

#[test]
fn every_property_has_a_target_and_every_target_a_property() {
    let properties = properties();
    assert!(properties.len() >= 9, "{properties:?}");
    let targets = sources("libfuzzer/fuzz_targets");
    let mut asked: Vec<String> = targets
        .iter()
        .map(|(file, text)| {
            let name = quoted(text, "target!(\"").unwrap_or_else(|| panic!("{file} asks nothing"));
            assert_eq!(
                name.replace('-', "_"),
                *file,
                "the target has the name of its property"
            );
            name.to_owned()
        })
        .collect();
    asked.extend(WITHOUT_TARGET.map(str::to_owned));
    asked.sort();
    assert_eq!(asked, properties);
}

#[test]
fn targets_are_glue_and_listed() {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR")).join("libfuzzer/Cargo.toml");
    let manifest = std::fs::read_to_string(manifest).unwrap();
    let targets = sources("libfuzzer/fuzz_targets");
    for (file, text) in &targets {
        assert!(
            text.lines().count() <= MOST_LINES,
            "{file} is more than glue"
        );
        assert!(text.contains("#![no_main]"), "{file}");
        assert!(
            manifest.contains(&format!("path = \"fuzz_targets/{file}.rs\"\n")),
            "{file} is not in Cargo.toml"
        );
    }
    assert_eq!(manifest.matches("[[bin]]").count(), targets.len());
}
