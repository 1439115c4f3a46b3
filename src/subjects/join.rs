//! Several modules as one text, and what became of it taken apart again.
//!
//! What a member defines gets a mark in its name, which survives what compilers do to names (`f` is `f.tb3x`, a clone of
//! it `f.tb3x.cold.1`). So does what it declares, unless compilers know the name ([`super::library`]): members whose
//! declarations of such functions, or types, differ do not travel together, and neither do those with another target or
//! other flags. Groups of attributes and nodes of metadata get other numbers; lists of nodes with a name
//! ([`LISTS`]) are put together. Afterwards a member is all that has its mark, with what that needs; one that needs
//! something of another member (a compiler that merges functions or constants) is no longer whole, and is asked again
//! alone. Nothing here is taken for granted: a difference that is found in a batch is looked for again without it.

use super::library;
use super::pieces::{self, Entity, Kind, Piece};
use std::collections::{BTreeMap, BTreeSet};

/// A module that may travel with others.
#[derive(Debug)]
pub struct Member {
    /// The entities that are its own, in order.
    own: Vec<String>,
    /// What it defines, and what it declares under a name of its own.
    defines: BTreeSet<String>,
    /// Lists of nodes: the numbers in each.
    lists: BTreeMap<String, Vec<u64>>,
    /// What it declares under a name that compilers know, with the text of the attributes.
    declares: BTreeMap<String, String>,
    /// The declarations, and the types, as they stand.
    declarations: BTreeMap<String, String>,
    types: BTreeMap<String, String>,
    /// What all members have in common: target, flags.
    key: String,
    /// The entities that say so.
    common: Vec<String>,
    /// One more than the largest number of a group, of a node.
    groups: u64,
    nodes: u64,
}

/// Metadata with a name that all members may have, if it says the same.
const FLAGS: &str = "llvm.module.flags";
/// Metadata with a name that is a list of nodes, each about something of its member.
const LISTS: &[&str] = &["llvm.dbg.cu", "llvm.ident", "nvvm.annotations"];

impl Member {
    /// A module as a member; none if it must go alone.
    pub fn new(text: &str) -> Option<Member> {
        let all = pieces::entities(text)?;
        let mut groups = BTreeMap::new();
        let mut nodes = BTreeMap::new();
        for (entity, own) in &all {
            match entity {
                Entity::Attributes(n) => {
                    groups.insert(*n, own.split_once('=')?.1.trim());
                }
                Entity::Node(n) => {
                    nodes.insert(*n, own.split_once('=')?.1.trim());
                }
                _ => {}
            }
        }
        let mut member = Member {
            own: Vec::new(),
            defines: BTreeSet::new(),
            lists: BTreeMap::new(),
            declares: BTreeMap::new(),
            declarations: BTreeMap::new(),
            types: BTreeMap::new(),
            key: String::new(),
            common: Vec::new(),
            groups: groups.keys().last().map_or(0, |n| n + 1),
            nodes: nodes.keys().last().map_or(0, |n| n + 1),
        };
        for (entity, own) in &all {
            member.take(*entity, own, &groups, &nodes)?;
        }
        Some(member)
    }

    fn take(
        &mut self,
        entity: Entity<'_>,
        own: &str,
        groups: &BTreeMap<u64, &str>,
        nodes: &BTreeMap<u64, &str>,
    ) -> Option<()> {
        match entity {
            Entity::Source => {}
            Entity::Target => {
                self.key.push_str(own);
                self.common.push(own.into());
            }
            Entity::Type(name) => {
                self.types.insert(name.into(), own.into());
            }
            Entity::Declared(name) | Entity::Defined(name) if cannot_be_marked(name) => {
                return None;
            }
            Entity::Declared(name) if !library::knows(name) => {
                self.defines.insert(name.into());
                self.own.push(own.into());
            }
            Entity::Declared(name) => {
                let spelled = expanded(own, groups)?;
                self.declares.insert(name.into(), spelled);
                self.declarations.insert(name.into(), own.into());
            }
            Entity::Defined(name) => {
                // A list of the compiler's, or where a program begins.
                if name.starts_with("llvm.") || name == "main" {
                    return None;
                }
                self.defines.insert(name.into());
                self.own.push(own.into());
            }
            Entity::Comdat(_) | Entity::Attributes(_) | Entity::Node(_) => {
                self.own.push(own.into());
            }
            Entity::Named(FLAGS) => {
                self.key.push_str(&flags(own, nodes)?);
                self.common.push(own.into());
            }
            Entity::Named(name) if LISTS.contains(&name) => {
                self.lists.insert(name.into(), listed(own));
            }
            Entity::Named(_) | Entity::Strange => return None,
        }
        Some(())
    }

