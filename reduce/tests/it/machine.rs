//! The reducer of PTX.

use std::cell::RefCell;
use tandem_ir::machine::MModule;
use tandem_ir::machine::text::{Style, parse, print};
use tandem_reduce::machine::{Cut, Error, Outcome, Settings, reduce};
use tandem_reduce::predicate::Answer;

/// A kernel with a loop, a call, a table, notes and locations, and a function beside it.
const PROGRAM: &str = ".version 8.0
.target sm_90
.address_size 64
.file 1 \"k.cu\"
.global .align 4 .b32 counter;
.extern .func g(.param .b32 g_param_0);
.visible .func other(.param .b32 other_param_0)
{
	.reg .b32 %r<3>;
	ld.param.b32 %r1, [other_param_0];
	add.s32 %r2, %r1, 1;
	ret;
}
.visible .entry k(
	.param .u64 k_param_0,
	.param .u32 k_param_1
)
.maxntid 128, 1, 1
{
	.reg .pred %p<4>;
	.reg .b32 %r<12>;
	.reg .b64 %rd<4>;
	ld.param.u64 %rd1, [k_param_0];
	ld.param.u32 %r1, [k_param_1];
	setp.eq.s32 %p1, %r1, 0;
	setp.lt.s32 %p2, %r1, 7;
	.loc 1 7 3
	ld.global.b32 %r2, [%rd1+4]; //! mem(align=4,invariant)
	@%p1 bra A;
	add.s32 %r3, %r2, 11;
	{ // callseq
	.param .b32 param0;
	st.param.b32 [param0], %r3;
	call.uni g, (param0);
	}
	bra.uni J;
A:
	sub.s32 %r3, %r2, 1;
J:
	.loc 1 9 5
	bar.sync 0;
	@%p2 st.global.b32 [%rd1+8], %r3;
	@%p2 bra J;
	ret;
}
";

fn made(text: &str, interesting: &dyn Fn(&str) -> bool, settings: Settings) -> Outcome {
    let module = parse(text.as_bytes(), "k.ptx").unwrap();
    let ask = |m: &MModule| match interesting(&print(m, Style::Keep)) {
        true => Answer::Interesting,
        false => Answer::Boring,
    };
    reduce(&module, &ask, settings, &|_| Ok(())).unwrap()
}

#[test]
fn everything_goes_that_is_not_needed() {
    let settings = Settings::default();
    let r = made(PROGRAM, &|t| t.contains("bar.sync"), settings);
    let m = &r.program.module;
    assert_eq!(r.program.measure.instructions, 1, "{}", r.program.text);
    assert_eq!((m.items.len(), m.funcs.len()), (1, 1), "{}", r.program.text);
    assert!(m.funcs[0].params.is_empty() && m.funcs[0].dirs.is_empty());
    assert!(r.singles.is_some() && r.cut.is_none());
    assert!(r.kept["functions"] >= 3, "{:?}", r.kept);
    // A second run finds nothing.
    let again = made(&r.program.text, &|t| t.contains("bar.sync"), settings);
    assert_eq!(again.program.text, r.program.text);
}

#[test]
fn what_is_needed_stays_with_what_it_needs() {
    let settings = Settings::default();
    // A guarded store: its predicate, its address, its guard.
    let r = made(PROGRAM, &|t| t.contains("@%p2 st.global"), settings);
    let text = &r.program.text;
    assert!(text.contains("@%p2 st.global.b32"), "{text}");
    assert!(r.program.measure.instructions <= 3, "{text}");
    assert!(!text.contains("+8") && !text.contains(".loc"), "{text}");
    // A call with its declaration, whole; a note.
    let r = made(PROGRAM, &|t| t.contains("call.uni"), settings);
    assert!(
        r.program.text.contains("st.param.b32"),
        "{}",
        r.program.text
    );
    assert_eq!(r.program.module.funcs.len(), 2, "{}", r.program.text);
    let r = made(PROGRAM, &|t| t.contains("invariant"), settings);
    assert_eq!(r.program.measure.instructions, 1, "{}", r.program.text);
    assert!(!r.program.text.contains("align=4"), "{}", r.program.text);
}

#[test]
fn budgets_cut_and_nothing_is_claimed_then() {
    let settings = Settings {
        max_steps: Some(3),
        time: None,
    };
    let r = made(PROGRAM, &|t| t.contains("bar.sync"), settings);
    assert_eq!((r.cut, r.singles, r.asked), (Some(Cut::Steps), None, 3));
    assert!(r.program.text.contains("bar.sync"));
}

#[test]
fn other_failures_and_those_that_stop_everything() {
    let module = parse(PROGRAM.as_bytes(), "k.ptx").unwrap();
    let settings = Settings::default();
    let never = |_: &MModule| Answer::Boring;
    let error = reduce(&module, &never, settings, &|_| Ok(())).unwrap_err();
    assert_eq!(error, Error::NotInteresting);
    let broken = |_: &MModule| Answer::Broken("error: no".into());
    let error = reduce(&module, &broken, settings, &|_| Ok(())).unwrap_err();
    assert_eq!(error, Error::Broken("error: no".into()));
    // A failure of another kind is remembered; each step down is handed over.
    let steps = RefCell::new(Vec::new());
    let ask = |m: &MModule| {
        let text = print(m, Style::Keep);
        match (text.contains("bar.sync"), text.contains(".entry")) {
            (true, _) => Answer::Interesting,
            (_, true) => Answer::Other("a kernel".into()),
            _ => Answer::Unsure("who knows".into()),
        }
    };
    let keep = |p: &tandem_reduce::machine::Program| {
        steps.borrow_mut().push(p.measure);
        Ok(())
    };
    let r = reduce(&module, &ask, settings, &keep).unwrap();
    assert!(r.others["a kernel"].contains(".entry"));
    assert!(r.unsure["who knows"] > 0);
    let steps = steps.into_inner();
    assert!(steps.windows(2).all(|w| w[1] < w[0]) && !steps.is_empty());
    assert_eq!(steps.last(), Some(&r.program.measure));
    let full = |_: &tandem_reduce::machine::Program| Err("error: disk full".to_owned());
    let error = reduce(&module, &ask, settings, &full).unwrap_err();
    assert_eq!(error, Error::Broken("error: disk full".into()));
}
