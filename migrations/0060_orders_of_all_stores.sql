-- Administrators list the orders of all stores by time, also those of one status.
create index on orders (created_at desc, id desc);
create index on orders (status, created_at desc, id desc);
