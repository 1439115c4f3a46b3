//! `tandem passes`: what exists, in which of the two forms, with which certificate.

use crate::certificate;
use tandem_ir::passes::{PASSES, Param, PassId};
use tandem_optimized::options::knobs;

/// Arguments of `tandem passes`.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Print the table as JSON
    #[arg(long)]
    pub json: bool,
    /// Also list the knobs of each pass
    #[arg(long)]
    pub knobs: bool,
}

/// The table as text.
pub fn run(args: &Args) -> String {
    match args.json {
        true => json(),
        false => text(args.knobs),
    }
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
        "{:<18} {:<9} {:<14} {:<11} {:<11} {}\n",
        "pass", "scope", "family", "production", "reference", "certificate"
    );
    for id in PASSES {
        text.push_str(&format!(
            "{:<18} {:<9} {:<14} {:<11} {:<11} {}\n",
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
    for k in knobs().filter(|_| with_knobs) {
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
