//! `tandem run F.ptx`.

use super::{Args, Line, description, how, judge, parse_argument, policy, status_of};
use crate::launch::{Description, Execution, Ptx};
use crate::levels;
use tandem_optimized::driver;
use tandem_oracle::interp::{Event, Outcome, Policy, Value, ptx};

/// Runs a PTX file's kernels, or one of its functions.
pub(super) fn run(args: &Args, file: &str) -> Result<Line, String> {
    let bytes = driver::read_input(file).map_err(|e| e.to_string())?;
    let (module, places) =
        driver::ptx::parse_with_places(&bytes, file).map_err(|e| e.to_string())?;
    let program = ptx::Program::new(&module, Some((&places, &bytes)));
    match &args.function {
        Some(name) => call(args, &program, file, name),
        None => launch(args, &program, file),
    }
}

fn launch(args: &Args, program: &ptx::Program<'_>, file: &str) -> Result<Line, String> {
    let (wanted, path) = description(args, file)?;
    let e = execute(&wanted, program, &path, args)?;
    let (mut status, mut detail) = judge(&e, args.races);
    if let Some(ir) = &args.against {
        let source = driver::load_module(ir).map_err(|e| e.to_string())?;
        let of_ir = wanted
            .execute_in(&source, &path, how(args), None)
            .map_err(|e| e.to_string())?;
        let found = levels::differences(&of_ir, &e);
        if status == "ok" || status == "wrong result" {
            status = if found.is_empty() { "ok" } else { "miscompile" };
            detail = found;
        }
    }
    Ok(Line {
        file: file.into(),
        status,
        detail,
        steps: e.steps(),
        on: None,
        seconds: None,
    })
}

fn execute(
    wanted: &Description,
    program: &ptx::Program<'_>,
    path: &str,
    args: &Args,
) -> Result<Execution, String> {
    let device = ptx::Device::new(program, Policy::default()).map_err(|u| format!("error: {u}"))?;
    let run = wanted.execute_on(&mut Ptx(device, program), path, how(args));
    run.map_err(|e| e.to_string())
}

fn call(args: &Args, program: &ptx::Program<'_>, file: &str, name: &str) -> Result<Line, String> {
    let function = program
        .function(name)
        .ok_or_else(|| format!("error: {file}: there is no function '{name}' with a body"))?;
    let params = program.module().funcs[function as usize].params.len();
    if params != args.args.len() {
        return Err(format!(
            "error: {name} takes {params} arguments, {} are given with --arg",
            args.args.len()
        ));
    }
    let values: Result<Vec<Value>, String> = args.args.iter().map(|a| parse_argument(a)).collect();
    let r = ptx::run(program, function, values?, policy(args));
    let mut detail = vec![describe(&r.outcome)];
    let events = r.events.iter().flat_map(|(_, e)| e);
    detail.extend(events.map(|e: &Event| format!("event {e:?}")));
    if r.choices.any() {
        detail.push("the run depended on a choice (unspecified bits or the like)".into());
    }
    Ok(Line {
        file: file.into(),
        status: status_of(&r.outcome),
        detail,
        steps: r.steps,
        on: None,
        seconds: None,
    })
}

/// An ending; results with their bits, which PTX gives no type.
fn describe(o: &Outcome) -> String {
    match o {
        Outcome::Returned(Some(Value::Int { width, bits })) => {
            format!("returned b{width} {bits} ({bits:#x})")
        }
        o => o.to_string(),
    }
}
