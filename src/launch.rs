//! Launch descriptions: what to run a kernel on, and what must come out.
//!
//! `launch.json` lies beside the kernel's `.ll` files (its form is described in
//! `corpus/kernels/README.md`). Expected data were computed on the host by
//! independent code; integers must agree exactly, floats within the stated relative
//! tolerance.

mod host;

pub use host::{Host, Ir, Ptx, mangled};

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tandem_ir::Module;
use tandem_ir::diag::{Diagnostic, ErrorKind};
use tandem_oracle::inputs::Rng;
use tandem_oracle::interp::{
    Buffer, Device, Environment, Image, Launch, LaunchRun, Limits, Outcome, Policy, Program,
    Schedule, Value,
};

/// A launch description.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Description {
    /// One line for people.
    #[serde(default)]
    pub about: String,
    /// Global memory by name.
    #[serde(default)]
    pub buffers: BTreeMap<String, Data>,
    /// Module variables that the host writes first.
    #[serde(default)]
    pub globals: BTreeMap<String, Data>,
    /// Launches in order, on the same memory.
    pub launches: Vec<LaunchLine>,
    /// Expected final contents of buffers.
    #[serde(default)]
    pub expect: BTreeMap<String, Data>,
    /// Expected final contents of module variables.
    #[serde(default)]
    pub expect_globals: BTreeMap<String, Data>,
}

/// Typed data: either all elements, or a count and a fill.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Data {
    /// `i8` … `u64`, `f32`, `f64`.
    #[serde(rename = "type")]
    pub ty: ElementType,
    /// Elements.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub data: Option<Vec<serde_json::Number>>,
    /// Number of elements, if `data` is absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<u64>,
    /// Value of every element, if `data` is absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fill: Option<serde_json::Number>,
    /// Largest relative error of floats in an expectation; absent: exact.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tolerance: Option<f64>,
}

/// Element types of [`Data`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "each variant is its keyword")]
pub enum ElementType {
    I8,
    I16,
    I32,
    I64,
    U8,
    U16,
    U32,
    U64,
    F32,
    F64,
}

/// One launch.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct LaunchLine {
    /// Kernel name.
    pub kernel: String,
    /// Number of blocks in x, y and z.
    pub grid: [u32; 3],
    /// Threads per block.
    pub block: [u32; 3],
    /// Dynamic shared memory.
    #[serde(default)]
    pub shared_bytes: u64,
    /// Arguments: one key each, `buffer` or an element type.
    #[serde(default)]
    pub args: Vec<BTreeMap<String, serde_json::Value>>,
}

/// Why a description cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum LaunchError {
    /// Not JSON of the right form.
    #[error("{0}")]
    Form(Box<Diagnostic>),
    /// Does not fit the module.
    #[error("error: {path}: {why}")]
    Mismatch {
        /// File.
        path: String,
        /// What is wrong, in words.
        why: String,
    },
}

