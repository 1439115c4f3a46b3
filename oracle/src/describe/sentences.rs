//! Sentences for kinds of rewrites, into which their fields are put.
//!
//! In a sentence stands `{field}` for the text of a field, `{#field}` for the number of
//! uses that it lists, `{field?yes|no}` for one of two texts by a flag, and
//! `{field?text}` for the text if an optional field is there, `_` in it for the field's own text.

use super::names::Names;
use super::{Fields, values};
use tandem_ir::rewrite::FieldValue;

/// Kinds with their sentences.
const SENTENCES: &[(&str, &str)] = &[
    ("thread-edge", "thread {preds} -> {block} -> {dest} ({why})"),
    ("clone-into-predecessor", "copy {block} into {pred}"),
    (
        "unfold-select",
        "unfold the select {select} at the end of {pred} that feeds the phi {phi}, \
         condition {freeze?frozen|not frozen}",
    ),
    (
        "fold-terminator",
        "the end of {block} always goes to {dest} ({why})",
    ),
    (
        "replace-uses",
        "replace {#uses} uses of {old} by {new} ({why})",
    ),
    ("erase-inst", "erase {inst}"),
    ("erase-blocks", "erase the unreachable blocks {blocks}"),
    ("merge-into-predecessor", "merge {block} into {pred}"),
    ("factor-predecessors", "a block between {preds} and {block}"),
    (
        "merge-back-edges",
        "the back edges from {latches} to {header} go through one block",
    ),
    (
        "close-loop-value",
        "{value} leaves the loop of {header} through phis at its exits",
    ),
    ("erase-iv", "erase {phi} and what hangs on it"),
    (
        "replace-exit-test",
        "the loop is left at {block} when {phi}, {post?counted on|as it stands}, is {limit}; its increment has the flags {flags}",
    ),
    (
        "replace-iv",
        "{phi} counts in {ty}, {signed?with|without} sign; the increment has the flags {flags}",
    ),
    ("delete-loop", "delete the loop of {header}"),
    (
        "annotate-loop",
        "the loop that goes back {latch} makes {exact} trips, at most {max}, a multiple of {multiple}",
    ),
    (
        "break-back-edge",
        "the loop of {header} is left at {block} in its first iteration",
    ),
    (
        "thread-paths",
        "thread the switch of {switch} along {paths}",
    ),
    (
        "thread-load",
        "the load {load} is {known}{insert_in?, loaded anew in _}",
    ),
    ("apply-rule", "rule {rule} on {root} with {bindings}"),
    ("replace-value", "replace {old} by {new} ({why})"),
    ("insert-inst", "insert {inst} before {before}"),
    ("move-inst", "move {inst} before {before}"),
    ("clone-inst", "copy {inst} before {before} with {map}"),
    ("set-flags", "the flags of {inst} become {flags}"),
    ("set-metadata", "!{kind} of {inst} becomes {node}"),
    ("replace-terminator", "{block} ends in {new}"),
    ("redirect-edge", "{pred} goes to {new} instead of {old}"),
    ("split-block", "split {block} before {at}"),
    ("split-edge", "a block between {pred} and {succ}"),
    ("clone-region", "copy {blocks} with {map}"),
    ("insert-phi", "a phi in {block}: {incoming}"),
    ("add-incoming", "the phi {phi} gets {value} from {pred}"),
    ("remove-incoming", "the phi {phi} loses an entry for {pred}"),
    ("insert-alloca", "a stack variable of type {ty}"),
    ("erase-alloca", "erase the stack variable {alloca}"),
    (
        "retarget-call",
        "the call {call} calls {callee} with {args}",
    ),
    ("fold-global", "{global} always holds its initial value"),
    (
        "heap-to-static",
        "the one allocation {site} that {global} holds becomes a variable",
    ),
    ("split-global", "split {global} into its fields"),
    (
        "split-heap",
        "split the structs allocated {site} that {global} holds into their fields",
    ),
    ("erase-stores", "{global} is never loaded, its stores go"),
    (
        "forward-store",
        "the load {load} is what the only store to {global} stored",
    ),
    ("erase-globals", "no root reaches {globals}"),
    ("make-internal", "make {globals} internal"),
    ("merge-constants", "{drop} is {keep} as well"),
    ("move-to-global-space", "move {global} to address space 1"),
    ("in-function", "in {function}: {rewrite}"),
    ("set-attr", "{place} {on?gets|loses} {attr}"),
    ("new-variable", "a new variable @{name} with {init}"),
    ("clone-function", "copy {function} as @{name} with {bound}"),
    (
        "change-signature",
        "{function} keeps the parameters {keep}, gets {add}{result?|, and returns nothing}",
    ),
    ("inline-call", "inline the call {call}"),
];

