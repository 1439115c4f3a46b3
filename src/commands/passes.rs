//! `tandem passes`: what exists, in which of the two forms, with which certificate.

use crate::certificate;
use crate::judge::selection;
use tandem_ir::passes::{PASSES, Param, PassId};
use tandem_optimized::compile::{ExtensionTexts, Pipeline, Request};
use tandem_optimized::driver::selection::Selected;
use tandem_optimized::options::command::Settings;
use tandem_optimized::options::knobs;
use tandem_optimized::pipeline::assemble::Composition;
use tandem_optimized::pipeline::level::Level;
use tandem_optimized::pipeline::params::Values;
use tandem_optimized::pipeline::registry;
use tandem_optimized::pipeline::views::{self, PipelineForm};

/// Arguments of `tandem passes`.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Print the table as JSON
    #[arg(long)]
    pub json: bool,
    /// Also list the knobs of each pass
    #[arg(long)]
    pub knobs: bool,
    /// List every name that a pipeline may contain with its class and its parameters at their defaults, as
    /// `ClassName]<parameters>`
    #[arg(long, conflicts_with = "level")]
    pub class_names: bool,
    /// Show the entries of a level's pipeline instead (O0 to O3, Ofcmax, Ofcmid, Ofcmin): each with its phase, its pass, why it
    /// is there, under which switches it stands, and whether it is built
    #[arg(long, value_name = "LEVEL", value_parser = ["O0", "O1", "O2", "O3", "Ofcmax", "Ofcmid", "Ofcmin"])]
    pub level: Option<String>,
}

/// The table as text.
pub fn run(args: &Args) -> String {
    if args.class_names {
        let line = |p: &registry::Registered| {
            let params = Values::new(p.params).shown(p.params, p.brackets);
            format!("{:<32} {}]{params}\n", p.name, p.class)
        };
        return registry::all().map(line).collect();
    }
    match (args.level.as_deref().map(pipeline_of), args.json) {
        (Some(Ok(p)), true) => p.print(PipelineForm::Json),
        (Some(Ok(p)), false) => views::explained(&p.elements, p.phase_two, p.assembled.as_ref()),
        (Some(Err(e)), _) => format!("{e}\n"),
        (None, true) => json(),
        (None, false) => text(args.knobs),
    }
}

/// The pipeline of a level without options.
pub fn pipeline_of(level: &str) -> Result<Pipeline, String> {
    let settings = Settings::default();
    let unknown = || format!("error: invalid optimization level '{level}'");
    let request = Request {
        selected: Selected::Level(Level::of_name(level).ok_or_else(unknown)?),
        passes: "",
        settings: &settings,
        composition: Composition::Tandem,
        extensions: ExtensionTexts::default(),
    };
    Pipeline::new(&request).map_err(|e| format!("error: {e}"))
}

fn json() -> String {
    let row = |id: &'static PassId| {
        let params: Vec<_> = id.params.iter().map(param).collect();
        serde_json::json!({
            "name": id.name,
            "class": id.class,
            "scope": id.unit.name(),
            "family": id.family.name(),
            "about": id.about,
            "llvm": id.llvm_name,
            "rewrites": id.rewrites,
            "parameters": params,
            // The table is bound on both sides while they are compiled: a row without a form does not build.
            "production": BUILT,
            "reference": BUILT,
            "certificate": summary(id),
            "knobs": id.knobs,
        })
    };
    let list: Vec<_> = PASSES.iter().map(row).collect();
    format!("{:#}\n", serde_json::Value::Array(list))
}

fn param(p: &Param) -> serde_json::Value {
    serde_json::json!({ "name": p.name, "about": p.about })
}

const BUILT: &str = "built";

fn text(with_knobs: bool) -> String {
    let mut text = format!(
        "{:<18} {:<16} {:<14} {:<11} {:<11} {}\n",
        "pass", "scope", "family", "production", "reference", "certificate"
    );
    for id in PASSES {
        text.push_str(&format!(
            "{:<18} {:<16} {:<14} {:<11} {:<11} {}\n",
            id.name,
            id.unit.name(),
            id.family.name(),
            BUILT,
            BUILT,
            certificate::of_pass(id)
                .as_ref()
                .and_then(certificate::size)
                .unwrap_or_else(|| "none yet".into())
        ));
        text.push_str(&format!("    {}\n", id.about));
        if let Some(s) = summary(id) {
            text.push_str(&format!("    certificate: {s}\n"));
        }
        for k in knobs().filter(|k| with_knobs && k.owner == id.name) {
            text.push_str(&format!("    -{}={}  {}\n", k.name, k.default, k.help));
        }
    }
    // Instruction selection is no row of the table: it takes LLVM IR and gives PTX, and has no steps to be certified.
    text.push_str(&format!(
        "{:<18} {:<16} {:<14} {:<11} {:<11} {}\n    {}\n",
        selection::NAME,
        "module to ptx",
        "translator",
        BUILT,
        BUILT,
        "-",
        selection::ABOUT
    ));
    for k in knobs().filter(|_| with_knobs) {
        if PASSES.iter().all(|id| id.name != k.owner) && k.unbound.is_none() {
            let (name, default, help, owner) = (k.name, k.default, k.help, k.owner);
            text.push_str(&format!("-{name}={default}  {help} ({owner})\n"));
        }
        if let Some(why) = k.unbound {
            let (name, default, help) = (k.name, k.default, k.help);
            text.push_str(&format!("-{name}={default}  {help} ({why})\n"));
        }
    }
    text
}

/// One line on the certificate.
fn summary(id: &PassId) -> Option<String> {
    certificate::summary(&certificate::of_pass(id)?)
}
