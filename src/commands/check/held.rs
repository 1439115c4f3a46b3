//! Verdicts held against those of an earlier run (`--ledger`), or written down as the ones to hold others against.

use super::Args;
use crate::ledger::Ledger;
use crate::report::FileReport;
use tandem_optimized::driver::{self, Interrupt};

/// The ledger that verdicts are held against. It is read before anything is judged, so that a mistake in it costs nothing.
pub(super) struct Held<'a> {
    path: &'a str,
    ledger: Ledger,
    /// The ledger is written, not compared with.
    bless: bool,
}

impl Held<'_> {
    /// Reads the ledger at `path`; one that is blessed gets the settings of this run, and need not exist.
    pub(super) fn new<'a>(path: &'a str, args: &Args) -> Result<Held<'a>, String> {
        let settings = format!(
            "--smt-rlimit {} --inputs {} --seed {}",
            args.smt_rlimit, args.inputs, args.seed
        );
        let bless = std::env::var_os("TANDEM_BLESS").is_some();
        let text = match std::fs::read_to_string(path) {
            Err(e) if bless && e.kind() == std::io::ErrorKind::NotFound => String::new(),
            read => read.map_err(|e| format!("error: cannot read {path}: {e}"))?,
        };
        let mut ledger = Ledger::parse(&text).map_err(|e| format!("error: {path}: {e}"))?;
        if bless {
            ledger.settings = settings;
        } else if ledger.settings != settings {
            return Err(format!(
                "error: the ledger is of '{}', these verdicts are of '{settings}'",
                ledger.settings
            ));
        }
        Ok(Held {
            path,
            ledger,
            bless,
        })
    }

    /// Holds reports against the ledger, or blesses it; true if a verdict slid.
    pub(super) fn against(
        mut self,
        reports: &[FileReport],
        interrupt: &Interrupt,
    ) -> Result<bool, String> {
        if self.bless {
            self.ledger.accept(reports);
            driver::write_output(self.path, self.ledger.print().as_bytes(), interrupt)
                .map_err(|e| e.to_string())?;
            return Ok(false);
        }
        let compared = self.ledger.compare(reports);
        for line in &compared.slides {
            eprintln!("ledger: {line}");
        }
        if let n @ 1.. = compared.gains.len() {
            eprintln!("ledger: {n} verdicts are better than it says; TANDEM_BLESS=1 accepts them");
        }
        Ok(!compared.slides.is_empty())
    }
}