impl ElementType {
    /// Bytes per element.
    pub fn size(self) -> usize {
        match self {
            ElementType::I8 | ElementType::U8 => 1,
            ElementType::I16 | ElementType::U16 => 2,
            ElementType::I32 | ElementType::U32 | ElementType::F32 => 4,
            ElementType::I64 | ElementType::U64 | ElementType::F64 => 8,
        }
    }
    fn is_float(self) -> bool {
        matches!(self, ElementType::F32 | ElementType::F64)
    }
    /// Little-endian bytes of one element; `None` if the number does not fit.
    fn encode(self, n: &serde_json::Number) -> Option<Vec<u8>> {
        if self.is_float() {
            let v = n.as_f64()?;
            return Some(match self {
                ElementType::F32 => (v as f32).to_le_bytes().to_vec(),
                _ => v.to_le_bytes().to_vec(),
            });
        }
        let v = n
            .as_i64()
            .map(i128::from)
            .or_else(|| n.as_u64().map(i128::from))?;
        let bits = 8 * self.size() as u32;
        let fits = v >= -(1i128 << (bits - 1)) && v < 1i128 << bits;
        fits.then(|| v.to_le_bytes()[..self.size()].to_vec())
    }
    fn decode(self, bytes: &[u8]) -> f64 {
        match self {
            ElementType::F32 => bytes
                .try_into()
                .map_or(f64::NAN, |b| f64::from(f32::from_le_bytes(b))),
            _ => bytes.try_into().map_or(f64::NAN, f64::from_le_bytes),
        }
    }
    /// Whether two floats are the same but for a relative error.
    pub(crate) fn within(self, error: f64, a: &[u8], b: &[u8]) -> bool {
        let (a, b) = (self.decode(a), self.decode(b));
        self.is_float() && (a - b).abs() <= error * a.abs().max(b.abs())
    }
    /// One element as a number of JSON; `None` for what JSON has no number for.
    fn number(self, bytes: &[u8]) -> Option<serde_json::Number> {
        match self.is_float() {
            true => serde_json::Number::from_f64(self.decode(bytes)),
            false => self.show(bytes).parse().ok(),
        }
    }
    /// One element for people.
    pub(crate) fn show(self, bytes: &[u8]) -> String {
        if self.is_float() {
            return format!("{}", self.decode(bytes));
        }
        let mut wide = [0u8; 16];
        wide[..bytes.len()].copy_from_slice(bytes);
        let bits = 8 * bytes.len() as u32;
        let v = i128::from_le_bytes(wide);
        let signed = matches!(
            self,
            ElementType::I8 | ElementType::I16 | ElementType::I32 | ElementType::I64
        );
        if signed {
            (v << (128 - bits) >> (128 - bits)).to_string()
        } else {
            v.to_string()
        }
    }
}

/// Largest buffer of a description, and all of its buffers together, in bytes.
const MAX_BUFFER: u64 = 1 << 28;

/// Most dynamic shared memory of a launch, in bytes; several times what GPUs have.
const MAX_SHARED: u64 = 1 << 20;

/// What the JSON reader did not like, at its place in the text.
pub(crate) fn form_error(e: &serde_json::Error, text: &[u8], path: &str) -> Diagnostic {
    let line_start = text
        .split_inclusive(|&b| b == b'\n')
        .take(e.line().saturating_sub(1))
        .map(<[u8]>::len)
        .sum::<usize>();
    let whole = e.to_string();
    // The place is said by the diagnostic.
    let message = whole.split(" at line ").next().unwrap_or(&whole);
    Diagnostic::at(
        ErrorKind::Syntax,
        message,
        text,
        line_start + e.column().saturating_sub(1),
    )
    .in_file(path)
}

impl Data {
    /// How many bytes it takes.
    fn size(&self) -> u64 {
        let count = self
            .data
            .as_ref()
            .map_or(self.count.unwrap_or(0), |d| d.len() as u64);
        count.saturating_mul(self.ty.size() as u64)
    }
    /// The bytes.
    fn bytes(&self) -> Result<Vec<u8>, String> {
        let encode = |n: &serde_json::Number| {
            self.ty
                .encode(n)
                .ok_or_else(|| format!("{n} does not fit {:?}", self.ty))
        };
        if let Some(data) = &self.data {
            let parts: Result<Vec<_>, _> = data.iter().map(encode).collect();
            return Ok(parts?.concat());
        }
        let count = self.count.ok_or("neither 'data' nor 'count'")?;
        if self.size() > MAX_BUFFER {
            return Err(format!("{count} elements are too many"));
        }
        let one = match &self.fill {
            Some(n) => encode(n)?,
            None => vec![0; self.ty.size()],
        };
        Ok(one.repeat(count as usize))
    }
}

