//! A directed graph as a drawing: boxes with lines of text, and arrows between them.

use super::escape;
use super::layout::{Point, Problem, layout};

/// A line of text in a box.
#[derive(Clone, Debug, Default)]
pub struct Line {
    /// The text.
    pub text: String,
    /// What is set after it in the colour of the path, such as a value.
    pub value: String,
}

/// A box.
#[derive(Clone, Debug, Default)]
pub struct Node {
    /// First line, in bold.
    pub title: String,
    /// Further lines.
    pub lines: Vec<Line>,
    /// Lies on the path that is shown.
    pub on_path: bool,
    /// Differs from its counterpart in the other drawing.
    pub changed: bool,
}

/// An arrow.
#[derive(Clone, Debug, Default)]
pub struct Edge {
    /// From which box.
    pub from: usize,
    /// To which.
    pub to: usize,
    /// Text at its start.
    pub label: String,
    /// Lies on the path that is shown.
    pub on_path: bool,
}

/// A graph; the first box is the entry.
#[derive(Clone, Debug, Default)]
pub struct Graph {
    /// Boxes.
    pub nodes: Vec<Node>,
    /// Arrows.
    pub edges: Vec<Edge>,
}

/// Width of a character and height of a line, in pixels, of the style's drawing font.
const CHARACTER: f64 = 6.7;
const LINE: f64 = 15.0;
const PADDING: f64 = 8.0;
/// Boxes beyond which nobody could follow the drawing.
pub const MAX_NODES: usize = 160;

impl Graph {
    /// The drawing as SVG in a container that scrolls, or a sentence if the graph is too large to follow.
    pub fn svg(&self, label: &str) -> String {
        if self.nodes.len() > MAX_NODES {
            return format!(
                "<p class=\"soft\">{} blocks are too many to draw.</p>\n",
                self.nodes.len()
            );
        }
        let sizes: Vec<Point> = self.nodes.iter().map(Node::size).collect();
        let ends: Vec<(usize, usize)> = self.edges.iter().map(|e| (e.from, e.to)).collect();
        let l = layout(&Problem {
            sizes: &sizes,
            edges: &ends,
        });
        // Room for self loops at the right and arrow labels at the edges.
        let (width, height) = (l.size.0 + 60.0, l.size.1 + 20.0);
        let mut out = format!(
            "<div class=\"scroll\"><svg role=\"img\" aria-label=\"{}\" width=\"{width:.0}\" height=\"{height:.0}\" \
             viewBox=\"-10 -10 {width:.0} {height:.0}\">\n",
            escape(label)
        );
        let routes = self.spread(&sizes, l.edges);
        for (e, points) in self.edges.iter().zip(&routes) {
            out += &match e.from == e.to {
                true => self_loop(e, l.boxes[e.from], sizes[e.from]),
                false => arrow(e, points),
            };
        }
        for ((n, at), size) in self.nodes.iter().zip(&l.boxes).zip(&sizes) {
            out += &n.draw(*at, *size);
        }
        out + "</svg></div>\n"
    }
}

impl Graph {
    /// Lets the arrows that leave a box begin side by side, in the order in which they go, so that their labels do not
    /// cover each other.
    fn spread(&self, sizes: &[Point], mut routes: Vec<Vec<Point>>) -> Vec<Vec<Point>> {
        for (n, size) in sizes.iter().enumerate() {
            let leaves = |e: &usize| self.edges[*e].from == n && self.edges[*e].to != n;
            let mut out: Vec<usize> = (0..self.edges.len()).filter(leaves).collect();
            let toward = |e: &usize| routes[*e].get(1).map_or(0.0, |p| p.0);
            out.sort_by(|a, b| toward(a).total_cmp(&toward(b)));
            let gap = (size.0 / (out.len() + 1) as f64).min(60.0);
            for (k, e) in out.iter().enumerate() {
                let shift = k as f64 - (out.len() - 1) as f64 / 2.0;
                if let Some(first) = routes[*e].first_mut() {
                    first.0 += gap * shift;
                }
            }
        }
        routes
    }
}

impl Node {
    fn size(&self) -> Point {
        let longest = |l: &Line| {
            let gap = if l.value.is_empty() { 0 } else { 2 };
            l.text.chars().count() + l.value.chars().count() + gap
        };
        let title = self.title.chars().count();
        let chars = self
            .lines
            .iter()
            .map(longest)
            .chain([title])
            .max()
            .unwrap_or(0);
        let lines = 1 + self.lines.len();
        (
            (chars as f64 * CHARACTER + 2.0 * PADDING).max(40.0),
            lines as f64 * LINE + PADDING,
        )
    }

