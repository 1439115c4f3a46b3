//! Says of each text on standard input whether our reader and verifier take it; the other half of
//! `ci/peer.d/verifier_rules.py`.
//!
//! Each text comes as its length in bytes (a decimal line) and its bytes. Each answer is the length of the answer (a
//! decimal line) and the answer: `ok` and a line feed and what we print of the module, or `syntax`, `unsupported`,
//! `verify` or `panic`, a space, line and column, a colon and the message.

use std::io::{self, BufRead, Read, Write};
use tandem_ir::diag::{Diagnostic, ErrorKind};
use tandem_ir::{text, verify};

fn judge(source: &[u8]) -> String {
    let say = |what: &str, d: &Diagnostic| format!("{what} {}:{}: {}", d.line, d.column, d.message);
    let work = || match text::parse_with_places(source, "text") {
        Err(d) if d.kind == ErrorKind::Syntax => say("syntax", &d),
        Err(d) => say("unsupported", &d),
        Ok((module, places)) => match verify::verify(&module).first() {
            Some(e) => say("verify", &e.diagnostic(source, &places, "text")),
            None => format!("ok\n{}", text::print(&module)),
        },
    };
    std::panic::catch_unwind(work).unwrap_or_else(|_| "panic 0:0:".into())
}

fn main() -> io::Result<()> {
    std::panic::set_hook(Box::new(|_| {}));
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    let mut line = String::new();
    loop {
        line.clear();
        if input.read_line(&mut line)? == 0 {
            return Ok(());
        }
        let size = line.trim().parse().map_err(io::Error::other)?;
        let mut source = vec![0; size];
        input.read_exact(&mut source)?;
        let answer = judge(&source);
        write!(output, "{}\n{answer}", answer.len())?;
        output.flush()?;
    }
}
