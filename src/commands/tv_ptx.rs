//! The options of `tandem tv` that are about PTX (machine.md 9.8).

use crate::tv::machine::{self, Method};
use crate::tv::terms::Terms;
use tandem_optimized::driver::ptx;

/// The options; the first value of each is the default.
#[derive(clap::Args, Debug)]
#[command(next_help_heading = "PTX")]
pub struct PtxArgs {
    /// How two files in PTX are compared: by the streams of what a thread executes, by the solver, or by the solver where streams
    /// do not decide
    #[arg(long, default_value = "auto", value_parser = ["auto", "streams", "smt"])]
    method: String,
    /// What an instruction may promise in the second of two files in PTX: at most what it did, or the same, which streams alone
    /// decide
    #[arg(long, default_value = "weaker", value_parser = ["weaker", "exact"])]
    attributes: String,
    /// A product and a sum without a rounding mode: rounded twice, or either way, as the assembler likes
    #[arg(long, default_value = "separate", value_parser = ["separate", "either"])]
    contract: String,
    /// A NaN that PTX computes: any, or the one with the bits that devices give
    #[arg(long, default_value = "any", value_parser = ["any", "bits"])]
    nan: String,
    /// Approximate instructions: where `afn` of LLVM IR allows them, each within the bound of its manual, or only for the
    /// intrinsic that is the same instruction
    #[arg(long, default_value = "bound", value_parser = ["bound", "same"])]
    approx: String,
    /// Orders of atomic updates: as LLVM IR states them, or dropped, or as a licence in the PTX says
    #[arg(long, default_value = "auto", value_parser = ["auto", "llvm", "relaxed"])]
    rmw_order: String,
    /// `neg` and `abs` of a NaN: any NaN (always: LLVM IR wants a change of the sign alone), the change of the sign alone (never:
    /// the difference is allowed), or as a licence in the PTX says
    #[arg(long, default_value = "auto", value_parser = ["auto", "always", "never"])]
    exact_fneg: String,
    /// Control flow has to stay reducible, and of two files in PTX structured, with the same convergent instructions
    #[arg(long)]
    structured: bool,
}

impl PtxArgs {
    /// How two files are compared.
    pub fn method(&self) -> Method {
        Method::of(&self.method).unwrap_or(Method::Auto)
    }

    /// By which terms.
    pub fn terms(&self) -> Terms {
        let one_of = |value: &str, no: &str, yes: &str| match value {
            v if v == no => Some(false),
            v if v == yes => Some(true),
            _ => None,
        };
        Terms {
            exact_attributes: self.attributes == "exact",
            fused: self.contract == "either",
            canonical_nan: self.nan == "bits",
            no_approximations: self.approx == "same",
            relaxed_updates: one_of(&self.rmw_order, "llvm", "relaxed"),
            exact_signs: one_of(&self.exact_fneg, "always", "never"),
            structured: self.structured,
        }
    }

    /// Says which option is about files that are not there.
    ///
    /// # Errors
    /// An option that means nothing here, by name.
    pub fn fit(&self, paths: &[String]) -> Result<(), String> {
        let asked = [
            ("--method", &self.method, "auto"),
            ("--attributes", &self.attributes, "weaker"),
            ("--contract", &self.contract, "separate"),
            ("--nan", &self.nan, "any"),
            ("--approx", &self.approx, "bound"),
            ("--rmw-order", &self.rmw_order, "auto"),
            ("--exact-fneg", &self.exact_fneg, "auto"),
        ];
        let given = asked.iter().filter(|(_, value, default)| value != default);
        let given: Vec<String> = given.map(|(n, value, _)| format!("{n}={value}")).collect();
        let two = machine::is_pair(paths);
        let one = paths.len() == 2 && ptx::is_ptx(&paths[1]);
        if !two && !one {
            let flag = self.structured.then(|| "--structured".to_owned());
            return match given.into_iter().chain(flag).next() {
                Some(option) => Err(format!("error: {option} is about PTX")),
                None => Ok(()),
            };
        }
        let of_two = |o: &&String| o.starts_with("--method") || o.starts_with("--attributes");
        let of_one = |o: &&String| o.starts_with("--rmw-order") || o.starts_with("--approx");
        if let (false, Some(option)) = (two, given.iter().find(of_two)) {
            return Err(format!("error: {option} is about two files in PTX"));
        }
        if let (true, Some(option)) = (two, given.iter().find(of_one)) {
            return Err(format!("error: {option} is about LLVM IR and its PTX"));
        }
        match (self.attributes == "exact", self.method.as_str()) {
            (true, "smt") => {
                Err("error: --attributes=exact is decided by streams, not by --method=smt".into())
            }
            _ => Ok(()),
        }
    }
}
