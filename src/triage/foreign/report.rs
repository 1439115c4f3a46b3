//! What is written about a case of a foreign compiler: the page, the data, the text of an issue, both programs.

use super::{Bug, Case};
use crate::files::quoted;
use crate::html::{Page, cfg, diff, escape};
use crate::triage::folder;
use crate::triage::known::Standing;
use crate::triage::shrink::Reduction;
use serde_json::{Value, json};
use tandem_ir::{Module, text};

/// The program, what the subject makes of it, and the text of an issue.
const BEFORE: &str = "before.ll";
const AFTER: &str = "after.ll";
const ISSUE: &str = "issue.md";

/// The files of the folder: names and contents.
pub fn files(case: &Case<'_>, bug: &Bug) -> Vec<(String, String)> {
    let mut files = vec![
        (folder::REPORT.to_owned(), page(case, bug)),
        (folder::DATA.to_owned(), format!("{:#}\n", data(case, bug))),
        (ISSUE.to_owned(), issue(bug)),
        (BEFORE.to_owned(), text::print(&bug.before)),
    ];
    files.extend(bug.after.iter().map(|m| (AFTER.to_owned(), text::print(m))));
    files.extend(bug.shrunk.iter().flat_map(Reduction::files));
    files
}

/// The one command that shows it with the subject and our validator alone.
fn repeat(bug: &Bug) -> String {
    let run = from_anywhere(bug.subject.shown(BEFORE, AFTER));
    match bug.after {
        Some(_) => format!("{run} && tandem tv {BEFORE} {AFTER}"),
        None => run,
    }
}

/// The command with its program's whole path, if it is one below the present folder: it is run in the folder of the page.
fn from_anywhere(command: String) -> String {
    let (program, rest) = command.split_once(' ').unwrap_or((&command, ""));
    if !program.starts_with('.') {
        return command;
    }
    match std::fs::canonicalize(program) {
        Ok(path) => format!("{} {rest}", quoted(&path.display().to_string())),
        Err(_) => command,
    }
}

/// Commands, each with what it shows.
fn commands(case: &Case<'_>, bug: &Bug) -> Vec<(String, String)> {
    let flags = &case.subject.flags;
    let file = quoted(case.file);
    let mut all = vec![
        ("the case by itself".to_owned(), repeat(bug)),
        (
            "all of this again".to_owned(),
            format!("tandem triage{flags} {file}"),
        ),
    ];
    if let Some(e) = &bug.place {
        let at = |n: u64, to: &str| case.subject.limited_to(n).shown(&file, to);
        all.push((
            format!(
                "what execution {} is given of the program as it was, and what it makes of it",
                e.number
            ),
            format!(
                "{}; {}",
                at(e.number - 1, "good.ll"),
                at(e.number, "bad.ll")
            ),
        ));
    }
    all
}

/// A section of the language reference, by what the finding is about.
const SECTIONS: &[(&str, &str)] = &[
    (
        "convergent",
        "Convergent Operation Semantics; the function attribute `convergent`",
    ),
    (
        "noundef",
        "Parameter Attributes, `noundef`; Undefined Behavior",
    ),
    ("branch-on-poison", "`br` Instruction; Undefined Behavior"),
    ("branch-on-undef", "`br` Instruction; Undefined Behavior"),
    ("volatile", "Volatile Memory Accesses"),
    ("atomic", "Memory Model for Concurrent Operations"),
    ("poison", "Poison Values"),
    ("undef", "Undefined Values"),
    ("undefined", "Undefined Behavior"),
    (
        "byte",
        "Memory access: `load` and `store` Instructions, Pointer Aliasing Rules",
    ),
    (
        "memory",
        "Memory access: `load` and `store` Instructions, Pointer Aliasing Rules",
    ),
    ("well formed", "Well-Formedness"),
    ("not a valid module", "Well-Formedness"),
];

fn section(bug: &Bug) -> Option<&'static str> {
    let f = &bug.finding;
    let words = format!("{} {} {}", f.cause, f.message, f.counterexample.join(" "));
    let has = |(word, _): &&(&str, &'static str)| words.contains(*word);
    SECTIONS.iter().find(has).map(|(_, section)| *section)
}

