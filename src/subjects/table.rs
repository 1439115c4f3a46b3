//! The table `[subjects]` of a configuration file.

use super::external::{External, Limits};
use super::positions::Positions;
use serde::Deserialize;
use std::collections::BTreeMap;
use tandem_optimized::driver;

/// The file that is read where none is named.
const BESIDE: &str = "tandem.toml";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Config {
    #[serde(default)]
    subjects: BTreeMap<String, Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    opt: Option<String>,
    passes: Option<String>,
    #[serde(default)]
    args: Vec<String>,
    command: Option<String>,
    server: Option<String>,
    seconds: Option<u64>,
    memory: Option<u64>,
    output: Option<u64>,
    #[serde(default)]
    positions: BTreeMap<String, String>,
}

/// Most of a limit: a day, a TiB.
const MOST: u64 = 1 << 20;

/// The subject of a name in a file, or in `tandem.toml` of the current folder.
///
/// # Errors
/// One line: no such file or name, an entry that says too much or too little.
pub fn find(name: &str, config: Option<&str>) -> Result<External, String> {
    let path = config.unwrap_or(BESIDE);
    if config.is_none() && !std::path::Path::new(path).exists() {
        return Err(format!(
            "error: unknown subject '{name}': ours:PIPELINE, opt:PIPELINE, cmd:COMMAND, server:COMMAND, or a name of the table [subjects] in {BESIDE}, which is not here"
        ));
    }
    let bytes = driver::read_input(path).map_err(|e| e.to_string())?;
    let text = String::from_utf8(bytes).map_err(|_| format!("error: {path}: this is no text"))?;
    parse(&text, path, name)
}

fn parse(text: &str, path: &str, name: &str) -> Result<External, String> {
    let config: Config = toml::from_str(text).map_err(|e: toml::de::Error| {
        let start = e.span().map_or(0, |s| s.start);
        let line = text.get(..start).unwrap_or("").matches('\n').count() + 1;
        format!(
            "error: {path}:{line}: {}{}",
            e.message(),
            meant(e.message())
        )
    })?;
    let Some(entry) = config.subjects.get(name) else {
        let all = config.subjects.keys().map(String::as_str);
        let near = tandem_ir::diag::nearest(name, all);
        let hint = near.map_or_else(String::new, |n| format!("; did you mean '{n}'?"));
        return Err(format!("error: {path}: no subject '{name}'{hint}"));
    };
    let wrong = |why: &str| format!("error: {path}: subject '{name}': {why}");
    let given = (&entry.opt, &entry.passes, &entry.command, &entry.server);
    let has_own = || match entry.args.is_empty() {
        true => Ok(()),
        false => Err(wrong("'args' are for 'opt'; a command has its own")),
    };
    let mut external = match given {
        (None, None, Some(command), None) => {
            has_own()?;
            External::command(command)?
        }
        (None, None, None, Some(command)) => {
            has_own()?;
            External::server(command)?
        }
        (tool, Some(passes), None, None) => {
            let tool = tool.clone().unwrap_or_else(super::llvm_opt);
            External::opt(&tool, passes, entry.args.clone())
        }
        _ => {
            return Err(wrong(
                "it has either 'command', or 'server', or 'passes' with or without 'opt'",
            ));
        }
    };
    let limit = |given: Option<u64>, key: &str, usual: u64| match given {
        Some(n) if n == 0 || n > MOST => Err(wrong(&format!("'{key}' is 1 to {MOST}"))),
        other => Ok(other.unwrap_or(usual)),
    };
    let usual = Limits::default();
    external.limits = Limits {
        seconds: limit(entry.seconds, "seconds", usual.seconds)?,
        memory: limit(entry.memory, "memory", usual.memory)?,
        output: limit(entry.output, "output", usual.output)?,
    };
    external.positions = Positions::of(&entry.positions).map_err(|why| wrong(&why))?;
    external.name = name.into();
    Ok(external)
}

/// The nearest name of a field, for a message about an unknown one: the reader names it and then those that there are,
/// each between back quotes.
fn meant(message: &str) -> String {
    let mut quoted = message.split('`').skip(1).step_by(2);
    match (message.starts_with("unknown field"), quoted.next()) {
        (true, Some(word)) => tandem_ir::diag::did_you_mean(word, quoted),
        _ => String::new(),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn find(text: &str, name: &str) -> Result<External, String> {
        parse(text, "t.toml", name)
    }

    #[test]
    fn an_entry_is_an_opt_or_a_command_with_limits() {
        let text = "[subjects.a]\npasses = 'licm'\nopt = '/x/opt'\nargs = ['-p']\nmemory = 100\n\n[subjects.b]\ncommand = 'c {in}'\n";
        let a = find(text, "a").unwrap();
        assert_eq!(
            (a.name.as_str(), a.tool(), a.limits.memory),
            ("a", Some("/x/opt"), 100)
        );
        assert_eq!(find(text, "b").unwrap().tool(), None);
        assert!(find(text, "ab").unwrap_err().contains("no subject 'ab'"));
    }

    #[test]
    fn what_an_entry_may_not_say_is_refused_with_its_place() {
        let refused = |text: &str| find(text, "a").unwrap_err();
        assert!(
            refused("[subjects.a]\nfoo = 1\n").contains("t.toml:2"),
            "{}",
            refused("[subjects.a]\nfoo = 1\n")
        );
        let near = refused("[subjects.a]\npases = 'dce'\n");
        assert!(
            near.contains("t.toml:2") && near.ends_with("; did you mean 'passes'?"),
            "{near}"
        );
        let near = refused("[subject.a]\npasses = 'dce'\n");
        assert!(near.ends_with("; did you mean 'subjects'?"), "{near}");
        assert!(refused("[subjects.a]\n").contains("either 'command'"));
        assert!(
            refused("[subjects.a]\npasses = 'x'\ncommand = 'c {in}'\n")
                .contains("either 'command'")
        );
        assert!(
            refused("[subjects.a]\ncommand = 'c {in}'\nseconds = 0\n")
                .contains("'seconds' is 1 to")
        );
        assert!(refused("[subjects.a]\ncommand = 'c'\n").contains("{in}"));
        let position = |text: &str| {
            refused(&format!(
                "[subjects.a]\npasses = 'x'\n[subjects.a.positions]\n{text}\n"
            ))
        };
        assert!(position("hang = 'maybe'").contains("'finding' or 'open'"));
        assert!(position("hangs = 'open'").contains("did you mean 'hang'"));
        assert!(refused("[subjects.a\n").contains("t.toml:1"));
    }
}
