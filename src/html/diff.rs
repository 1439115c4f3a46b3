//! Two texts side by side, with the lines that changed marked, and within them the words.
//!
//! On a narrow screen the same rows stand below each other, as a unified diff does: the
//! style hides the second copy of lines that are equal.

use super::escape;
use similar::{ChangeTag, DiffOp, DiffTag, TextDiff};

/// Equal lines shown around a change; longer stretches are left out with a note.
const CONTEXT: usize = 12;
/// Lines that are worth leaving out.
const SHORTEST_GAP: usize = 12;

/// The comparison as markup.
pub fn side_by_side(left: &str, before: &str, right: &str, after: &str) -> String {
    let diff = TextDiff::from_lines(before, after);
    let mut out = String::from("<div class=\"diff\">\n");
    out += &format!(
        "<div class=\"row head\"><div>{}</div><div>{}</div></div>\n",
        escape(left),
        escape(right)
    );
    let ops = diff.ops();
    for (n, op) in ops.iter().enumerate() {
        match op.tag() {
            DiffTag::Equal => equal(&diff, op, n == 0, n + 1 == ops.len(), &mut out),
            _ => changed(&diff, op, &mut out),
        }
    }
    out + "</div>\n"
}

fn equal(diff: &TextDiff<'_, '_, '_, str>, op: &DiffOp, first: bool, last: bool, out: &mut String) {
    let range = op.old_range();
    let n = range.len();
    let head = if first { 0 } else { CONTEXT };
    let tail = if last { 0 } else { CONTEXT };
    let shown = if n > head + tail + SHORTEST_GAP && !(first && last) {
        Some((head, n - tail))
    } else {
        None
    };
    for (k, line) in diff.old_slices()[range].iter().enumerate() {
        if let Some((from, to)) = shown
            && (from..to).contains(&k)
        {
            if k == from {
                *out += &format!("<div class=\"skip\">… {} equal lines</div>\n", to - from);
            }
            continue;
        }
        let text = cell("", line);
        *out += &format!("<div class=\"row same\">{text}{text}</div>\n");
    }
}

/// A run of removed and added lines: paired by position, words marked where both sides have a line.
fn changed<'a>(diff: &'a TextDiff<'a, 'a, 'a, str>, op: &DiffOp, out: &mut String) {
    let mut old: Vec<String> = Vec::new();
    let mut new: Vec<String> = Vec::new();
    for change in diff.iter_inline_changes(op) {
        let words: String = change
            .iter_strings_lossy()
            .map(|(marked, text)| {
                let text = escape(text.trim_end_matches('\n'));
                match marked && !text.trim().is_empty() {
                    true => format!("<b>{text}</b>"),
                    false => text,
                }
            })
            .collect();
        match change.tag() {
            ChangeTag::Delete => old.push(words),
            ChangeTag::Insert => new.push(words),
            ChangeTag::Equal => {}
        }
    }
    for k in 0..old.len().max(new.len()) {
        let side = |lines: &[String], class: &str| match lines.get(k) {
            Some(l) => format!("<pre class=\"{class}\">{l}</pre>"),
            None => "<pre class=\"none\"></pre>".into(),
        };
        *out += &format!(
            "<div class=\"row\">{}{}</div>\n",
            side(&old, "gone"),
            side(&new, "new")
        );
    }
}

fn cell(class: &str, line: &str) -> String {
    let line = escape(line.trim_end_matches('\n'));
    format!("<pre class=\"{class}\">{line}</pre>")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changed_lines_are_marked_on_their_side() {
        let html = side_by_side(
            "before",
            "a\nret i32 %x\nc\n",
            "after",
            "a\nret i32 %y\nc\nd\n",
        );
        assert!(html.contains("class=\"gone\">ret i32 "), "{html}");
        assert!(html.contains("class=\"new\">ret i32 "), "{html}");
        assert_eq!(html.matches("class=\"row same\"").count(), 2);
        assert_eq!(html.matches("class=\"none\"").count(), 1);
        assert!(html.contains("<b>"));
    }

    #[test]
    fn markup_in_lines_is_text() {
        let html = side_by_side("<a>", "<b>\n", "<c>", "<script>\n");
        assert!(
            !html.contains("<script>") && !html.contains("<a>"),
            "{html}"
        );
    }

    #[test]
    fn long_equal_stretches_are_left_out() {
        let same: String = (0..200).map(|n| format!("line {n}\n")).collect();
        let html = side_by_side("", &format!("{same}x\n"), "", &format!("{same}y\n"));
        assert!(html.contains("188 equal lines"), "{html}");
    }
}
