//! `tandem passes`: what exists, in which of the two forms, with which certificate.

use crate::certificate;
use crate::registry::{self, Entry};
use tandem_ir::passes::Scope;
use tandem_optimized::options::{KNOBS, Options};

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
    let entries = registry::entries(&Options::default());
    let form = |built: bool| if built { "built" } else { "not built" };
    if args.json {
        let list: Vec<_> = entries
            .iter()
            .map(|e| {
                serde_json::json!({
                    "name": e.id.name,
                    "scope": scope(e.id.scope),
                    "family": e.id.family,
                    "about": e.id.about,
                    "production": form(e.production.is_some() || e.module.is_some()),
                    "reference": form(e.reference.is_some() || e.module.is_some()),
                    "certificate": summary(e),
                    "knobs": e.id.options,
                })
            })
            .collect();
        return format!("{:#}\n", serde_json::Value::Array(list));
    }
    let mut text = format!(
        "{:<18} {:<9} {:<14} {:<11} {:<11} {}\n",
        "pass", "scope", "family", "production", "reference", "certificate"
    );
    for e in &entries {
        text.push_str(&format!(
            "{:<18} {:<9} {:<14} {:<11} {:<11} {}\n",
            e.id.name,
            scope(e.id.scope),
            e.id.family,
            form(e.production.is_some() || e.module.is_some()),
            form(e.reference.is_some() || e.module.is_some()),
            e.certificate
                .as_ref()
                .and_then(certificate::size)
                .unwrap_or_else(|| "none yet".into())
        ));
        text.push_str(&format!("    {}\n", e.id.about));
        if let Some(s) = summary(e) {
            text.push_str(&format!("    certificate: {s}\n"));
        }
        if args.knobs {
            for k in KNOBS.iter().filter(|k| k.owner == e.id.name) {
                text.push_str(&format!("    -{}={}  {}\n", k.name, k.default, k.help));
            }
        }
    }
    if args.knobs {
        for k in KNOBS.iter().filter(|k| k.unbound.is_some()) {
            text.push_str(&format!(
                "-{}={}  {} ({})\n",
                k.name,
                k.default,
                k.help,
                k.unbound.unwrap_or("")
            ));
        }
    }
    text
}

/// One line on the certificate.
fn summary(e: &Entry) -> Option<String> {
    certificate::summary(e.certificate.as_ref()?)
}

fn scope(s: Scope) -> &'static str {
    match s {
        Scope::Function => "function",
        Scope::Module => "module",
    }
}
