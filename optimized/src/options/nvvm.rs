//! The option structure of one compilation: slots, knobs without slot, knobs of passes.
//!
//! One value per compilation, made before the first phase and only read afterwards (PL-084). Values come from five places,
//! and the later one wins: the table's defaults, the level, `-opt` and driver options in the order of the command line, and
//! what a level forces. A forced value that contradicts an explicit one is remarked on.

use super::Options;
use super::command::{Setting, Settings, SlotValue};
use super::slotless::{EXT, Ext, ExtKind, ext};
use super::slots::{SLOTS, Slot, SlotType};
use crate::defects::planted;
use crate::pipeline::level::Level;
use crate::pipeline::registry;
use std::collections::{BTreeMap, BTreeSet};

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Source {
    /// The table.
    Default,
    /// The level.
    Level,
    /// The command line.
    Given,
    /// The level, whatever the command line says.
    Forced,
}

/// All option values of a compilation.
#[derive(Clone, Debug)]
pub struct NVVMPassOptions {
    level: Level,
    slots: Vec<(SlotValue, Source)>,
    ext: BTreeMap<&'static str, (Box<str>, Source)>,
    disabled: BTreeSet<Box<str>>,
    /// The knobs of built passes.
    pub passes: Options,
}

impl NVVMPassOptions {
    /// The values under a level and settings, and what is to be said about them.
    pub fn new(level: Level, settings: &Settings) -> (NVVMPassOptions, Vec<String>) {
        let mut me = NVVMPassOptions {
            level,
            slots: SLOTS
                .iter()
                .map(|s| (default_of(s), Source::Default))
                .collect(),
            ext: EXT
                .iter()
                .map(|e| (e.key, (e.default.into(), Source::Default)))
                .collect(),
            disabled: BTreeSet::new(),
            passes: Options {
                defects: settings.defects.clone(),
                ..Options::default()
            },
        };
        let mut remarks = Vec::new();
        me.of_level();
        for setting in &settings.list {
            me.apply(setting, &mut remarks);
        }
        me.forced(&mut remarks);
        (me, remarks)
    }

    /// What a level sets (section 2.2).
    fn of_level(&mut self) {
        let tier = self.level.tier();
        self.put(9, SlotValue::Int(i32::from(tier)), Source::Level);
        if self.level != Level::O0 && self.level != Level::Ofcmax {
            self.put(173, SlotValue::Bool(true), Source::Level);
        }
        match tier {
            1 => self.put(175, SlotValue::Bool(true), Source::Level),
            2 => self.put(177, SlotValue::Bool(true), Source::Level),
            3 => self.put(179, SlotValue::Bool(true), Source::Level),
            _ => {}
        }
        if let Some(text) = self.level.language() {
            self.put(181, SlotValue::Text(text.into()), Source::Level);
        }
        if self.level == Level::O0 {
            self.put_ext("lsa-opt", "0", Source::Level);
        }
    }

    fn apply(&mut self, setting: &Setting, remarks: &mut Vec<String>) {
        match setting {
            Setting::Slot(s, value) => self.put(s.number, value.clone(), Source::Given),
            Setting::Ext(e, value) => {
                self.put_ext(e.key, value, Source::Given);
                if e.kind == ExtKind::Dump && value.as_ref() != "0" && !has_dumps(e) {
                    let line = format!(
                        "note: -{} has no effect: pass '{}' is not built",
                        e.key, e.owner
                    );
                    remarks.push(line);
                }
            }
            Setting::DisablePass(name, true) => {
                self.disabled.insert(name.clone());
            }
            Setting::DisablePass(name, false) => {
                self.disabled.remove(name);
            }
            // Its value was tried when it was read.
            Setting::Knob(name, value) => {
                let name: &str = name;
                let name = planted!(
                    self.passes,
                    KnobOfSibling,
                    name,
                    faulty::sibling_of_knob(name)
                );
                let _ = self.passes.set_knob(name, value.as_deref());
            }
        }
    }

