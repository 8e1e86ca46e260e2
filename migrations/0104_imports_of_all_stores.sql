-- Administrators list the imports of all stores, the latest first.
create index on imports (created_at desc);
