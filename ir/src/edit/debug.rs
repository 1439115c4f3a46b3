//! Debug records, which stand in front of instructions and mention values.

use crate::entity::{Inst, Value};
use crate::function::Function;
use crate::metadata::DebugRecord;

impl Function {
    /// Appends a debug record in front of an instruction.
    pub fn add_debug_record(&mut self, before: Inst, record: DebugRecord) {
        for v in record.values() {
            let users = self.debug_users.entry(v).or_default();
            if !users.contains(&before) {
                users.push(before);
            }
        }
        self.debug_records.entry(before).or_default().push(record);
    }
    /// Removes and returns the debug records in front of an instruction.
    pub fn take_debug_records(&mut self, i: Inst) -> Vec<DebugRecord> {
        let records = self.debug_records.remove(&i).unwrap_or_default();
        for r in &records {
            for v in r.values() {
                if let Some(users) = self.debug_users.get_mut(&v) {
                    users.retain(|u| *u != i);
                    if users.is_empty() {
                        self.debug_users.remove(&v);
                    }
                }
            }
        }
        records
    }
    pub(super) fn hand_on_debug_records(&mut self, i: Inst) {
        if !self.debug_records.contains_key(&i) {
            return;
        }
        let mut records = self.take_debug_records(i);
        if let Some(next) = self.next_inst(i) {
            records.extend(self.take_debug_records(next));
            for r in records {
                self.add_debug_record(next, r);
            }
        }
    }
    /// Makes debug records that mention `old` mention `new`.
    pub fn replace_debug_uses(&mut self, old: Value, new: Value) {
        let Some(users) = self.debug_users.remove(&old) else {
            return;
        };
        for i in users {
            for r in self.debug_records.get_mut(&i).into_iter().flatten() {
                r.replace(old, new);
            }
            let list = self.debug_users.entry(new).or_default();
            if !list.contains(&i) {
                list.push(i);
            }
        }
    }
}