    /// What fast-compile max forces (PL-071).
    fn forced(&mut self, remarks: &mut Vec<String>) {
        if self.level != Level::Ofcmax {
            return;
        }
        let mut say = |key: &str| {
            remarks.push(format!("note: -{key}=1 has no effect under -Ofc=max"));
        };
        if self.is_on(173) {
            say("memory-space-opt");
        }
        if self.ext_on("lsa-opt") && self.ext_source("lsa-opt") == Source::Given {
            say("lsa-opt");
        }
        self.put(173, SlotValue::Bool(false), Source::Forced);
        self.put_ext("lsa-opt", "0", Source::Forced);
    }

    fn put(&mut self, number: u16, value: SlotValue, source: Source) {
        let at = usize::from(number).wrapping_sub(1);
        if let Some(place) = self.slots.get_mut(at) {
            *place = (value, source);
        }
    }

    fn put_ext(&mut self, key: &'static str, value: &str, source: Source) {
        self.ext.insert(key, (value.into(), source));
    }

    /// The level.
    pub fn level(&self) -> Level {
        self.level
    }
    /// A slot's value and where it comes from.
    pub fn slot(&self, number: u16) -> Option<&(SlotValue, Source)> {
        self.slots.get(usize::from(number).checked_sub(1)?)
    }
    /// A boolean slot; false for any other.
    pub fn is_on(&self, number: u16) -> bool {
        matches!(self.slot(number), Some((SlotValue::Bool(true), _)))
    }
    /// A boolean slot as the documents' accessor returns it: the value, and the flags, which are 0, from bit 8 on (PL-096).
    pub fn packed_bool(&self, number: u16) -> u64 {
        u64::from(self.is_on(number))
    }
    /// A number slot; 0 for any other.
    pub fn number(&self, number: u16) -> i32 {
        match self.slot(number) {
            Some((SlotValue::Int(n), _)) => *n,
            _ => 0,
        }
    }
    /// A text slot; empty for any other.
    pub fn text(&self, number: u16) -> &str {
        match self.slot(number) {
            Some((SlotValue::Text(t), _)) => t,
            _ => "",
        }
    }
    /// The value of a knob without slot as text; empty if it is unset.
    pub fn ext(&self, key: &str) -> &str {
        self.ext.get(key).map_or("", |v| &v.0)
    }
    /// A boolean knob without slot.
    pub fn ext_on(&self, key: &str) -> bool {
        self.ext(key) == "1"
    }
    /// A number knob without slot; `None` if it is unset.
    pub fn ext_number(&self, key: &str) -> Option<i32> {
        self.ext(key).parse().ok()
    }
    /// Where the value of a knob without slot comes from.
    pub fn ext_source(&self, key: &str) -> Source {
        self.ext.get(key).map_or(Source::Default, |v| v.1)
    }
    /// True if a pass is to be left out of every pipeline.
    pub fn disables(&self, pass: &str) -> bool {
        self.disabled.contains(pass)
    }
    /// The threshold of a tier, from 0 to 3 (C-052).
    pub fn tier_threshold(&self, tier: u8) -> i32 {
        const KEYS: [&str; 4] = [
            "tier0-threshold",
            "tier1-threshold",
            "tier2-threshold",
            "tier3-threshold",
        ];
        KEYS.get(usize::from(tier))
            .and_then(|k| self.ext_number(k))
            .unwrap_or(0)
    }
    /// All knobs without slot with their values.
    pub fn all_ext(&self) -> impl Iterator<Item = (&'static Ext, &str, Source)> {
        EXT.iter()
            .map(|e| (e, self.ext(e.key), self.ext_source(e.key)))
    }
}

/// True if somebody that exists prints what a dump flag asks for.
fn has_dumps(e: &Ext) -> bool {
    e.owner == "driver" || registry::find(e.owner).is_some_and(|p| p.built().is_some())
}

fn default_of(s: &Slot) -> SlotValue {
    match s.ty {
        SlotType::Text | SlotType::TextPointer => SlotValue::Text(s.default.into()),
        SlotType::CompactBool | SlotType::InlineBool => SlotValue::Bool(s.default == "1"),
        SlotType::Int => SlotValue::Int(s.default.parse().unwrap_or(0)),
    }
}

/// The default of a slot as text, and of a knob without slot; `None` if there is none of this name.
pub fn default_text(key: &str) -> Option<&'static str> {
    let by_slot = SLOTS.iter().find(|s| s.keys().any(|k| k == key));
    by_slot
        .map(|s| s.default)
        .or_else(|| ext(key).map(|e| e.default))
}
