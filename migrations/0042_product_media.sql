-- Videos of a product in their order; the files of the source Youtube.
alter table products add column video_ids uuid[] not null default '{}';

-- Data sheets and certificates: everyone who sees the product downloads them.
create table product_documents (
  product_id int not null references products on delete cascade,
  position int not null,
  file_id uuid not null references files,
  kind text not null check (kind in ('DataSheet', 'Certificate', 'Manual', 'Other')),
  -- In the seller's own language; empty: the name of the file.
  title text not null default '',
  primary key (product_id, position)
);
create index on product_documents (file_id);
