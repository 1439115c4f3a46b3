//! Prints the PTX that the reference form of instruction selection makes of a module: `select FILE.ll [sm_90]`.

use std::process::ExitCode;
use tandem_ir::machine::text::{Style, print};
use tandem_reference::selection::{Options, Refusal, select};

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let Some(file) = args.next() else {
        eprintln!("select FILE.ll [sm_90]");
        return ExitCode::from(2);
    };
    let read = std::fs::read(&file).map_err(|e| e.to_string());
    let module = read.and_then(|t| tandem_ir::text::parse(&t, &file).map_err(|e| e.to_string()));
    let made = match module {
        Ok(m) => select(&m, &Options { gpu: args.next() }),
        Err(e) => {
            eprintln!("{e}");
            return ExitCode::from(2);
        }
    };
    match made {
        Ok(ptx) => {
            print!("{}", print(&ptx, Style::Nvvm));
            ExitCode::SUCCESS
        }
        Err(Refusal::Unsupported(all)) => {
            for u in all {
                eprintln!("{file}: no template for {}", u.construct);
            }
            ExitCode::from(2)
        }
        Err(Refusal::Mistake(what)) => {
            eprintln!("{what}");
            ExitCode::from(1)
        }
    }
}
