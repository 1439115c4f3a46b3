//! The option structure as people and programs see it: `--print-option-layout`.

use super::command::SlotValue;
use super::nvvm::{NVVMPassOptions, Source};
use super::slots::{HEADER, SLOTS, STRUCTURE_SIZE, Slot, SlotType};
use crate::pipeline::json::quoted;
use crate::pipeline::registry;

/// How the layout is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LayoutForm {
    /// Aligned columns.
    Text,
    /// Comma-separated values with a head line.
    Csv,
    /// An array of objects.
    Json,
    /// The bytes of the structure, little endian, and the texts that it points to behind them.
    Binary,
}

/// The names of the forms on the command line.
pub const FORMS: [(&str, LayoutForm); 4] = [
    ("text", LayoutForm::Text),
    ("csv", LayoutForm::Csv),
    ("json", LayoutForm::Json),
    ("bin", LayoutForm::Binary),
];

/// The layout with all values.
pub fn print(options: &NVVMPassOptions, form: LayoutForm) -> Vec<u8> {
    match form {
        LayoutForm::Text => text(options).into_bytes(),
        LayoutForm::Csv => csv(options).into_bytes(),
        LayoutForm::Json => json(options).into_bytes(),
        LayoutForm::Binary => binary(options),
    }
}

/// A slot with where it is and what it holds.
struct Row<'a> {
    slot: &'static Slot,
    offset: usize,
    value: &'a SlotValue,
    source: &'static str,
}

fn rows(options: &NVVMPassOptions) -> Vec<Row<'_>> {
    let mut at = HEADER;
    let row = |slot: &'static Slot| {
        let offset = at;
        at += slot.ty.size();
        let (value, source) = options.slot(slot.number)?;
        Some(Row {
            slot,
            offset,
            value,
            source: match source {
                Source::Default => "default",
                _ => "set",
            },
        })
    };
    SLOTS.iter().filter_map(row).collect()
}

fn text(options: &NVVMPassOptions) -> String {
    let mut out = format!(
        "{:>4} {:>6} {:>4} {:<12} {:<34} {:<10} {:<7} {}\n",
        "slot", "offset", "size", "type", "knob", "value", "from", "owner"
    );
    for r in rows(options) {
        let value = match r.value {
            SlotValue::Text(t) => format!("'{t}'"),
            v => v.shown(),
        };
        let line = format!(
            "{:>4} {:>6} {:>4} {:<12} {:<34} {:<10} {:<7} {}",
            r.slot.number,
            r.offset,
            r.slot.ty.size(),
            r.slot.ty.name(),
            r.slot.knob,
            value,
            r.source,
            r.slot.owner
        );
        out.push_str(line.trim_end());
        out.push('\n');
    }
    out
}

fn csv(options: &NVVMPassOptions) -> String {
    let mut out = String::from("slot,offset,size,type,knob,value,source,owner\n");
    for r in rows(options) {
        let (s, value) = (r.slot, csv_field(&r.value.shown()));
        let line = format!(
            "{},{},{},{},{},{value},{},{}\n",
            s.number,
            r.offset,
            s.ty.size(),
            s.ty.name(),
            csv_field(s.knob),
            r.source,
            csv_field(s.owner)
        );
        out.push_str(&line);
    }
    out
}

/// A field as RFC 4180 has it: between quotation marks where it needs them.
fn csv_field(text: &str) -> String {
    match text.contains([',', '"', '\n', '\r']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text.into(),
    }
}

fn json(options: &NVVMPassOptions) -> String {
    let lines: Vec<String> = rows(options)
        .iter()
        .map(|r| {
            let value = match r.value {
                SlotValue::Text(t) => quoted(t),
                SlotValue::Bool(b) => b.to_string(),
                SlotValue::Int(n) => n.to_string(),
            };
            format!(
                "  {{\"slot\": {}, \"offset\": {}, \"size\": {}, \"type\": {}, \"knob\": {}, \"value\": {value}, \"source\": {}, \"owner\": {}}}",
                r.slot.number,
                r.offset,
                r.slot.ty.size(),
                quoted(r.slot.ty.name()),
                quoted(r.slot.knob),
                quoted(r.source),
                quoted(r.slot.owner)
            )
        })
        .collect();
    format!("[\n{}\n]\n", lines.join(",\n"))
}

/// The bytes of the structure (PL-084..PL-091). A pointer to a text is its number among the texts behind the structure,
/// from 1, and 0 for an empty one; each text ends with a zero byte.
fn binary(options: &NVVMPassOptions) -> Vec<u8> {
    let mut bytes = vec![0u8; STRUCTURE_SIZE];
    let (mut texts, mut count) = (Vec::new(), 0u64);
    let level = i32::from(options.level().tier());
    put(&mut bytes, 0, &level.to_le_bytes());
    for r in rows(options) {
        let index = index_field(options, r.slot);
        let pass = registry::number_of(r.slot.owner);
        let at = r.offset;
        match r.value {
            SlotValue::Text(t) => {
                let pointer = match t.is_empty() {
                    true => 0,
                    false => {
                        texts.extend_from_slice(t.as_bytes());
                        texts.push(0);
                        count += 1;
                        count
                    }
                };
                put(&mut bytes, at, &pointer.to_le_bytes());
                // Behind the pointer the one kind of text has index and flags, the other its length and the index.
                let tail = match r.slot.ty {
                    SlotType::TextPointer => {
                        put(&mut bytes, at + 8, &(t.len() as u64).to_le_bytes());
                        put(&mut bytes, at + 16, &index.to_le_bytes());
                        at + 20
                    }
                    _ => {
                        put(&mut bytes, at + 8, &index.to_le_bytes());
                        at + 16
                    }
                };
                put(&mut bytes, tail, &level.to_le_bytes());
                put(&mut bytes, tail + 4, &pass.to_le_bytes());
            }
            SlotValue::Bool(b) => {
                put(&mut bytes, at, &[u8::from(*b)]);
                put(&mut bytes, at + 4, &index.to_le_bytes());
                if r.slot.ty == SlotType::InlineBool {
                    put(&mut bytes, at + 8, &level.to_le_bytes());
                }
                put(&mut bytes, at + 12, &pass.to_le_bytes());
            }
            SlotValue::Int(n) => {
                put(&mut bytes, at, &n.to_le_bytes());
                put(&mut bytes, at + 4, &index.to_le_bytes());
                put(&mut bytes, at + 8, &level.to_le_bytes());
                put(&mut bytes, at + 12, &pass.to_le_bytes());
            }
        }
    }
    bytes.extend(texts);
    bytes
}

/// The field behind a value: the slot's number; of the switches of tiers the threshold of the tier (C-052).
fn index_field(options: &NVVMPassOptions, slot: &Slot) -> i32 {
    match slot.number {
        209 => options.tier_threshold(0),
        175 => options.tier_threshold(1),
        177 => options.tier_threshold(2),
        179 => options.tier_threshold(3),
        n => i32::from(n),
    }
}

/// Writes bytes at a place of the structure.
fn put(bytes: &mut [u8], at: usize, value: &[u8]) {
    if let Some(place) = bytes.get_mut(at..at + value.len()) {
        place.copy_from_slice(value);
    }
}