    fn renamed(&self, own: &str, number: usize, offset: (u64, u64), out: &mut String) {
        pieces::each(own, |p| {
            let is_own = p.kind == Kind::Comdat || self.defines.contains(p.name());
            match (p.kind, p.number()) {
                (Kind::Attributes, Some(n)) => out.push_str(&format!("#{}", n + offset.0)),
                (Kind::Node, Some(n)) => out.push_str(&format!("!{}", n + offset.1)),
                (Kind::Global | Kind::Comdat, _) if is_own => match p.text.strip_suffix('"') {
                    Some(open) => out.push_str(&format!("{open}{}\"", mark(number))),
                    None => {
                        out.push_str(p.text);
                        out.push_str(&mark(number));
                    }
                },
                _ => out.push_str(p.text),
            }
        });
    }
}

/// True of a name that cannot get a mark: none at all, a number, one that has a mark already.
fn cannot_be_marked(name: &str) -> bool {
    name.bytes().all(|b| b.is_ascii_digit()) || mark_in(name).is_some()
}

/// The numbers of the nodes in a list.
fn listed(own: &str) -> Vec<u64> {
    let mut numbers = Vec::new();
    let nodes = own.split_once('=').map_or("", |t| t.1);
    pieces::each(nodes, |p| {
        if p.kind == Kind::Node {
            numbers.extend(p.number());
        }
    });
    numbers
}

/// A list of nodes by name.
fn list(name: &str, numbers: impl Iterator<Item = u64>) -> String {
    let numbers: Vec<String> = numbers.map(|n| format!("!{n}")).collect();
    format!("!{name} = !{{{}}}\n", numbers.join(", "))
}

/// A declaration with its attributes in place of their number; none if it has metadata.
fn expanded(own: &str, groups: &BTreeMap<u64, &str>) -> Option<String> {
    let mut text = String::new();
    let mut good = true;
    pieces::each(own, |p| match (p.kind, p.number()) {
        (Kind::Attributes, Some(n)) => text.push_str(groups.get(&n).copied().unwrap_or(p.text)),
        (Kind::Node, _) => good = false,
        _ => text.push_str(p.text),
    });
    good.then_some(text)
}

/// Flags with what their nodes say; none if those have nodes of their own.
fn flags(own: &str, nodes: &BTreeMap<u64, &str>) -> Option<String> {
    let mut text = String::new();
    let mut good = true;
    pieces::each(own, |p| match p.number().filter(|_| p.kind == Kind::Node) {
        None => text.push_str(p.text),
        Some(n) => match nodes.get(&n) {
            Some(node) => {
                pieces::each(node, |q| good &= q.kind != Kind::Node);
                text.push_str(node);
            }
            None => good = false,
        },
    });
    good.then_some(text)
}

/// What is added to a name of a member.
fn mark(number: usize) -> String {
    format!(".tb{number}x")
}

/// The member whose mark is in a text.
pub fn mark_in(text: &str) -> Option<usize> {
    text.match_indices(".tb").find_map(|(at, open)| {
        let rest = text.get(at + open.len()..)?;
        let digits = rest.find(|c: char| !c.is_ascii_digit())?;
        let (number, after) = rest.split_at(digits);
        after.starts_with('x').then_some(())?;
        number.parse().ok()
    })
}

/// A text without the mark of a member, as the subject would have put it if it had been alone.
pub fn without_mark(text: &str, number: usize) -> String {
    text.replace(&mark(number), "")
}

/// A text without the words that have a mark: the same of every member of which it says the same.
pub fn without_marked(text: &str) -> String {
    let words = text.split_whitespace();
    let unmarked = words.map(|w| if mark_in(w).is_some() { "_" } else { w });
    unmarked.collect::<Vec<_>>().join(" ")
}

/// Members that agree on what they share.
#[derive(Debug, Default)]
pub struct Batch<'a> {
    members: Vec<(usize, &'a Member)>,
    declares: BTreeMap<&'a str, &'a str>,
    types: BTreeMap<&'a str, &'a str>,
}