/// What a description's run came to.
pub struct Execution {
    /// Per launch: kernel name and result.
    pub runs: Vec<(String, LaunchRun)>,
    /// Final buffers by name.
    pub buffers: Vec<(String, Image)>,
    /// Final contents of the variables of which something is expected, by name.
    pub globals: Vec<(String, Image)>,
    /// Differences from the expected data, one line each; empty if all agree.
    pub differences: Vec<String>,
}

impl Execution {
    /// The first launch that did not return, if any.
    pub fn failed_launch(&self) -> Option<(&str, &Outcome)> {
        self.runs
            .iter()
            .find(|(_, r)| !r.outcome.is_returned())
            .map(|(k, r)| (k.as_str(), &r.outcome))
    }
    /// Instructions over all launches.
    pub fn steps(&self) -> u64 {
        self.runs.iter().map(|(_, r)| r.steps).sum()
    }
}

/// How launches run.
#[derive(Clone, Copy, Debug)]
pub struct How {
    /// Who runs when.
    pub schedule: Schedule,
    /// Look for data races.
    pub races: bool,
    /// Seed of every choice but the schedule.
    pub seed: u64,
    /// Limits of each launch.
    pub limits: Limits,
}

impl Description {
    /// Reads a description.
    ///
    /// # Errors
    /// [`LaunchError::Form`] with line and column.
    pub fn parse(text: &[u8], path: &str) -> Result<Description, LaunchError> {
        serde_json::from_slice(text)
            .map_err(|e| LaunchError::Form(Box::new(form_error(&e, text, path))))
    }

    /// The description on other data of the same kind: some elements of each buffer have changed places. What is expected
    /// no longer holds then, and the kernel may not be made for it.
    pub fn varied(&self, seed: u64) -> Description {
        let mut rng = Rng::new(seed);
        let mut other = self.clone();
        for list in other.buffers.values_mut().filter_map(|d| d.data.as_mut()) {
            let n = list.len() as u64;
            for _ in 0..n.div_ceil(8) {
                let (a, b) = (rng.below(n), rng.below(n));
                list.swap(a as usize, b as usize);
            }
        }
        other
    }

    /// Takes what a run computed, in the buffers and variables that are looked at, as what is expected. `None` if
    /// some of it is not defined or cannot be written as numbers.
    pub fn expect_what_was_computed(&mut self, run: &Execution) -> Option<()> {
        for (name, data) in &mut self.expect {
            let (_, image) = run.buffers.iter().find(|(n, _)| n == name)?;
            data.take(image)?;
        }
        for (name, data) in &mut self.expect_globals {
            let (_, image) = run.globals.iter().find(|(n, _)| n == name)?;
            data.take(image)?;
        }
        Some(())
    }

    /// Runs all launches and compares with the expected data.
    ///
    /// # Errors
    /// [`LaunchError::Mismatch`] if the description names what the module does not have.
    pub fn execute(
        &self,
        module: &Module,
        path: &str,
        schedule: Schedule,
        races: bool,
        seed: u64,
        limits: Limits,
    ) -> Result<Execution, LaunchError> {
        let how = How {
            schedule,
            races,
            seed,
            limits,
        };
        self.execute_in(module, path, how, None)
    }

    /// As [`Self::execute`], with an environment that answers calls of functions that the module does not define.
    ///
    /// # Errors
    /// As [`Self::execute`].
    pub fn execute_in(
        &self,
        module: &Module,
        path: &str,
        how: How,
        environment: Option<&mut dyn Environment>,
    ) -> Result<Execution, LaunchError> {
        let wrong = |why: String| LaunchError::Mismatch {
            path: path.into(),
            why,
        };
        let program = Program::compile(module).map_err(|u| wrong(u.to_string()))?;
        let mut device = Device::new(&program).map_err(|u| wrong(u.to_string()))?;
        if let Some(e) = environment {
            device.set_environment(e);
        }
        self.execute_on(&mut Ir(device, module), path, how)
    }

