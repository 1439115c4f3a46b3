//! Debug records, which stand in front of instructions and mention values.

use crate::entity::{Inst, Value};
use crate::function::Function;
use crate::metadata::DebugRecord;

impl Function {
    /// Appends a debug record in front of an instruction.
    pub fn add_debug_record(&mut self, before: Inst, record: DebugRecord) {
        for v in record.values() {
            let users = self.debug_users_mut(v).entry(v).or_default();
            if !users.contains(&before) {
                users.push(before);
            }
        }
        self.debug_records_mut(before)
            .entry(before)
            .or_default()
            .push(record);
    }
    /// Removes and returns the debug records in front of an instruction.
    pub fn take_debug_records(&mut self, i: Inst) -> Vec<DebugRecord> {
        if self.debug_records(i).is_empty() {
            return Vec::new();
        }
        let records = self.debug_records_mut(i).remove(&i).unwrap_or_default();
        for r in &records {
            for v in r.values() {
                let table = self.debug_users_mut(v);
                if let Some(users) = table.get_mut(&v) {
                    users.retain(|u| *u != i);
                    if users.is_empty() {
                        table.remove(&v);
                    }
                }
            }
        }
        records
    }
    pub(super) fn hand_on_debug_records(&mut self, i: Inst) {
        if self.debug_records(i).is_empty() {
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
        if self.debug_users(old).is_empty() {
            return;
        }
        let users = self.debug_users_mut(old).remove(&old).unwrap_or_default();
        for i in users {
            for r in self.debug_records_mut(i).get_mut(&i).into_iter().flatten() {
                r.replace(old, new);
            }
            let list = self.debug_users_mut(new).entry(new).or_default();
            if !list.contains(&i) {
                list.push(i);
            }
        }
    }
}
