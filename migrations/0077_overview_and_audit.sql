-- What the first page of the administration counts.
create index on import_addresses (coalesce(fetched_at, created_at)) where problem is not null;
create index on imports (seen_at) where is_automatic and status in ('Columns', 'Categories', 'Checked');
create index on stores (id) where status = 'Suspended';

-- The audit log is read by time: all of it, of one person, of one action and of one kind of record.
create index on audit_log (at, id);
create index on audit_log (action, at, id);
create index on audit_log (entity, at, id);
create index on audit_log (actor_id, at, id);
drop index audit_log_actor_id_id_idx;
