//! Tables: a head, rows, and numbers set flush right.

use super::escape;

/// One cell.
#[derive(Clone, Debug)]
pub struct Cell {
    text: String,
    class: &'static str,
    link: Option<String>,
}

impl Cell {
    /// Text.
    pub fn text(text: impl Into<String>) -> Cell {
        Cell {
            text: text.into(),
            class: "",
            link: None,
        }
    }
    /// A number, flush right.
    pub fn number(text: impl Into<String>) -> Cell {
        Cell {
            text: text.into(),
            class: "number",
            link: None,
        }
    }
    /// Text in one of the style's classes: `good`, `warn`, `bad`, `soft`, `mono`.
    pub fn styled(class: &'static str, text: impl Into<String>) -> Cell {
        Cell {
            text: text.into(),
            class,
            link: None,
        }
    }
    /// Text that leads to a file beside the page.
    pub fn link(text: impl Into<String>, file: &str) -> Cell {
        Cell {
            text: text.into(),
            class: "",
            link: Some(file.into()),
        }
    }
    fn html(&self, tag: &str) -> String {
        let text = escape(&self.text);
        let text = match &self.link {
            Some(file) => format!("<a href=\"{}\">{text}</a>", escape(file)),
            None => text,
        };
        match self.class {
            "" => format!("<{tag}>{text}</{tag}>"),
            class => format!("<{tag} class=\"{class}\">{text}</{tag}>"),
        }
    }
}

/// A table under construction.
#[derive(Clone, Debug, Default)]
pub struct Table {
    caption: String,
    head: Vec<Cell>,
    rows: Vec<(bool, Vec<Cell>)>,
}

impl Table {
    /// An empty table.
    pub fn new(caption: &str, head: &[Cell]) -> Table {
        Table {
            caption: caption.into(),
            head: head.to_vec(),
            rows: Vec::new(),
        }
    }
    /// Adds a row.
    pub fn row(&mut self, cells: Vec<Cell>) -> &mut Table {
        self.rows.push((false, cells));
        self
    }
    /// Adds a row that stands out as wrong.
    pub fn wrong_row(&mut self, cells: Vec<Cell>) -> &mut Table {
        self.rows.push((true, cells));
        self
    }
    /// True if there is no row.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }
    /// The table; a wide one scrolls within itself.
    pub fn html(&self) -> String {
        let line =
            |tag: &str, cells: &[Cell]| -> String { cells.iter().map(|c| c.html(tag)).collect() };
        let mut out = String::from("<div class=\"scroll\"><table>\n");
        if !self.caption.is_empty() {
            out += &format!("<caption>{}</caption>\n", escape(&self.caption));
        }
        out += &format!(
            "<thead><tr>{}</tr></thead>\n<tbody>\n",
            line("th", &self.head)
        );
        for (wrong, cells) in &self.rows {
            let class = if *wrong { " class=\"wrong\"" } else { "" };
            out += &format!("<tr{class}>{}</tr>\n", line("td", cells));
        }
        out + "</tbody></table></div>\n"
    }
}
