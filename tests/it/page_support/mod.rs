//! Opens a page in headless Chromium and says what it shows.
//!
//! The page is put into a frame of a chosen width, as it is; a script around it, which
//! the page itself would not allow, looks at what came out. Without Chromium the caller
//! says visibly that it skips.

#![allow(clippy::unwrap_used, dead_code)]

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "chrome"];

/// What a page shows at one width.
#[derive(Debug, serde::Deserialize)]
pub struct Shown {
    /// Visible text.
    pub text: String,
    /// Width of the frame, and of what would have to be scrolled to.
    pub width: f64,
    pub scroll_width: f64,
    /// Drawings with a visible size, and boxes, arrows and curves in them.
    pub drawings: usize,
    pub boxes: usize,
    pub arrows: usize,
    pub curves: usize,
    /// Pairs of lines of a comparison that stand side by side, and below each other.
    pub beside: usize,
    pub below: usize,
    /// Things that the page asked for from outside.
    pub requests: usize,
    /// Red, green and blue of the page and of its text.
    pub background: String,
    pub color: String,
    /// Heads of columns that are so narrow that they take several lines.
    pub tall_heads: usize,
    /// Headings.
    pub headings: Vec<String>,
}

fn browser() -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path)
        .flat_map(|d| BROWSERS.map(|b| d.join(b)))
        .find(|p| p.is_file())
}

/// What a page shows in a frame of the given width; `None`, with a line that says so, where no Chromium is installed.
pub fn show(page: &Path, width: u32, dark: bool) -> Option<Shown> {
    let Some(browser) = browser() else {
        eprintln!(
            "SKIPPED: no Chromium is installed (ci/setup --browser), so the page was not opened"
        );
        return None;
    };
    let text = std::fs::read_to_string(page).unwrap();
    // For people who want to see for themselves what the tests open.
    if let Some(folder) = std::env::var_os("TANDEM_PAGES") {
        let name = std::thread::current().name().unwrap_or("page").to_owned();
        std::fs::write(Path::new(&folder).join(format!("{name}.html")), &text).unwrap();
    }
    let quoted = text.replace('&', "&amp;").replace('"', "&quot;");
    let folder = tempfile::tempdir().unwrap();
    let outer = folder.path().join("outer.html");
    let frame = format!(
        "<iframe id=\"f\" style=\"width:{width}px;height:2000px;border:0\" srcdoc=\"{quoted}\"></iframe>"
    );
    std::fs::write(
        &outer,
        format!("<!DOCTYPE html><body><pre id=\"probe\"></pre>{frame}<script>{PROBE}</script>"),
    )
    .unwrap();
    let scheme = format!(
        "--blink-settings=preferredColorScheme={}",
        if dark { 0 } else { 1 }
    );
    let out = Command::new(browser)
        .args([
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--virtual-time-budget=20000",
            "--dump-dom",
        ])
        .args([
            "--host-resolver-rules=MAP * ~NOTFOUND",
            "--window-size=1600,2200",
            &scheme,
        ])
        .arg(format!(
            "--user-data-dir={}",
            folder.path().join("profile").display()
        ))
        .arg(format!("file://{}", outer.display()))
        .stderr(Stdio::null())
        .output()
        .unwrap();
    let dom = String::from_utf8_lossy(&out.stdout).into_owned();
    let from = dom.find("<pre id=\"probe\">").unwrap() + "<pre id=\"probe\">".len();
    let probe = &dom[from..from + dom[from..].find("</pre>").unwrap()];
    let json = probe
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&amp;", "&");
    Some(serde_json::from_str(&json).unwrap_or_else(|e| panic!("{e}: {json}")))
}

const PROBE: &str = r#"
addEventListener('load', () => {
  const d = document.getElementById('f').contentDocument, w = d.defaultView;
  const size = e => e.getBoundingClientRect();
  const visible = e => { const r = size(e); return r.width > 1 && r.height > 1; };
  const all = s => [...d.querySelectorAll(s)].filter(visible).length;
  const rows = [...d.querySelectorAll('.diff .row:not(.same):not(.head)')].filter(r => r.querySelector('.gone') && r.querySelector('.new'));
  const beside = rows.filter(r => Math.abs(size(r.querySelector('.gone')).top - size(r.querySelector('.new')).top) < 2).length;
  const style = w.getComputedStyle(d.body);
  document.getElementById('probe').textContent = JSON.stringify({
    text: d.body.innerText, width: d.documentElement.clientWidth, scroll_width: d.documentElement.scrollWidth,
    drawings: all('svg'), boxes: all('svg .node rect'), arrows: d.querySelectorAll('svg .edge path').length,
    curves: d.querySelectorAll('svg path.curve, svg rect').length,
    beside, below: rows.length - beside, requests: w.performance.getEntriesByType('resource').length,
    tall_heads: [...d.querySelectorAll('th')].filter(e => size(e).height > 64).length,
    background: style.backgroundColor, color: style.color,
    headings: [...d.querySelectorAll('h1,h2,h3')].map(e => e.innerText),
  });
});
"#;
