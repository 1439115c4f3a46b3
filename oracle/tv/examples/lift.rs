//! Prints what PTX is lifted to: `cargo run -p tandem-tv --example lift -- F.ll F.ptx [exact]`.

use std::process::ExitCode;
use tandem_tv::lift::{Flavour, module};

fn run(args: &[String]) -> Result<(), String> {
    let [source, target, rest @ ..] = args else {
        return Err("usage: lift F.ll F.ptx [exact]".into());
    };
    let read = |path: &String| std::fs::read(path).map_err(|e| format!("{path}: {e}"));
    let (a, b) = (read(source)?, read(target)?);
    let a = tandem_ir::text::parse(&a, source).map_err(|e| e.to_string())?;
    let b = tandem_ir::machine::text::parse(&b, target).map_err(|e| e.to_string())?;
    let flavour = match rest.first().map(String::as_str) {
        Some("exact") => Flavour::Exact,
        _ => Flavour::Loose,
    };
    let spellings = |name: &str| {
        let spelled = name.replace('.', "_$_");
        vec![name.to_owned(), spelled]
    };
    let lifted = module(&a, &b, &spellings, flavour.into());
    print!("{}", lifted.text);
    for (name, why) in &lifted.refused {
        println!("; not lifted: @{name}: {why}");
    }
    Ok(())
}

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match run(&args) {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("{e}");
            ExitCode::from(2)
        }
    }
}
