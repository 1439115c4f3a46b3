//! Copies of instructions and debug records inside one function, over mapped values.

use std::collections::BTreeMap;
use tandem_ir::metadata::{DebugRecord, LocalMetadata};
use tandem_ir::{Function, Inst, Value, ValueDef};

/// A detached copy of an instruction over mapped operands.
pub fn inst(f: &mut Function, i: Inst, map: &BTreeMap<Value, Value>) -> Inst {
    let c = f.clone_inst(i);
    for n in 0..f.num_operands(c) {
        let v = f.operand(c, n);
        let local = match f.value_def(v) {
            ValueDef::Metadata(m) => Some(f.metadata_operand(m).clone()),
            _ => None,
        };
        if let Some(LocalMetadata::Value(w)) = local
            && let Some(&new) = map.get(&w)
        {
            let md = f.metadata_value(LocalMetadata::Value(new));
            f.set_operand(c, n, md);
        } else if let Some(&new) = map.get(&v) {
            f.set_operand(c, n, new);
        }
    }
    c
}

/// Copies the debug records in front of an instruction, over mapped values.
pub fn records(f: &mut Function, from: Inst, to: Inst, map: &BTreeMap<Value, Value>) {
    let new = |v: &Value| *map.get(v).unwrap_or(v);
    let records: Vec<DebugRecord> = f.debug_records(from).to_vec();
    for mut r in records {
        for o in &mut r.operands {
            match o {
                LocalMetadata::Value(v) => *v = new(v),
                LocalMetadata::ArgList(l) => l.iter_mut().for_each(|v| *v = new(v)),
                LocalMetadata::Module(_) => {}
            }
        }
        f.add_debug_record(to, r);
    }
}
