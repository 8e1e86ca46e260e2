-- A version of a text is a draft until it is published. Those that there are have been published when they were written.
alter table texts add column published_at timestamptz default now();
update texts set published_at = created_at;
