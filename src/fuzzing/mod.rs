//! The fuzz loop: programs in, findings and gauges out.
