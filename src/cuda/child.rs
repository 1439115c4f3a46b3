//! What the process does that has the device: loads PTX, launches it on a description, and says what came of it.

use super::host::{Gpu, Trouble};
use super::ptx::{beyond_descriptions, fitted};
use super::{Ran, Said, digits};
use crate::launch::{Description, How};
use tandem_cuda::{Context, CudaError, Device, Driver};
use tandem_ir::machine::MModule;
use tandem_optimized::driver;
use tandem_oracle::interp::{Image, Limits, Schedule, ptx};

/// The variable that names another driver library.
const LIBRARY: &str = "TANDEM_CUDA_LIBRARY";

/// Bytes of stack per thread where functions are called; a driver gives fewer, and does not see how deep calls go.
const STACK: usize = 8 << 10;

/// Codes by which a driver says that a program or launch is none for this device: a version of PTX that it does not know, no
/// code for the device, a launch larger than it has room for, functions that it lacks.
const NOT_FOR_THIS_DEVICE: [i32; 4] = [222, 209, 701, 801];

/// Launches a PTX file on the description at a path.
pub fn answer(file: &str, description: &str) -> Said {
    launched(file, description).unwrap_or_else(|said| said)
}

fn unusable(why: impl ToString) -> Said {
    Said::Unusable {
        why: why.to_string(),
    }
}

/// An error before any kernel runs.
fn said(e: CudaError) -> Said {
    if e.is_absence() {
        return Said::Skipped { why: e.to_string() };
    }
    let foreign = |n: i32| NOT_FOR_THIS_DEVICE.contains(&n);
    match e {
        CudaError::Refused { code, log } if foreign(code.number) => Said::Unsupported {
            why: format!("{code}: {log}").trim_end_matches(": ").to_owned(),
        },
        CudaError::Refused { code, log } => Said::Refused {
            error: code.to_string(),
            log,
        },
        e if e.code().is_some_and(|c| foreign(c.number)) => {
            Said::Unsupported { why: e.to_string() }
        }
        e => unusable(format!("error: {e}")),
    }
}

fn launched(file: &str, path: &str) -> Result<Said, Said> {
    let text = driver::read_input(file).map_err(unusable)?;
    let module = driver::ptx::parse(&text, file).map_err(unusable)?;
    let wanted = driver::read_input(path).map_err(unusable)?;
    let wanted = Description::parse(&wanted, path).map_err(unusable)?;
    let library = std::env::var_os(LIBRARY);
    let driver = Driver::open(library.as_deref()).map_err(said)?;
    driver.count().map_err(said)?;
    let device = driver.device(0).map_err(said)?;
    if let Some(why) = beyond_descriptions(&module) {
        return Err(Said::Unsupported { why });
    }
    let text = String::from_utf8_lossy(&text);
    let fitted = fitted(&module, &text, device.sm());
    let (text, retargeted) = fitted.map_err(|why| Said::Unsupported { why })?;
    let context = device.context().map_err(said)?;
    if module.funcs.iter().any(|f| f.has_body && !f.is_entry) {
        context.stack(STACK).map_err(said)?;
    }
    let ran = run((&context, &device), (&module, &text), &wanted, path).map_err(|e| match e {
        // What the text is made for anew, its maker never said that it runs on.
        Said::Refused { error, log } if retargeted.is_some() => Said::Unsupported {
            why: format!(
                "the program is for sm_{}, the device is sm_{}: {error}: {log}",
                module.target.sm,
                device.sm()
            ),
        },
        e => e,
    })?;
    Ok(Said::Ran(Box::new(Ran { retargeted, ..ran })))
}

fn run(
    (context, device): (&Context, &Device),
    (module, text): (&MModule, &str),
    wanted: &Description,
    path: &str,
) -> Result<Ran, Said> {
    let loaded = context.load(text).map_err(said)?;
    let program = ptx::Program::new(module, None);
    let mut gpu = Gpu::new(context, &loaded, &program);
    // Nobody but the interpreter looks at these.
    let how = How {
        schedule: Schedule::RoundRobin(0),
        races: false,
        seed: 0,
        limits: Limits::default(),
    };
    let run = wanted.execute_on(&mut gpu, path, how);
    match gpu.trouble() {
        Some(Trouble::Before(e)) => return Err(said(e)),
        Some(Trouble::Kernel(kernel, e)) => {
            let foreign = e
                .code()
                .is_some_and(|c| NOT_FOR_THIS_DEVICE.contains(&c.number));
            let error = e.code().map_or_else(|| e.to_string(), ToString::to_string);
            return Err(match foreign {
                true => Said::Unsupported {
                    why: format!("kernel '{kernel}': {error}"),
                },
                false => Said::Fault { kernel, error },
            });
        }
        None => {}
    }
    let run = run.map_err(unusable)?;
    let images = |all: &[(String, Image)]| {
        let image = |(name, image): &(String, Image)| (name.clone(), digits(&image.bytes));
        all.iter().map(image).collect()
    };
    let (major, minor) = device.capability();
    Ok(Ran {
        device: format!("{}, compute capability {major}.{minor}", device.name()),
        retargeted: None,
        kernels: run.runs.iter().map(|(k, _)| k.clone()).collect(),
        buffers: images(&run.buffers),
        globals: images(&run.globals),
        differences: run.differences,
    })
}
