//! Runs the kernel `k` of PTX files in one thread and prints what it stored.
//!
//! ```text
//! ptx_results FILE...
//! ```
//!
//! The kernel's parameter is the address of 64 KiB. For each file a line `FILE`, then for each 16 bytes that were written `OFFSET
//! BITS OPEN` in hexadecimal: the first eight bytes, and which of them are unspecified (`ff` each). `ci/peer-suite ptx-fold`
//! holds this against what ptxas folds.

use tandem_interp::{Buffer, ByteMark, Launch, Policy, Value, ptx};
use tandem_ir::Global;

fn main() -> Result<(), String> {
    for file in std::env::args().skip(1) {
        let text = std::fs::read(&file).map_err(|e| format!("{file}: {e}"))?;
        let module = tandem_ir::machine::text::parse(&text, &file).map_err(|e| e.to_string())?;
        let program = ptx::Program::new(&module, None);
        let kernel = program.function("k").ok_or("no kernel 'k'")?;
        let mut device =
            ptx::Device::new(&program, Policy::default()).map_err(|u| u.to_string())?;
        let out = device.alloc(&Buffer::global(vec![0; 1 << 16]));
        let args = vec![Value::buffer(out)];
        let run = device.launch(&Launch::new(Global::from_u32(kernel), [1; 3], [1; 3], args));
        println!("{file} {}", run.outcome);
        let image = device.read(out).unwrap_or_default();
        for (k, bytes) in image.bytes.chunks(16).enumerate() {
            let word: [u8; 8] = std::array::from_fn(|i| bytes[i]);
            let open: [u8; 8] = std::array::from_fn(|i| {
                let at = (16 * k + i) as u64;
                let marked = |m: &(u64, ByteMark)| m.0 == at;
                if image.marks.iter().any(marked) {
                    0xff
                } else {
                    0
                }
            });
            // What was stored says so in the bytes behind it.
            if bytes[8] != 0 {
                let [word, open] = [word, open].map(u64::from_le_bytes);
                println!("{:x} {word:x} {open:x}", 16 * k);
            }
        }
    }
    Ok(())
}