impl<'a> Batch<'a> {
    /// Takes a member with its number; false if it does not agree with those that are there.
    pub fn add(&mut self, number: usize, member: &'a Member) -> bool {
        let same_key = self.members.first().is_none_or(|m| m.1.key == member.key);
        let agree = |have: &BTreeMap<&str, &str>, more: &BTreeMap<String, String>| {
            more.iter()
                .all(|(k, v)| have.get(k.as_str()).is_none_or(|h| h == v))
        };
        if !same_key
            || !agree(&self.declares, &member.declares)
            || !agree(&self.types, &member.types)
        {
            return false;
        }
        let declares = member.declares.iter();
        self.declares
            .extend(declares.map(|(k, v)| (k.as_str(), v.as_str())));
        let types = member.types.iter();
        self.types
            .extend(types.map(|(k, v)| (k.as_str(), v.as_str())));
        self.members.push((number, member));
        true
    }

    /// Numbers of the members.
    pub fn numbers(&self) -> Vec<usize> {
        self.members.iter().map(|m| m.0).collect()
    }
}

/// Members as one module.
pub fn join(members: &[(usize, &Member)]) -> String {
    let mut out = String::new();
    let mut seen = BTreeSet::new();
    let mut lists: BTreeMap<&str, Vec<u64>> = BTreeMap::new();
    let mut offset = (0, 0);
    for (at, (number, m)) in members.iter().enumerate() {
        let common = m.common.iter().filter(|_| at == 0);
        let types = m.types.iter();
        let types: Vec<_> = types.filter(|t| seen.insert(('%', t.0))).collect();
        let declared = m.declarations.iter();
        let declared: Vec<_> = declared.filter(|d| seen.insert(('@', d.0))).collect();
        let first = common.chain(types.into_iter().map(|t| t.1)).chain(&m.own);
        for text in first.chain(declared.into_iter().map(|d| d.1)) {
            m.renamed(text, *number, offset, &mut out);
            if !out.ends_with('\n') {
                out.push('\n');
            }
        }
        for (name, numbers) in &m.lists {
            let all = lists.entry(name).or_default();
            all.extend(numbers.iter().map(|n| n + offset.1));
        }
        offset = (offset.0 + m.groups, offset.1 + m.nodes);
    }
    for (name, numbers) in lists {
        out.push_str(&list(name, numbers.into_iter()));
    }
    out
}

/// What became of the members of a batch, as text; none for a member that is no longer whole.
pub fn part(output: &str, members: &[(usize, &Member)]) -> Option<Vec<Option<String>>> {
    let entities = pieces::entities(output)?;
    let whole = Whole::new(&entities)?;
    let parts = members.iter().map(|(number, m)| whole.member(*number, m));
    Some(parts.collect())
}

