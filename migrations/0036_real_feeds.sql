alter table products
  -- False: the store says that it has the product, but not how much. The quantity in the warehouse is then more than any order takes.
  add column is_stock_counted boolean not null default true,
  -- GTIN.
  add column barcode text,
  -- Of the packed product.
  add column weight_grams int check (weight_grams > 0),
  add column length_mm int check (length_mm > 0),
  add column width_mm int check (width_mm > 0),
  add column height_mm int check (height_mm > 0);

-- Pictures that feeds name are fetched; one of the same content is stored once for each store.
alter table files
  drop constraint files_source_check,
  add constraint files_source_check check (source in ('Local', 'Uploadcare', 'Youtube', 'Feed')),
  add column content_hash text;
create unique index files_contents on files (charged_to, content_hash) where content_hash is not null;

alter table product_sources
  add column store_id int references stores,
  -- When the pictures are fetched, or tried again. Null: there is nothing to fetch.
  add column pictures_due_at timestamptz,
  add column picture_tries int not null default 0;
update product_sources ps set store_id = p.store_id, pictures_due_at = case when ps.urls <> '{}' then now() end
from products p where p.id = ps.product_id;
alter table product_sources alter column store_id set not null;
create index product_sources_due on product_sources (store_id, pictures_due_at) where pictures_due_at is not null;