fn page(case: &Case<'_>, bug: &Bug) -> String {
    let mut page = Page::new(&bug.headline());
    page.styled("lead", &bug.finding.message);
    let mut facts = vec![
        ("Signature", bug.signature.to_string()),
        ("File", case.file.to_owned()),
        ("Subject", case.subject.name.clone()),
    ];
    facts.extend(bug.version.iter().map(|v| ("Version", v.clone())));
    facts.push(("WrongExecution", place(bug)));
    facts.push(("Shown by", bug.subject.shown(BEFORE, AFTER)));
    facts.extend(bug.shrunk.iter().map(|s| ("Reduced", s.words())));
    facts.extend(section(bug).map(|s| ("LangRef", s.to_owned())));
    facts.push(("Standing", bug.standing.words()));
    page.facts(&facts);
    if bug.standing == Standing::New {
        page.styled("warn", "Nobody has filed this one yet.");
    }
    if !bug.finding.counterexample.is_empty() {
        page.section("What shows it");
        page.lines(&bug.finding.counterexample);
    }
    let before = text::print(&bug.before);
    match &bug.after {
        Some(after) => {
            page.section("Before and after");
            let after = text::print(after);
            page.html(&diff::side_by_side("before", &before, "after", &after));
        }
        None => {
            page.section("The program").command(&before);
        }
    }
    graphs(&mut page, bug);
    page.section("How to see it again");
    for (shows, line) in commands(case, bug) {
        page.text(&shows).command(&line);
    }
    if let Some(link) = explorer(bug) {
        page.html(&format!(
            "<p><a href=\"{}\" rel=\"noreferrer\">The program and the pass in Compiler Explorer</a></p>\n",
            escape(&link)
        ));
    }
    if let Some(sibling) = bug.shrunk.as_ref().and_then(|s| s.sibling.as_ref()) {
        page.section("The closest program that passes");
        page.html(&diff::side_by_side("fails", &before, "passes", sibling));
    }
    page.render()
}

fn place(bug: &Bug) -> String {
    match &bug.place {
        Some(e) => format!(
            "execution {} of {}: {} on {} ({})",
            e.number, bug.of, e.pass, e.unit, bug.how
        ),
        None => format!("the whole subject: {}", bug.how),
    }
}

/// The control flow of each function that is not the same after.
fn graphs(page: &mut Page, bug: &Bug) {
    let Some(after) = &bug.after else { return };
    let before = &bug.before;
    let mut headed = false;
    for f in &before.bodies {
        let name = before.header.global_name(f.global);
        let other = after.header.lookup(name).and_then(|g| after.body(g));
        let texts = |m: &Module, f| cfg::block_texts(&m.header, f);
        let Some(g) = other.filter(|g| texts(after, g) != texts(before, f)) else {
            continue;
        };
        if !std::mem::replace(&mut headed, true) {
            page.section("Control flow");
            page.styled(
                "soft",
                "Blocks that are not the same on the other side have a strong frame.",
            );
        }
        page.html("<div class=\"graphs\">");
        let sides = [
            (before, f, texts(after, g), "before"),
            (after, g, texts(before, f), "after"),
        ];
        for (m, f, other, label) in sides {
            page.html("<div>").heading(&format!("@{name} {label}"));
            let graph = cfg::graph(&m.header, f, None, Some(&other));
            page.html(&graph.svg(&format!("control flow of {name} {label}")));
            page.html("</div>");
        }
        page.html("</div>\n");
    }
}

fn data(case: &Case<'_>, bug: &Bug) -> Value {
    json!({
        "tool": "tandem triage", "schema": crate::formats::SCHEMA,
        "version": env!("CARGO_PKG_VERSION"),
        "signature": bug.signature,
        "verdict": bug.finding.verdict,
        "message": bug.finding.message,
        "subject": case.subject.name,
        "subject_version": bug.version,
        "execution": bug.place,
        "executions": bug.of,
        "how": bug.how,
        "shown_by": bug.subject.name,
        "of_one_pass": bug.alone,
        "function": bug.finding.function,
        "input": bug.finding.counterexample,
        "langref": section(bug),
        "known": bug.standing,
        "reduced": bug.shrunk.as_ref().map(Reduction::json),
        "commands": commands(case, bug)
            .into_iter()
            .map(|(shows, line)| json!({ "shows": shows, "line": line }))
            .collect::<Vec<_>>(),
    })
}

