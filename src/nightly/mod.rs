//! Every night: hunt, triage, remember, report.
