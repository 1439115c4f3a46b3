//! The direct runner against the interpreter, event by event.

use super::alphabets::ALPHABETS;
use super::expand::each;
use super::run::{Code, End, Listener, Word, Words};
use crate::inputs::TestInput;
use crate::instrument::{self, Instrumented, ProbePoint, Probes};
use crate::interp::{Outcome, Value as Seen};
use tandem_ir::{Block, Value};

/// Events after which two runs are the same.
const EVENTS: usize = 120;

#[derive(PartialEq, Eq, Debug)]
enum Event {
    Block(Block),
    Value(Value, Word),
}

#[derive(Default)]
struct Record(Vec<Event>);

impl Listener for Record {
    fn entered(&mut self, b: Block, _: &Words) {
        self.0.push(Event::Block(b));
    }
    fn computed(&mut self, v: Value, word: Word) {
        self.0.push(Event::Value(v, word));
    }
    fn goes_on(&mut self, _: Block, _: &Words) -> bool {
        self.0.len() < EVENTS
    }
}

/// What the interpreter does with these arguments, and whether that was undefined.
fn interpreted(module: &tandem_ir::Module, args: &[Seen]) -> (Vec<Event>, bool) {
    let f = &module.bodies[0];
    let probed = Instrumented::new(module, &[f.global], Probes::Path);
    let input = TestInput {
        args: args.to_vec(),
        buffers: Vec::new(),
        globals: Vec::new(),
        shape: None,
        seed: 1,
    };
    let mut events = Vec::new();
    let outcome = instrument::run(&probed, f.global, &input, 2_000, |h| match h.point {
        ProbePoint::Block(_, b) => events.push(Event::Block(b)),
        ProbePoint::Inst(_, i) => {
            let word = match h.values.first() {
                Some(Seen::Int { bits, .. }) => Some(*bits as u64),
                _ => None,
            };
            events.extend(f.result(i).map(|v| Event::Value(v, word)));
        }
        ProbePoint::End(..) => {}
    });
    (events, matches!(outcome, Ok(Outcome::Ub { .. })))
}

#[test]
fn small_functions_run_as_the_interpreter_runs_them() {
    let (mut runs, mut undefined, mut poison) = (0, 0, 0);
    for a in ALPHABETS {
        let mut number = 0;
        let width = a.widths[a.widths.len() - 1];
        each(a, width, &mut |text| {
            number += 1;
            if number % 97 != 0 {
                return true;
            }
            let module = match tandem_ir::text::parse(text.as_bytes(), a.name) {
                Ok(m) => m,
                Err(e) => panic!("{e}\n{text}"),
            };
            let f = &module.bodies[0];
            let Some(code) = Code::new(f) else {
                panic!("not small: {text}");
            };
            for seed in [0u64, 1, 3, 5] {
                let words: Vec<Word> = (0..f.args().len() as u64)
                    .map(|n| (seed != 3 || n > 0).then_some((seed + 2 * n) % (1 << width)))
                    .collect();
                let seen: Vec<Seen> = words
                    .iter()
                    .map(|w| w.map_or(Seen::Poison, |n| Seen::int(width, u128::from(n))))
                    .collect();
                let mut record = Record::default();
                let end = code.run(&words, &mut record);
                let (mut events, ub) = interpreted(&module, &seen);
                let most = EVENTS.min(record.0.len());
                record.0.truncate(most);
                events.truncate(most);
                assert_eq!(record.0, events, "{text}{words:?}");
                if end != End::Stopped {
                    assert_eq!(end == End::Undefined, ub, "{text}{words:?}");
                }
                runs += 1;
                undefined += u32::from(ub);
                poison += u32::from(record.0.iter().any(|e| matches!(e, Event::Value(_, None))));
            }
            number < 97 * 12
        });
    }
    assert!(
        runs > 500 && undefined > 20 && poison > 20,
        "{runs}, {undefined}, {poison}"
    );
}