/// A message without the numbers of our plan for the host, which say nothing to others.
fn plain(message: &str) -> &str {
    let rest = message
        .strip_prefix("plan ")
        .and_then(|r| r.split_once(", act "));
    let rest = rest.and_then(|(_, r)| r.split_once(", "));
    rest.map_or(message, |(_, r)| r)
}

/// The text of an issue for those who make the compiler.
fn issue(bug: &Bug) -> String {
    let f = &bug.finding;
    let pass = bug
        .place
        .as_ref()
        .map_or(bug.subject.name.as_str(), |e| &e.pass);
    let message = plain(&f.message);
    let title = match f.verdict {
        "miscompile" | "suspect" => format!("[{pass}] Miscompilation: {message}"),
        "crash" => format!("[{pass}] Crash: {message}"),
        other => format!("[{pass}] {other}: {message}"),
    };
    let mut out = format!("# {title}\n\n");
    if let Some(v) = &bug.version {
        out += &format!("Version: {v}\n\n");
    }
    out += &format!("```llvm\n{}```\n\n", text::print(&bug.before));
    out += &format!("```\n{}\n```\n\n", bug.subject.shown(BEFORE, AFTER));
    if let Some(after) = &bug.after {
        out += &format!("makes of it\n\n```llvm\n{}```\n\n", text::print(after));
    }
    out += &format!("{}.\n", message.trim_end_matches('.'));
    if !f.counterexample.is_empty() {
        out += &format!("\n```\n{}\n```\n", f.counterexample.join("\n"));
    }
    if let Some(section) = section(bug) {
        out += &format!("\nLangRef: {section}.\n");
    }
    if f.verdict == "suspect" {
        out += "\nNo execution shows it: look at it by hand before filing.\n";
    }
    out
}

/// A link to Compiler Explorer: the program on one pane, LLVM's `opt` with the pipeline on the other. It is made here and
/// fetched by nobody but the reader; the page's state is in the link itself.
fn explorer(bug: &Bug) -> Option<String> {
    let (passes, arguments) = bug.subject.pipeline()?;
    let mut options = vec![format!("-passes='{passes}'")];
    options.extend(arguments.iter().cloned());
    let state = json!({
        "sessions": [{
            "id": 1,
            "language": "llvm",
            "source": text::print(&bug.before),
            "compilers": [{ "id": EXPLORER_OPT, "options": options.join(" ") }],
        }],
    });
    Some(format!(
        "https://godbolt.org/clientstate/{}",
        base64_for_urls(state.to_string().as_bytes())
    ))
}

/// What Compiler Explorer calls the newest `opt`.
const EXPLORER_OPT: &str = "opttrunk";

/// Base64 with the alphabet for URLs (RFC 4648, section 5), without padding.
fn base64_for_urls(bytes: &[u8]) -> String {
    const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let mut out = String::new();
    for chunk in bytes.chunks(3) {
        let byte = |n: usize| chunk.get(n).copied().map_or(0, u32::from);
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for n in 0..=chunk.len() {
            let six = bits >> (18 - 6 * n) & 63;
            out.push(ALPHABET[six as usize] as char);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{base64_for_urls, plain};

    #[test]
    fn messages_lose_the_numbers_of_the_plan() {
        assert_eq!(
            plain("plan 0, act 12, @f: the source returns"),
            "@f: the source returns"
        );
        assert_eq!(plain("the subject crashes"), "the subject crashes");
    }

    #[test]
    fn base64_is_that_of_the_standard() {
        // The test vectors of RFC 4648, section 10, without their padding.
        let all = [
            ("", ""),
            ("f", "Zg"),
            ("fo", "Zm8"),
            ("foo", "Zm9v"),
            ("foobar", "Zm9vYmFy"),
        ];
        for (text, coded) in all {
            assert_eq!(base64_for_urls(text.as_bytes()), coded);
        }
        assert_eq!(base64_for_urls(&[0xff, 0xff, 0xfe]), "___-");
    }
}
