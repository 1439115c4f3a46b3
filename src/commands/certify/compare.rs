//! A certificate against an earlier one of the same pass.

use crate::launch::form_error;
use serde::Deserialize;
use serde_json::Value;
use tandem_optimized::driver;

/// What every certificate has, whatever its pass works on.
#[derive(Deserialize)]
#[expect(
    dead_code,
    reason = "that they are there, and of their types, is all that is asked"
)]
struct Shape {
    pass: Option<String>,
    analysis: Option<String>,
    worlds: Vec<CertifiedPart>,
}

/// A part of a certificate: an alphabet, or a rules file, with its numbers.
#[derive(Deserialize)]
#[expect(
    dead_code,
    reason = "that they are there, and of their types, is all that is asked"
)]
struct CertifiedPart {
    alphabet: String,
    judged: Option<u64>,
    unknown: Option<u64>,
    wrong: Option<u64>,
    blocks: Option<u64>,
    steps: Option<u64>,
    width: Option<u64>,
}

/// An earlier certificate of the pass or analysis.
pub(super) fn read(path: &str, pass: &str) -> Result<Value, String> {
    let bytes = driver::read_input(path).map_err(|e| e.to_string())?;
    let wrong = |e: serde_json::Error| {
        let mut d = form_error(&e, &bytes, path);
        d.message = format!("no certificate: {}", d.message);
        d.to_string()
    };
    let _: Shape = serde_json::from_slice(&bytes).map_err(wrong)?;
    let value: Value = serde_json::from_slice(&bytes).map_err(wrong)?;
    match value["pass"].as_str().or(value["analysis"].as_str()) {
        Some(p) if p == pass => Ok(value),
        p => Err(format!(
            "error: {path}: a certificate of '{}'",
            p.unwrap_or("nothing")
        )),
    }
}

/// What differs from the earlier certificate; what only one of the two looked into does not count.
pub(super) fn compare(earlier: &Value, worlds: &[Value]) -> Vec<String> {
    let old: &[Value] = earlier["worlds"].as_array().map_or(&[], |w| w);
    let mut out = Vec::new();
    for new in worlds {
        let sizes = ["steps", "width"];
        let size = sizes
            .into_iter()
            .find(|s| !new[*s].is_null())
            .unwrap_or("blocks");
        let alphabet = new["alphabet"].as_str().unwrap_or("");
        let name = format!("{alphabet} {}", new[size]);
        let same = |o: &&Value| o["alphabet"] == new["alphabet"] && o[size] == new[size];
        let Some(old) = old.iter().find(same) else {
            out.push(format!("{name}: not in the certificate"));
            continue;
        };
        differences(&name, old, new, &mut out);
    }
    out
}

fn differences(place: &str, old: &Value, new: &Value, out: &mut Vec<String>) {
    match (old, new) {
        (Value::Object(a), Value::Object(b)) => {
            for (key, value) in a {
                let other = b.get(key).unwrap_or(&Value::Null);
                let optional = matches!(key.as_str(), "studied" | "solver");
                // How far the solver gets with loops depends on its time; that it knows nothing else does not.
                let how_far = matches!(
                    key.as_str(),
                    "proved" | "proved_up_to_the_bound" | "not_proved"
                );
                if how_far || (optional && (value.is_null() || other.is_null())) {
                    continue;
                }
                differences(&format!("{place}, {key}"), value, other, out);
            }
            for key in b.keys().filter(|k| !a.contains_key(*k) && *k != "studied") {
                out.push(format!("{place}, {key}: not in the certificate"));
            }
        }
        (Value::Array(a), Value::Array(b)) if a.len() == b.len() => {
            for (k, (a, b)) in a.iter().zip(b).enumerate() {
                differences(&format!("{place}[{k}]"), a, b, out);
            }
        }
        (a, b) if a != b => out.push(format!("{place}: the certificate says {a}, now it is {b}")),
        _ => {}
    }
}