    /// Runs all launches on a device, of whatever instruction set, and compares with the expected data.
    ///
    /// # Errors
    /// As [`Self::execute`].
    pub fn execute_on(
        &self,
        device: &mut dyn Host,
        path: &str,
        how: How,
    ) -> Result<Execution, LaunchError> {
        let How {
            schedule,
            races,
            seed,
            limits,
        } = how;
        let wrong = |why: String| LaunchError::Mismatch {
            path: path.into(),
            why,
        };
        let total = self
            .buffers
            .values()
            .fold(0u64, |sum, d| sum.saturating_add(d.size()));
        if total > MAX_BUFFER && self.buffers.len() > 1 {
            return Err(wrong(format!(
                "buffers of {total} bytes are too large together"
            )));
        }
        let mut numbers = BTreeMap::new();
        for (name, data) in &self.buffers {
            let bytes = data
                .bytes()
                .map_err(|e| wrong(format!("buffer '{name}': {e}")))?;
            numbers.insert(name.as_str(), device.alloc(&Buffer::global(bytes)));
        }
        for (name, data) in &self.globals {
            let bytes = data
                .bytes()
                .map_err(|e| wrong(format!("global '{name}': {e}")))?;
            if !device.write_global(name, 0, &bytes) {
                return Err(wrong(format!(
                    "the module has no variable '{name}' of at least {} bytes",
                    bytes.len()
                )));
            }
        }
        let mut runs = Vec::new();
        for line in &self.launches {
            let mut launch = line.resolve(device, &numbers).map_err(wrong)?;
            launch.schedule = schedule;
            launch.race_detection = races;
            launch.policy = Policy {
                seed,
                limits,
                ..Policy::default()
            };
            let run = device.launch(&launch);
            let stop = !run.outcome.is_returned();
            runs.push((line.kernel.clone(), run));
            if stop {
                break;
            }
        }
        let mut result = Execution {
            runs,
            buffers: Vec::new(),
            globals: Vec::new(),
            differences: Vec::new(),
        };
        for (name, &n) in &numbers {
            result
                .buffers
                .extend(device.read(n).map(|i| ((*name).to_owned(), i)));
        }
        self.compare(device, &mut result).map_err(wrong)?;
        Ok(result)
    }

    fn compare(&self, device: &dyn Host, result: &mut Execution) -> Result<(), String> {
        for (name, data) in &self.expect {
            let image = result
                .buffers
                .iter()
                .find(|(n, _)| n == name)
                .map(|(_, i)| i);
            let image =
                image.ok_or_else(|| format!("'expect' names the unknown buffer '{name}'"))?;
            let lines = data.differences(name, image)?;
            result.differences.extend(lines);
        }
        for (name, data) in &self.expect_globals {
            let image = device
                .read_global(name)
                .ok_or_else(|| format!("the module has no variable '{name}'"))?;
            result
                .differences
                .extend(data.differences(&format!("@{name}"), &image)?);
            result.globals.push((name.clone(), image));
        }
        Ok(())
    }
}

impl Data {
    /// Expects the elements of `image`.
    fn take(&mut self, image: &Image) -> Option<()> {
        if !image.marks.is_empty() {
            return None;
        }
        let elements = image.bytes.chunks_exact(self.ty.size());
        let numbers: Option<Vec<_>> = elements.map(|e| self.ty.number(e)).collect();
        self.data = Some(numbers?);
        (self.count, self.fill) = (None, None);
        Some(())
    }

