//! Options of other tools that people have in their scripts: alive-tv's for `tv`, llvm-reduce's for `reduce`, libFuzzer's for
//! `fuzz`. Those with the same meaning are options of ours; the others are refused by name, with what to use instead.

/// An option that is refused.
struct Refused {
    command: &'static str,
    /// Whose it is.
    tool: &'static str,
    name: &'static str,
    instead: &'static str,
}

const fn tv(name: &'static str, instead: &'static str) -> Refused {
    Refused {
        command: "tv",
        tool: "alive-tv",
        name,
        instead,
    }
}

const fn reduce(name: &'static str, instead: &'static str) -> Refused {
    Refused {
        command: "reduce",
        tool: "llvm-reduce",
        name,
        instead,
    }
}

const fn fuzz(name: &'static str, instead: &'static str) -> Refused {
    Refused {
        command: "fuzz",
        tool: "libFuzzer",
        name,
        instead,
    }
}

const ALL: &[Refused] = &[
    tv("smt-verbose", "--smt-log FILE writes every query to a file"),
    tv(
        "smt-stats",
        "--json has units, and --time-report milliseconds, of each pair",
    ),
    tv(
        "smt-skip",
        "tandem check --smt-rlimit 0 compares by executions alone",
    ),
    tv(
        "skip-smt",
        "tandem check --smt-rlimit 0 compares by executions alone",
    ),
    tv("smt-bench", "--smt-log FILE writes every query to a file"),
    tv("max-mem", "--smt-max-mem=MB"),
    tv("src-unroll-cnt", "--src-unroll=N"),
    tv("tgt-unroll-cnt", "--tgt-unroll=N"),
    tv(
        "exit-on-error",
        "every pair is judged; the exit code is that of the worst",
    ),
    tv(
        "root-only",
        "the target's values follow from the source's by the proof; there are no partial results",
    ),
    tv(
        "save-ir",
        "the modules are the files that are given; --json names them",
    ),
    tv("report-dir", "-o FILE, one report for all pairs"),
    tv(
        "overwrite-reports",
        "-o FILE replaces the file, whole or not at all",
    ),
    tv("dbg", "--json says how each pair was judged"),
    tv(
        "disallow-ub-exploitation",
        "tandem tv B A asks the other way",
    ),
    tv("io-nobuiltin", "mark calls nobuiltin in the files"),
    tv("tgt-is-asm", "tandem check --target OUT.ptx IN.ll for PTX"),
    tv(
        "cache",
        "a pair costs the same again; --jobs N judges several side by side",
    ),
    tv(
        "refinement-only",
        "refinement is all that is asked; --bidirectional asks for both",
    ),
    reduce("in-place", "-o with the input's own name and --force"),
    reduce(
        "ir-passes",
        "--delta-passes; tandem reduce has no passes of a compiler among them",
    ),
    reduce(
        "starting-granularity-level",
        "the search finds its own granularity",
    ),
    reduce(
        "max-pass-iterations",
        "--max-steps N limits questions; without it the result is a fixed point",
    ),
    reduce(
        "abort-on-invalid-reduction",
        "no candidate is invalid: every one is verified before it is asked about",
    ),
    reduce(
        "skip-verify-interesting-after-counting-chunks",
        "the input is asked about once, before anything else",
    ),
    reduce(
        "write-tmp-files-as-bitcode",
        "llvm-as in the script: candidates are LLVM assembly",
    ),
    reduce(
        "preserve-debug-environment",
        "the environment is handed on as it is",
    ),
    reduce(
        "tmp-files-as-bitcode",
        "llvm-as in the script: candidates are LLVM assembly",
    ),
    reduce("mtriple", "the file's own target triple"),
    reduce("mcpu", "an attribute \"target-cpu\" in the file"),
    reduce(
        "verbose",
        "progress is shown on terminals; --json reports what was done",
    ),
    fuzz(
        "fork",
        "-jobs=N: workers are threads, and passes that take a process along are judged with --subject",
    ),
    fuzz(
        "merge",
        "tandem nightly --merge, or --corpus FOLDER, which keeps only programs that reach something new",
    ),
    fuzz(
        "dict",
        "programs are made by structure and not of words; --seeds FOLDER starts from files of yours",
    ),
    fuzz("minimize_crash", "tandem reduce FILE"),
    fuzz("cleanse_crash", "tandem reduce FILE"),
    fuzz(
        "max_len",
        "programs have the size that their shape asks for",
    ),
    fuzz(
        "rss_limit_mb",
        "'memory' of an entry in tandem.toml, for a subject",
    ),
    fuzz(
        "use_value_profile",
        "coverage is that of passes' steps and needs no instrumentation",
    ),
    fuzz("only_ascii", "programs are text"),
    fuzz("print_final_stats", "the report has them; --json"),
    fuzz("close_fd_mask", "passes print nothing"),
    fuzz(
        "reload",
        "--corpus FOLDER is read at the start; a later run goes on from it",
    ),
    fuzz("detect_leaks", "the sanitizers' targets in fuzz/libfuzzer"),
];

/// What is to be said of the first option of another tool's that a command does not have.
pub fn refused(mut words: impl Iterator<Item = String>) -> Option<String> {
    let command = words.next()?;
    let mine: Vec<&Refused> = ALL.iter().filter(|r| r.command == command).collect();
    if mine.is_empty() {
        return None;
    }
    // What stands behind -- are files.
    words.take_while(|w| w != "--").find_map(|word| {
        let name = word.trim_start_matches('-');
        let dashes = word.len() - name.len();
        let name = name.split('=').next()?;
        let same = |r: &&&Refused| r.name.replace('_', "-") == name.replace('_', "-");
        let found = mine.iter().filter(|_| matches!(dashes, 1 | 2)).find(same)?;
        let Refused { tool, instead, .. } = found;
        Some(format!(
            "error: -{name} is an option of {tool} that tandem {command} does not have: {instead}"
        ))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(line: &str) -> Option<String> {
        refused(line.split(' ').map(str::to_owned))
    }

    #[test]
    fn options_of_other_tools_are_refused_by_name() {
        for (line, words) in [
            ("fuzz -fork=4 corpus", "libFuzzer"),
            ("fuzz -minimize_crash=1 f.ll", "tandem reduce FILE"),
            ("reduce --in-place f.ll", "llvm-reduce"),
            ("tv -smt-verbose a.ll b.ll", "--smt-log"),
        ] {
            let said = said(line).unwrap_or_default();
            assert!(said.contains(words), "{line}: {said}");
        }
        for line in [
            "fuzz -runs=4",
            "check -fork",
            "tv -- -smt-verbose",
            "fuzz fork",
            "reduce",
        ] {
            assert_eq!(said(line), None, "{line}");
        }
    }
}
