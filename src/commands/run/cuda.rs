//! `tandem run --on cuda`.

use super::{Args, Line, description};
use crate::cuda::{self, Answer, Launcher, NoPtx, Ptx, Said};
use tandem_optimized::driver::{self, EXIT_FINDING, EXIT_GOOD, Interrupt};

/// What a line says was meant.
pub(super) const ON: &str = "on cuda";

/// Runs every file's launches on a device, each in a process of its own.
pub(super) fn run(
    args: &Args,
    files: &[String],
    interrupt: &Interrupt,
) -> Result<Vec<Line>, String> {
    let launcher = Launcher::new(args.device_time, interrupt)?;
    let several = files.len() > 1;
    let mut lines = Vec::new();
    for file in files {
        let started = std::time::Instant::now();
        let mut line = match one(args, &launcher, file) {
            Ok(line) => line,
            Err(e) if several => line(file, "not run", vec![e]),
            Err(e) => return Err(e),
        };
        line.seconds = args.time_report.then(|| started.elapsed().as_secs_f64());
        lines.push(line);
    }
    Ok(lines)
}

/// In the process that has the device: writes what came of it.
pub(super) fn answer(args: &Args, out: &str, interrupt: &Interrupt) -> Result<i32, String> {
    let (Some(file), Some(launch)) = (args.paths.first(), &args.launch) else {
        return Err("error: --device-answer wants a file and --launch".into());
    };
    let said = cuda::answer(file, launch);
    let text = serde_json::to_vec(&said).map_err(|e| format!("error: {e}"))?;
    driver::write_output(out, &text, interrupt).map_err(|e| e.to_string())?;
    Ok(EXIT_GOOD)
}

fn line(file: &str, status: &'static str, detail: Vec<String>) -> Line {
    Line {
        on: Some(ON.into()),
        ..Line::unusable(file, status, detail)
    }
}

fn one(args: &Args, launcher: &Launcher, file: &str) -> Result<Line, String> {
    let (_, path) = description(args, file)?;
    let ptx = match Ptx::of(file) {
        Ok(ptx) => ptx,
        Err(NoPtx::Unreadable(why)) => return Err(why),
        Err(NoPtx::NotGenerated(code, why)) if code == EXIT_FINDING => {
            return Ok(line(file, "ill-formed", vec![why]));
        }
        Err(NoPtx::NotGenerated(_, why)) => return Ok(line(file, "unsupported", vec![why])),
    };
    let said = match launcher.launch(&ptx.text, &path)? {
        Answer::Said(said) => said,
        Answer::Hang(seconds) => {
            let why = format!("the launches did not end within {seconds} s and were cut off");
            return Ok(line(file, "hang", vec![why]));
        }
        Answer::Died(how) => {
            let why = format!("the process that launched it {how}");
            return Ok(line(file, "device fault", vec![why]));
        }
    };
    Ok(match said {
        Said::Skipped { why } => line(file, "skipped", vec![why]),
        Said::Unsupported { why } => line(file, "unsupported", vec![why]),
        Said::Unusable { why } => return Err(why),
        Said::Refused { error, log } => line(
            file,
            "refused",
            vec![format!("by the driver: {error}"), log],
        ),
        Said::Fault { kernel, error } => line(
            file,
            "device fault",
            vec![format!("kernel '{kernel}': {error}")],
        ),
        Said::Ran(ran) => {
            let on = format!("{ON}: {}", ran.device);
            let again = ran.retargeted.iter();
            let mut detail: Vec<String> = again.map(|t| format!("made anew for {t}")).collect();
            let status = match ran.differences.is_empty() {
                true => "ok",
                false => "wrong result",
            };
            detail.extend(ran.differences);
            Line {
                on: Some(on),
                ..line(file, status, detail)
            }
        }
    })
}
