-- The sources that have named the product: addresses, and files by their columns and name. None: it is from the command line.
alter table product_sources add column origins text[] not null default '{}';

-- What undoing needs beside the record: the stock that the import has left, and the pictures before it, null if they were the store's own.
alter table import_products add column stock jsonb;
alter table import_products add column image_ids uuid[];
create index on import_products using gin (image_ids) where image_ids <> '{}';

-- Its code, which only the first of several rows gets.
alter table import_rows add column code text;
create index on import_rows (import_id, code);