    fn draw(&self, (x, y): Point, (w, h): Point) -> String {
        let mut class = String::from("node");
        class += if self.on_path { " on" } else { "" };
        class += if self.changed { " changed" } else { "" };
        let left = x - w / 2.0;
        let mut out = format!(
            "<g class=\"{class}\"><rect x=\"{left:.1}\" y=\"{y:.1}\" width=\"{w:.1}\" height=\"{h:.1}\" rx=\"4\"/>"
        );
        let mut base = y + LINE;
        let left = left + PADDING;
        out += &format!(
            "<text class=\"title\" x=\"{left:.1}\" y=\"{base:.1}\">{}</text>",
            escape(&self.title)
        );
        for l in &self.lines {
            base += LINE;
            let value = match l.value.as_str() {
                "" => String::new(),
                v => format!("<tspan class=\"value\">  {}</tspan>", escape(v)),
            };
            out += &format!(
                "<text x=\"{left:.1}\" y=\"{base:.1}\">{}{value}</text>",
                escape(&l.text)
            );
        }
        out + "</g>\n"
    }
}

fn class(e: &Edge) -> &'static str {
    if e.on_path { "edge on" } else { "edge" }
}

/// A curve through the points, with its head at the last one.
fn arrow(e: &Edge, points: &[Point]) -> String {
    let (Some(&(x, y)), Some(&end)) = (points.first(), points.last()) else {
        return String::new();
    };
    let mut path = format!("M{x:.1} {y:.1}");
    for pair in points.windows(2) {
        let ((ax, ay), (bx, by)) = (pair[0], pair[1]);
        let middle = f64::midpoint(ay, by);
        path += &format!(" C{ax:.1} {middle:.1} {bx:.1} {middle:.1} {bx:.1} {by:.1}");
    }
    // An arrow upwards ends at a lower side.
    let up = y > end.1;
    let d = if up { 7.0 } else { -7.0 };
    let head = format!(
        "{:.1},{:.1} {:.1},{:.1} {:.1},{:.1}",
        end.0,
        end.1,
        end.0 - 4.0,
        end.1 + d,
        end.0 + 4.0,
        end.1 + d
    );
    let side = points.get(1).map_or(0.0, |p| p.0 - x);
    let at = (x + side.signum() * 4.0, if up { y - 4.0 } else { y + 12.0 });
    let anchor = if side < 0.0 { "end" } else { "start" };
    format!(
        "<g class=\"{}\"><path d=\"{path}\"/><polygon points=\"{head}\"/>{}</g>\n",
        class(e),
        text(&e.label, at, anchor)
    )
}

fn self_loop(e: &Edge, (x, y): Point, (w, h): Point) -> String {
    let right = x + w / 2.0;
    let (from, to) = (y + h - 8.0, y + 10.0);
    let out = right + 26.0;
    let head = format!(
        "{right:.1},{to:.1} {:.1},{:.1} {:.1},{:.1}",
        right + 7.0,
        to - 4.0,
        right + 7.0,
        to + 4.0
    );
    format!(
        "<g class=\"{}\"><path d=\"M{right:.1} {from:.1} C{out:.1} {from:.1} {out:.1} {to:.1} {right:.1} {to:.1}\"/>\
         <polygon points=\"{head}\"/>{}</g>\n",
        class(e),
        text(&e.label, (right + 10.0, from + 12.0), "start")
    )
}

fn text(label: &str, (x, y): Point, anchor: &str) -> String {
    match label {
        "" => String::new(),
        t => format!(
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\">{}</text>",
            escape(t)
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boxes_arrows_and_values_are_drawn_and_escaped() {
        let node = |title: &str| Node {
            title: title.into(),
            lines: vec![Line {
                text: "%x = icmp slt i32 %a, <b>".into(),
                value: "i1 1".into(),
            }],
            on_path: true,
            changed: false,
        };
        let edge = |from, to| Edge {
            from,
            to,
            label: "true".into(),
            on_path: from == 0,
        };
        let g = Graph {
            nodes: vec![node("entry"), node("loop")],
            edges: vec![edge(0, 1), edge(1, 1), edge(1, 0)],
        };
        let svg = g.svg("a <graph>");
        assert_eq!(svg.matches("<rect").count(), 2);
        assert_eq!(svg.matches("<polygon").count(), 3);
        assert_eq!(svg.matches("class=\"value\"").count(), 2);
        assert!(!svg.contains("<b>") && !svg.contains("<graph>"), "{svg}");
    }

    #[test]
    fn a_graph_that_nobody_could_follow_is_a_sentence() {
        let g = Graph {
            nodes: vec![Node::default(); MAX_NODES + 1],
            edges: Vec::new(),
        };
        assert!(g.svg("x").contains("too many to draw"));
    }
}
