//! Every property of `tandem::properties` on generated programs, about a second each; and that each can fail.

#![allow(clippy::unwrap_used)]

use std::time::{Duration, Instant};
use tandem::judge::Judging;
use tandem::properties::{self, Context, Outcome, Status};
use tandem_fuzz::config::{Config, Mode};
use tandem_fuzz::generate;
use tandem_ir::Module;

/// How long one property is held against programs.
const TIME: Duration = Duration::from_millis(800);

fn program(n: u64, mode: Mode) -> Module {
    let config = Config::swarm(n)
        .with_mode(mode)
        .with_bias(Some("jump-threading"));
    generate::from_seed(n, &config)
}

/// Holds a property against programs for a while; how many of them it could be held against. One that needs a tool which
/// is not installed says so, and counts as held: a missing peer fails no test.
fn hold(name: &str, mode: Mode) -> usize {
    let property = properties::lookup(name).unwrap();
    let start = Instant::now();
    let mut held = 0;
    for n in 0.. {
        if start.elapsed() > TIME && n > 2 {
            break;
        }
        let module = program(n, mode);
        let mut cx = Context::new(Judging::fuzz());
        cx.number = n;
        match (property.run)(&module, &mut cx) {
            Ok(Outcome { status, .. }) => match status {
                Status::Held => held += 1,
                Status::Skipped(why) => {
                    println!("SKIPPED: {name}: {why}");
                    return 1;
                }
                _ => {}
            },
            Err(f) => panic!(
                "{name}, program {n}: {}: {}\n{:#?}\n{}",
                f.signature,
                f.message,
                f.detail,
                tandem_ir::text::print(&module)
            ),
        }
    }
    held
}

macro_rules! holds {
    ($($test:ident $name:literal $mode:ident),* $(,)?) => {
        $(#[test]
        fn $test() {
            let held = hold($name, Mode::$mode);
            assert!(held > 0, "could be held against no program");
        })*
        /// A property that nobody tests here is one that nobody has seen to hold.
        #[test]
        fn every_property_is_held_here() {
            let here = [$($name,)* "lli"];
            for p in properties::ALL {
                assert!(here.contains(&p.name), "{}", p.name);
            }
        }
    };
}

holds! {
    the_whole_check_holds "check" UbFree,
    the_whole_check_holds_where_poison_is "check" PoisonRich,
    lockstep_holds "lockstep" PoisonRich,
    the_free_run_holds "free-run" PoisonRich,
    the_pipeline_refines "pipeline" UbFree,
    text_survives_a_round_trip "round-trip" PoisonRich,
    programs_are_well_formed "verifier" PoisonRich,
    the_validator_agrees_with_the_interpreter "validator" UbFree,
    the_result_is_deterministic "determinism" UbFree,
    executions_show_what_scalar_evolution_claims "scev-claims" UbFree,
    launches_measure_what_is_claimed_of_accesses "access-claims" UbFree,
    executions_show_what_is_claimed_of_values "value-claims" PoisonRich,
    kept_scalar_evolution_is_what_a_new_one_says "scev-edits" UbFree,
    answers_of_scalar_evolution_know_no_order "scev-order" UbFree,
    the_reducer_is_idempotent "reducer" UbFree,
    the_pass_manager_does_what_its_passes_do "pipelines" UbFree,
    both_selections_do_what_the_program_does "codegen" UbFree,
    ptxas_takes_what_is_selected "ptxas-accepts" UbFree,
    selected_ptx_comes_back "ptx-round-trip" UbFree,
    steps_on_selected_ptx_are_judged "ptx-lockstep" UbFree,
    passes_keep_the_streams_of_selected_ptx "ptx-streams" UbFree,
}

#[test]
fn lli_agrees_with_the_interpreter() {
    if !properties::installed(properties::LLI) {
        eprintln!("SKIPPED: {} is not installed", properties::LLI);
        return;
    }
    assert!(
        hold("lli", Mode::UbFree) > 0,
        "could be held against no program"
    );
}

/// What is not aligned goes through a library that `lli` does not load: nothing is known of our side.
#[test]
fn what_the_host_has_no_library_for_is_unsupported() {
    if !properties::installed(properties::LLI) {
        eprintln!("SKIPPED: {} is not installed", properties::LLI);
        return;
    }
    let text = "define i32 @f(i32 %a) {\n  %s = alloca i32, align 4\n  store i32 5, ptr %s, align 4\n  \
        %v = atomicrmw add ptr %s, i32 %a monotonic, align 1\n  ret i32 %v\n}\n";
    let status = ask("lli", text).unwrap().status;
    assert!(
        matches!(&status, Status::Unsupported(why) if why.contains("run-time library")),
        "{status:?}"
    );
}

