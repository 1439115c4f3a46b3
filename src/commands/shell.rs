//! `tandem completions` and `tandem man`: what shells and manual pages say of the commands, from the table of flags.

use clap_complete::Shell;
use std::path::Path;
use tandem_optimized::driver::{self, Interrupt};

/// Arguments of `tandem completions`.
#[derive(clap::Args, Debug)]
pub struct CompletionsArgs {
    /// The shell
    #[arg(value_enum, value_name = "SHELL")]
    pub shell: Shell,
}

/// Arguments of `tandem man`.
#[derive(clap::Args, Debug)]
pub struct ManArgs {
    /// An existing folder for the pages, one per command
    #[arg(value_name = "FOLDER")]
    pub folder: String,
}

/// The script that completes a command in a shell.
///
/// # Errors
/// Standard output cannot be written.
pub fn completions(
    mut of: clap::Command,
    args: &CompletionsArgs,
    interrupt: &Interrupt,
) -> Result<(), String> {
    let name = of.get_name().to_owned();
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut of, name, &mut script);
    driver::write_output("-", &script, interrupt).map_err(|e| e.to_string())
}

/// Writes a page for a command, and one for each of its subcommands: `tandem.1`, `tandem-check.1`, …
///
/// # Errors
/// One line: the folder, or a page that cannot be written.
pub fn man(mut of: clap::Command, args: &ManArgs, interrupt: &Interrupt) -> Result<(), String> {
    let folder = Path::new(&args.folder);
    if !folder.is_dir() {
        return Err(format!("error: '{}' is no folder", args.folder));
    }
    of.build();
    let name = of.get_name().to_owned();
    page(of.clone(), &name, folder, interrupt)?;
    for sub in of.get_subcommands().filter(|s| !s.is_hide_set()) {
        let sub_name = format!("{name}-{}", sub.get_name());
        page(sub.clone(), &sub_name, folder, interrupt)?;
    }
    Ok(())
}

fn page(of: clap::Command, name: &str, folder: &Path, interrupt: &Interrupt) -> Result<(), String> {
    let mut text = Vec::new();
    let failed = |e: std::io::Error| {
        format!(
            "error: cannot make the page of {name}: {}",
            driver::plain(&e)
        )
    };
    clap_mangen::Man::new(of)
        .render(&mut text)
        .map_err(failed)?;
    let path = folder.join(format!("{name}.1"));
    driver::write_output(&path.display().to_string(), &text, interrupt).map_err(|e| e.to_string())
}