/// The sentence of a kind, if it has one.
pub(super) fn of(kind: &str) -> Option<&'static str> {
    SENTENCES.iter().find(|s| s.0 == kind).map(|s| s.1)
}

/// The sentence with the fields put in.
pub(super) fn fill<U: Names>(sentence: &str, fields: &Fields<'_, U>) -> String {
    let mut out = String::new();
    for part in parts(sentence) {
        match part {
            Part::Text(text) => out.push_str(text),
            Part::Field { name, count, then } => {
                let field = fields.list.iter().find(|f| f.0 == name);
                out.push_str(&field.map_or_else(String::new, |f| show(fields, &f.1, count, then)));
            }
        }
    }
    out
}

fn show<U: Names>(
    fields: &Fields<'_, U>,
    field: &FieldValue,
    count: bool,
    then: Option<&str>,
) -> String {
    match (field, then) {
        (FieldValue::Uses(all), _) if count => all.len().to_string(),
        (FieldValue::Flag(yes), Some(then)) => {
            let (first, second) = then.split_once('|').unwrap_or((then, ""));
            if *yes { first } else { second }.to_owned()
        }
        (FieldValue::OptionalBlock(None), Some(_)) => String::new(),
        (_, Some(then)) => then.replace('_', &values::text(fields, field)),
        (_, None) => values::text(fields, field),
    }
}

/// A piece of a sentence.
enum Part<'a> {
    /// Text as it is.
    Text(&'a str),
    /// A field: its name, whether its number is asked for, and what follows a `?`.
    Field {
        name: &'a str,
        count: bool,
        then: Option<&'a str>,
    },
}

fn parts(sentence: &str) -> Vec<Part<'_>> {
    let mut out = Vec::new();
    let mut rest = sentence;
    while let Some((before, behind)) = rest.split_once('{') {
        let (inside, after) = behind.split_once('}').unwrap_or((behind, ""));
        let (name, then) = match inside.split_once('?') {
            Some((name, then)) => (name, Some(then)),
            None => (inside, None),
        };
        out.push(Part::Text(before));
        out.push(Part::Field {
            name: name.trim_start_matches('#'),
            count: name.starts_with('#'),
            then,
        });
        rest = after;
    }
    out.push(Part::Text(rest));
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use tandem_ir::rewrite::{Kind, ModuleRewrite, Rewrite, Vocabulary};

    #[test]
    fn every_sentence_belongs_to_a_kind_and_names_its_fields() {
        let kinds: Vec<&Kind> = Rewrite::KINDS.iter().chain(ModuleRewrite::KINDS).collect();
        for (kind, sentence) in SENTENCES {
            let kind = kinds.iter().find(|k| k.name == *kind);
            let kind = kind.unwrap_or_else(|| panic!("no kind of rewrite for `{sentence}`"));
            for part in parts(sentence) {
                if let Part::Field { name, .. } = part {
                    let known = kind.fields.iter().any(|f| f.0 == name);
                    assert!(known, "`{}` has no field `{name}`", kind.name);
                }
            }
        }
    }
}
