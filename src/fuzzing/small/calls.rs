//! Calls of functions that promise some of what a call needs that may go, move or be made once: that it returns, does not unwind,
//! writes nothing, reads nothing. Each call makes a drawn part of these promises, so that what a pass forgets to ask shows.

use super::Draw;

/// What is said of memory.
const MEMORY: [&str; 5] = [
    "memory(none)",
    "memory(none)",
    "memory(read)",
    "memory(inaccessiblemem: readwrite)",
    "",
];
/// What else is said.
const WORDS: [&str; 4] = ["willreturn", "nounwind", "nosync", "nofree"];

impl Draw<'_> {
    /// Such a call, of a number in 64 bits that is well defined: what callees do for poison is a question of its own. Each promise is
    /// made by the declaration, at the call, or not at all.
    pub(super) fn promising_call(&mut self, v: &str, width: u32) -> String {
        let v = self.wide(v, width);
        let (v, said) = match self.rng.one_in(2) {
            true => (self.value(&format!("freeze i64 {v}")), ""),
            false => (v, "noundef "),
        };
        let memory = self.rng.below(MEMORY.len() as u64) as usize;
        let mut name = format!("@promising{memory}_");
        let (mut declared, mut here) = (vec![MEMORY[memory]], Vec::new());
        for (k, word) in WORDS.into_iter().enumerate() {
            match self.rng.below(8) {
                0 | 1 => {}
                2 => here.push(word),
                _ => {
                    name += &k.to_string();
                    declared.push(word);
                }
            }
        }
        self.declared
            .insert(format!("declare i64 {name}(i64) {}", declared.join(" ")));
        self.value(&format!(
            "call i64 {name}(i64 {said}{v}) {}",
            here.join(" ")
        ))
    }
}