/// Properties of PTX on PTX that is drawn; and that they can fail.
#[test]
fn properties_of_ptx_are_held_against_drawn_ptx() {
    let start = Instant::now();
    let of_ptx = || {
        properties::ALL
            .iter()
            .filter_map(|p| Some((p.name, p.of_ptx?)))
    };
    for n in 0.. {
        if start.elapsed() > TIME && n > 2 {
            break;
        }
        let text = tandem_fuzz::machine::by_thread(&tandem_fuzz::machine::from_seed(n));
        for (name, held) in of_ptx() {
            let mut cx = Context::new(Judging::fuzz());
            (cx.number, cx.sample) = (n, 16);
            if let Err(f) = held(text.as_bytes(), &mut cx) {
                panic!(
                    "{name}, program {n}: {}: {}\n{text}",
                    f.signature, f.message
                );
            }
        }
    }
    assert_eq!(of_ptx().count(), 5);
    for (name, held) in of_ptx().filter(|p| p.0 == "check" || p.0.ends_with("streams")) {
        let failed = held(b"no PTX", &mut Context::new(Judging::fuzz())).unwrap_err();
        assert_eq!(
            failed.signature.to_string(),
            "source/invalid/-/text",
            "{name}"
        );
    }
}

/// What a property says of a text that is not verified first.
fn ask(name: &str, text: &str) -> Result<Outcome, String> {
    let module = tandem_ir::text::parse(text.as_bytes(), "t.ll").unwrap();
    let mut cx = Context::new(Judging::fuzz());
    let answer = (properties::lookup(name).unwrap().run)(&module, &mut cx);
    answer.map_err(|f| f.signature.to_string())
}

#[test]
fn an_ill_formed_program_fails_the_verifier() {
    let text = "define i32 @f(i1 %c) {\n  br i1 %c, label %a, label %b\na:\n  %x = add i32 1, 2\n  br label %b\nb:\n  ret i32 %x\n}\n";
    let failed = ask("verifier", text).unwrap_err();
    assert!(failed.starts_with("verifier/ours/"), "{failed}");
}

#[test]
fn what_is_not_done_is_said() {
    let kernel =
        "target triple = \"nvptx64-nvidia-cuda\"\ndefine ptx_kernel void @k() {\n  ret void\n}\n";
    for name in ["validator", "lli"] {
        let outcome = ask(name, kernel).unwrap();
        assert!(
            matches!(outcome.status, Status::Unsupported(_)),
            "{name}: {:?}",
            outcome.status
        );
    }
    let mut cx = Context::new(Judging::fuzz());
    (cx.number, cx.sample) = (1, 64);
    let lli = properties::lookup("lli").unwrap();
    let outcome = (lli.run)(&program(1, Mode::UbFree), &mut cx).unwrap();
    assert!(matches!(outcome.status, Status::Skipped(_)), "{outcome:?}");
}

#[test]
fn an_unknown_pass_is_no_silent_success() {
    let module = program(1, Mode::UbFree);
    let mut cx = Context::new(Judging::fuzz().of_pass("no-such-pass"));
    let check = properties::lookup("check").unwrap();
    let failure = (check.run)(&module, &mut cx).unwrap_err();
    assert!(failure.message.contains("unknown pass"), "{failure:?}");
}

#[test]
fn every_property_holds_on_programs_made_for_any_pass() {
    for pass in tandem_ir::passes::on_ir() {
        for n in 0..6 {
            let config = Config::swarm(n).with_bias(Some(pass.name));
            let module = generate::from_seed(n, &config);
            for p in properties::ALL.iter().filter(|p| p.name != "lli") {
                let mut cx = Context::new(Judging::fuzz().of_pass(pass.name));
                (cx.number, cx.sample) = (n, 4);
                if let Err(f) = (p.run)(&module, &mut cx) {
                    let text = tandem_ir::text::print(&module);
                    panic!(
                        "{}, {}, {n}: {}: {}\n{text}",
                        pass.name, p.name, f.signature, f.message
                    );
                }
            }
        }
    }
}

/// The encoder takes what a block's or a thread's own memory holds for unknown, and nobody can tell the interpreter
/// what that is.
#[test]
fn the_validator_leaves_contents_alone_that_no_input_can_give() {
    let property = properties::lookup("validator").unwrap();
    let status = |variable: &str, pointer: &str| {
        let text = format!(
            "{variable}\ndefine i32 @f(i32 noundef %x) {{\n  %v = load i32, {pointer} @v\n  %z = add i32 %x, %v\n  ret i32 %z\n}}"
        );
        let module = tandem_ir::text::parse(text.as_bytes(), "test").unwrap();
        let mut cx = Context::new(Judging::fuzz());
        (property.run)(&module, &mut cx).unwrap().status
    };
    for (variable, pointer) in [
        (
            "@v = internal addrspace(3) global i32 undef",
            "ptr addrspace(3)",
        ),
        (
            "@v = internal addrspace(5) global i32 7",
            "ptr addrspace(5)",
        ),
        ("@v = internal thread_local global i32 7", "ptr"),
    ] {
        let s = status(variable, pointer);
        assert!(matches!(s, Status::Unsupported(_)), "{variable}: {s:?}");
    }
    for variable in [
        "@v = internal global i32 7",
        "@v = internal constant i32 7",
        "@v = internal externally_initialized constant i32 7",
        "@v = weak constant i32 7",
    ] {
        assert_eq!(status(variable, "ptr"), Status::Held, "{variable}");
    }
}
