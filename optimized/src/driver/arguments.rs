//! Arguments in messages: no message repeats one that nobody wants to read to its end.

use crate::options::shown;

/// Characters of a value that a message repeats, at most.
const LONGEST: usize = 200;

/// A message in which arguments of the command line, and the values in them, are cut to what can be read.
pub fn without_long_values(message: &str, args: &[String]) -> String {
    let mut values: Vec<&str> = args.iter().flat_map(|a| values(a)).collect();
    values.retain(|v| v.chars().count() > LONGEST);
    // What is part of another value is looked for when that has been cut.
    values.sort_by_key(|v| std::cmp::Reverse(v.len()));
    let mut text = message.to_owned();
    for value in values {
        text = text.replace(value, &shown(value));
    }
    text
}

/// An argument, its name, and what stands behind its `=`.
fn values(argument: &str) -> Vec<&str> {
    let bare = argument.trim_start_matches('-');
    let mut all = vec![argument, bare];
    if let Some((name, value)) = bare.split_once('=') {
        all.extend([name, value]);
    }
    // The value of a short option may stand behind its letter.
    if let Some((second, _)) = bare.char_indices().nth(1) {
        all.push(&bare[second..]);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::without_long_values;

    #[test]
    fn long_values_are_cut_wherever_they_stand() {
        let long = "x".repeat(5_000);
        for argument in [format!("--emit={long}"), format!("-{long}"), long.clone()] {
            let message = format!("error: invalid value '{long}' for '{argument}'");
            let short = without_long_values(&message, &[argument]);
            assert!(short.len() < 500, "{short}");
            assert!(short.starts_with("error: invalid value 'xxx") && short.contains('…'));
        }
        let same = "error: no such file 'a.ll'";
        assert_eq!(without_long_values(same, &["a.ll".into()]), same);
    }
}
