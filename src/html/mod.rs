//! Report pages: one file of HTML that shows everything and needs nothing else.
//!
//! A page has its style inline and its drawings as SVG; it loads nothing, so it can be
//! mailed, archived and opened without a network. It follows the reader's light or dark
//! scheme and reads on a narrow screen. Everything that comes from a program goes
//! through [`escape`], since a function may be called `<script>`.
//!
//! [`Page`] and [`Table`] build pages; [`diff`] sets two texts side by side; [`graph`]
//! draws a directed graph in layers, [`mod@cfg`] a function's control flow; [`chart`] draws
//! numbers.

pub mod cfg;
pub mod chart;
pub mod diff;
pub mod graph;
mod layout;
mod table;

pub use table::{Cell, Table};

const STYLE: &str = include_str!("style.css");

/// Text as HTML text or attribute value. Control characters, which HTML cannot hold, become a visible sign.
pub fn escape(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            '\n' | '\t' => out.push(c),
            c if c.is_control() => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out
}

/// A page under construction. Texts are escaped; only [`Page::html`] takes markup, which the modules here make.
pub struct Page {
    title: String,
    body: String,
}

impl Page {
    /// An empty page with its heading.
    pub fn new(title: &str) -> Page {
        Page {
            title: title.into(),
            body: format!("<h1>{}</h1>\n", escape(title)),
        }
    }
    /// Begins a section.
    pub fn section(&mut self, heading: &str) -> &mut Page {
        self.tag("h2", None, heading)
    }
    /// A smaller heading.
    pub fn heading(&mut self, heading: &str) -> &mut Page {
        self.tag("h3", None, heading)
    }
    /// A paragraph.
    pub fn text(&mut self, text: &str) -> &mut Page {
        self.tag("p", None, text)
    }
    /// A paragraph with one of the style's classes: `lead`, `soft`, `good`, `warn`, `bad`.
    pub fn styled(&mut self, class: &str, text: &str) -> &mut Page {
        self.tag("p", Some(class), text)
    }
    /// A command line to copy.
    pub fn command(&mut self, command: &str) -> &mut Page {
        self.tag("pre", Some("command"), command)
    }
    /// A list of lines in the fixed font.
    pub fn lines<S: AsRef<str>>(&mut self, lines: &[S]) -> &mut Page {
        let all: Vec<&str> = lines.iter().map(AsRef::as_ref).collect();
        self.command(&all.join("\n"))
    }
    /// Names and what they are.
    pub fn facts(&mut self, facts: &[(&str, String)]) -> &mut Page {
        let rows = facts
            .iter()
            .map(|(name, value)| format!("<dt>{}</dt><dd>{}</dd>\n", escape(name), escape(value)));
        let rows: String = rows.collect();
        self.html(&format!("<dl class=\"facts\">\n{rows}</dl>\n"))
    }
    /// Markup, as the drawing modules return it.
    pub fn html(&mut self, markup: &str) -> &mut Page {
        self.body.push_str(markup);
        self
    }
    fn tag(&mut self, tag: &str, class: Option<&str>, text: &str) -> &mut Page {
        let class = class.map_or_else(String::new, |c| format!(" class=\"{}\"", escape(c)));
        let text = escape(text);
        self.html(&format!("<{tag}{class}>{text}</{tag}>\n"))
    }
    /// The whole page.
    pub fn render(&self) -> String {
        format!(
            "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">\n\
             <title>{}</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n{}<footer>tandem {}</footer>\n</body>\n</html>\n",
            escape(&self.title),
            self.body,
            env!("CARGO_PKG_VERSION")
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_of_programs_cannot_become_markup() {
        let evil = "<script>alert(\"1\")</script>&'\u{0}";
        let mut page = Page::new(evil);
        page.section(evil).text(evil).command(evil).lines(&[evil]);
        page.facts(&[(evil, evil.into())]);
        let text = page.render();
        assert!(!text.contains("<script"), "{text}");
        assert!(!text.contains('\u{0}'));
        assert!(text.contains("&lt;script&gt;alert(&quot;1&quot;)"));
    }

    #[test]
    fn a_page_asks_for_nothing_from_outside() {
        let text = Page::new("x").render();
        for outside in ["http://", "https://", "src=", "@import", "url("] {
            assert!(!text.contains(outside), "{outside}");
        }
    }
}