    /// Lines for the elements of `image` that are not as expected (at most four, then a count).
    fn differences(&self, name: &str, image: &Image) -> Result<Vec<String>, String> {
        let expected = self
            .bytes()
            .map_err(|e| format!("expected '{name}': {e}"))?;
        let size = self.ty.size();
        let mut lines = Vec::new();
        let mut wrong = 0usize;
        for (k, want) in expected.chunks_exact(size).enumerate() {
            let range = k * size..(k + 1) * size;
            let marked = image.marks.iter().any(|m| range.contains(&(m.0 as usize)));
            let got = image.bytes.get(range).filter(|_| !marked);
            if got.is_some_and(|g| self.near(want, g)) {
                continue;
            }
            wrong += 1;
            if wrong <= 4 {
                let got = got.map_or_else(|| "nothing defined".to_owned(), |g| self.ty.show(g));
                lines.push(format!(
                    "{name}[{k}] is {got}, expected {}",
                    self.ty.show(want)
                ));
            }
        }
        if wrong > 4 {
            lines.push(format!("… and {} more elements of {name}", wrong - 4));
        }
        Ok(lines)
    }

    /// Whether an element is one that is wanted, within the tolerance if there is one.
    pub(crate) fn near(&self, want: &[u8], got: &[u8]) -> bool {
        if want == got {
            return true;
        }
        let (Some(tolerance), true) = (self.tolerance, self.ty.is_float()) else {
            return false;
        };
        let (w, g) = (self.ty.decode(want), self.ty.decode(got));
        w == g || (w - g).abs() <= tolerance * w.abs().max(g.abs())
    }
}

impl LaunchLine {
    fn resolve(&self, device: &dyn Host, buffers: &BTreeMap<&str, u32>) -> Result<Launch, String> {
        let (kernel, params) = device
            .kernel(&self.kernel)
            .ok_or_else(|| format!("the module has no kernel '{}'", self.kernel))?;
        if params != self.args.len() {
            return Err(format!(
                "kernel '{}' takes {params} arguments, {} are given",
                self.kernel,
                self.args.len()
            ));
        }
        let threads = self
            .grid
            .iter()
            .chain(&self.block)
            .try_fold(1u64, |a, &b| a.checked_mul(u64::from(b)));
        if !threads.is_some_and(|t| t > 0 && t <= 1 << 20) {
            return Err(format!(
                "a launch of {:?} x {:?} threads is empty or too large",
                self.grid, self.block
            ));
        }
        if self.shared_bytes > MAX_SHARED {
            return Err(format!(
                "{} bytes of dynamic shared memory are too large",
                self.shared_bytes
            ));
        }
        let args: Result<Vec<Value>, String> =
            self.args.iter().map(|a| argument(a, buffers)).collect();
        let mut launch = Launch::new(kernel, self.grid, self.block, args?);
        launch.dynamic_shared_bytes = self.shared_bytes;
        Ok(launch)
    }
}

fn argument(
    arg: &BTreeMap<String, serde_json::Value>,
    buffers: &BTreeMap<&str, u32>,
) -> Result<Value, String> {
    let mut it = arg.iter();
    let (Some((key, value)), None) = (it.next(), it.next()) else {
        return Err("an argument has exactly one key: 'buffer' or a type".into());
    };
    if key == "buffer" {
        let name = value.as_str().ok_or("'buffer' wants a name")?;
        let n = buffers
            .get(name)
            .ok_or_else(|| format!("there is no buffer '{name}'"))?;
        return Ok(Value::buffer(*n));
    }
    let ty: ElementType = serde_json::from_value(serde_json::Value::String(key.clone()))
        .map_err(|_| format!("unknown argument type '{key}'"))?;
    let number = value
        .as_number()
        .ok_or_else(|| format!("'{key}' wants a number"))?;
    let bytes = ty
        .encode(number)
        .ok_or_else(|| format!("{number} does not fit {key}"))?;
    if ty.is_float() {
        let v = ty.decode(&bytes);
        return Ok(if ty == ElementType::F32 {
            Value::f32(v as f32)
        } else {
            Value::f64(v)
        });
    }
    let mut wide = [0u8; 16];
    wide[..bytes.len()].copy_from_slice(&bytes);
    Ok(Value::int(
        8 * bytes.len() as u32,
        u128::from_le_bytes(wide),
    ))
}