/// The output of a batch.
struct Whole<'a> {
    entities: &'a [(Entity<'a>, &'a str)],
    /// Where what is.
    at: BTreeMap<(Kind, &'a str), usize>,
    /// What each entity needs.
    needs: Vec<Vec<usize>>,
    /// Whose it is.
    owner: Vec<Option<usize>>,
    /// What every member has.
    common: Vec<usize>,
    /// Lists of nodes, each with the entities in it.
    lists: Vec<(&'a str, Vec<usize>)>,
}

impl<'a> Whole<'a> {
    fn new(entities: &'a [(Entity<'a>, &'a str)]) -> Option<Whole<'a>> {
        let mut whole = Whole {
            entities,
            at: BTreeMap::new(),
            needs: Vec::new(),
            owner: Vec::new(),
            common: Vec::new(),
            lists: Vec::new(),
        };
        for (n, (entity, text)) in entities.iter().enumerate() {
            let head = |sigil: char| {
                let rest = text.split_once(sigil).map_or("", |t| t.1);
                let end = rest.find(|c: char| !c.is_ascii_digit());
                rest.get(..end.unwrap_or(rest.len())).unwrap_or("")
            };
            let mut owner = None;
            match *entity {
                Entity::Source => {}
                // Each member has a part of it.
                Entity::Named(name) if LISTS.contains(&name) => {}
                Entity::Target | Entity::Named(_) => whole.common.push(n),
                Entity::Type(name) => {
                    whole.at.insert((Kind::Local, name), n);
                }
                Entity::Comdat(name) => {
                    owner = mark_in(name);
                    whole.at.insert((Kind::Comdat, name), n);
                }
                Entity::Defined(name) | Entity::Declared(name) => {
                    owner = mark_in(name);
                    whole.at.insert((Kind::Global, name), n);
                }
                Entity::Attributes(_) => {
                    whole.at.insert((Kind::Attributes, head('#')), n);
                }
                Entity::Node(_) => {
                    whole.at.insert((Kind::Node, head('!')), n);
                }
                Entity::Strange => return None,
            }
            whole.owner.push(owner);
        }
        for (n, (_, text)) in entities.iter().enumerate() {
            let mut needs = BTreeSet::new();
            pieces::each(text, |p: Piece<'a>| {
                if p.kind != Kind::Other {
                    needs.extend(whole.at.get(&(p.kind, p.name())).filter(|m| **m != n));
                }
            });
            whole.needs.push(needs.into_iter().collect());
        }
        for (n, (entity, _)) in entities.iter().enumerate() {
            match *entity {
                Entity::Named(name) if LISTS.contains(&name) => {
                    whole
                        .lists
                        .push((name, std::mem::take(&mut whole.needs[n])));
                }
                _ => {}
            }
        }
        Some(whole)
    }

    fn member(&self, number: usize, member: &Member) -> Option<String> {
        let declared = member.declares.keys();
        let declared = declared.filter_map(|d| self.at.get(&(Kind::Global, d.as_str())));
        let own = self.owner.iter().enumerate();
        let own = own.filter(|(_, o)| **o == Some(number)).map(|o| o.0);
        let mut open: Vec<usize> = own.chain(self.common.iter().copied()).collect();
        open.extend(declared.copied());
        let types = member.types.keys();
        open.extend(types.filter_map(|t| self.at.get(&(Kind::Local, t.as_str()))));
        let mut all = BTreeSet::new();
        self.close(number, open, &mut all)?;
        let lists: Vec<String> = self
            .lists
            .iter()
            .map(|(name, nodes)| self.part_of(number, name, nodes, &mut all))
            .collect::<Option<_>>()?;
        let texts = all.iter().map(|n| self.entities[*n].1.trim_end());
        let text: Vec<&str> = texts.collect();
        let text = text.join("\n") + "\n" + &lists.concat();
        Some(text.replace(&mark(number), ""))
    }

    /// Adds entities, and what they need, to what a member has; none if something belongs to another one: the two
    /// are no longer apart.
    fn close(&self, number: usize, mut open: Vec<usize>, all: &mut BTreeSet<usize>) -> Option<()> {
        while let Some(n) = open.pop() {
            if self.owner[n].is_some_and(|o| o != number) {
                return None;
            }
            if all.insert(n) {
                open.extend(&self.needs[n]);
            }
        }
        Some(())
    }

    /// What a member has of a list: the nodes that its own entities need, or that name one of them.
    fn part_of(
        &self,
        number: usize,
        name: &str,
        nodes: &[usize],
        all: &mut BTreeSet<usize>,
    ) -> Option<String> {
        let mut mine = Vec::new();
        for &n in nodes {
            let (entity, text) = self.entities[n];
            if !all.contains(&n) && !text.contains(&mark(number)) {
                continue;
            }
            self.close(number, vec![n], all)?;
            if let Entity::Node(node) = entity {
                mine.push(node);
            }
        }
        Some(match mine.is_empty() {
            true => String::new(),
            false => list(name, mine.into_iter()),
        })
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    const A: &str = "target triple = \"t\"\n%T = type { i8 }\n@g = internal global i32 0, !m !0\ndefine i32 @f(i32 %x) #0 {\n  %y = call i32 @strlen(i32 %x)\n  store i32 %y, ptr @g, !m !0\n  ret i32 %y\n}\ndeclare i32 @strlen(i32) #1\nattributes #0 = { nounwind }\nattributes #1 = { cold }\n!0 = !{i32 7}\n";

    fn both(members: &[Member]) -> Vec<(usize, &Member)> {
        members.iter().enumerate().collect()
    }

    fn parsed(text: &str) -> String {
        let m = tandem_ir::text::parse(text.as_bytes(), "m").unwrap();
        tandem_ir::text::print(&m)
    }

    #[test]
    fn what_was_joined_comes_apart_as_it_was() {
        let b = "target triple = \"t\"\ndeclare i32 @strlen(i32) #5\ndefine void @f() #4 {\n  call void @\"g h\"()\n  ret void\n}\ndefine void @\"g h\"() {\n  ret void\n}\nattributes #4 = { noinline }\nattributes #5 = { cold }\n";
        let members = [Member::new(A).unwrap(), Member::new(b).unwrap()];
        let mut batch = Batch::default();
        assert!(batch.add(0, &members[0]) && batch.add(1, &members[1]));
        let text = join(&both(&members));
        assert!(text.contains("@\"g h.tb1x\"") && text.matches("@strlen(i32)").count() == 1);
        let parts = part(&text, &both(&members)).unwrap();
        for (part, before) in parts.into_iter().zip([A, b]) {
            assert_eq!(parsed(&part.unwrap()), parsed(before));
        }
    }

    #[test]
    fn members_that_disagree_do_not_travel_together() {
        let a = Member::new(A).unwrap();
        for other in [
            A.replace("triple = \"t\"", "triple = \"u\""),
            A.replace("{ cold }", "{ nounwind }"),
            A.replace("{ i8 }", "{ i16 }"),
        ] {
            let other = Member::new(&other).unwrap();
            let mut batch = Batch::default();
            assert!(batch.add(0, &a) && !batch.add(1, &other));
        }
        for alone in [
            "module asm \"nop\"\n",
            "@llvm.used = appending global [0 x ptr] []\n",
            "define void @0() {\n  ret void\n}\n",
            "!other = !{}\n",
        ] {
            assert!(Member::new(alone).is_none(), "{alone}");
        }
    }

    #[test]
    fn what_compilers_do_not_know_is_declared_by_each_for_itself() {
        let own = "define i32 @f(i32 %x) {\n  %y = call i32 @ask(i32 %x)\n  ret i32 %y\n}\ndeclare i32 @ask(i32)\n";
        let other = own.replace(
            "declare i32 @ask(i32)",
            "declare noundef i32 @ask(i32) #0\nattributes #0 = { cold }",
        );
        let members = [Member::new(own).unwrap(), Member::new(&other).unwrap()];
        let mut batch = Batch::default();
        assert!(batch.add(0, &members[0]) && batch.add(1, &members[1]));
        let text = join(&both(&members));
        assert!(text.contains("declare i32 @ask.tb0x(i32)"), "{text}");
        let parts = part(&text, &both(&members)).unwrap();
        for (part, before) in parts.into_iter().zip([own, &other]) {
            assert_eq!(parsed(&part.unwrap()), parsed(before));
        }
    }

    #[test]
    fn a_list_of_nodes_is_shared_out_to_those_that_they_name() {
        let kernel = |n: u32| {
            format!(
                "define void @k() {{\n  ret void\n}}\n!nvvm.annotations = !{{!0, !1}}\n!0 = !{{ptr @k, !\"kernel\", i32 1}}\n!1 = !{{ptr @k, !\"maxntidx\", i32 {n}}}\n"
            )
        };
        let plain = "define void @f() {\n  ret void\n}\n".to_owned();
        let texts = [kernel(32), plain, kernel(64)];
        let members = texts.each_ref().map(|t| Member::new(t).unwrap());
        let text = join(&both(&members));
        assert!(
            text.contains("!nvvm.annotations = !{!0, !1, !2, !3}"),
            "{text}"
        );
        let parts = part(&text, &both(&members)).unwrap();
        for (part, before) in parts.into_iter().zip(&texts) {
            assert_eq!(parsed(&part.unwrap()), parsed(before));
        }
    }

    #[test]
    fn a_member_that_needs_another_is_not_whole() {
        let members = [Member::new(A).unwrap(), Member::new(A).unwrap()];
        let text = join(&both(&members)).replace("ret i32 %y\n}\n", "ret i32 %y\n}\n\n");
        let merged = text.replacen("ptr @g.tb0x", "ptr @g.tb1x", 1);
        let parts = part(&merged, &both(&members)).unwrap();
        assert!(parts[0].is_none() && parts[1].is_some());
    }

    #[test]
    fn marks_are_found() {
        assert_eq!(mark_in("f.tb12x.cold.1"), Some(12));
        assert_eq!(mark_in("f.tbx"), None);
        assert_eq!(mark_in("f.tb1"), None);
    }
}
