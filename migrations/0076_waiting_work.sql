-- What the first page of the administration counts.
create index on import_addresses (coalesce(fetched_at, created_at)) where problem is not null;
create index on imports (seen_at) where is_automatic and status in ('Columns', 'Categories', 'Checked');
create index on stores (id) where status = 'Suspended';
