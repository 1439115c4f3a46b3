//! `tandem tune`.

use tandem_optimized::driver::Interrupt;

/// Arguments of `tandem tune`.
#[derive(clap::Args, Debug)]
pub struct Args {}

/// Runs the command; the result is the exit code.
///
/// # Errors
/// One line for the user.
pub fn run(_args: &Args, _interrupt: &Interrupt) -> Result<i32, String> {
    Err("error: 'tandem tune' is not built yet".into())
}
