-- What a person has typed into the form of a product and not saved yet, so that another device goes on with it.
create table product_drafts (
  account_id uuid not null references accounts on delete cascade,
  store_id int not null references stores on delete cascade,
  -- Null: of a new product, which may be a copy of another one.
  product_id int references products on delete cascade,
  copy_of int references products on delete cascade,
  content jsonb not null,
  version int not null default 1,
  saved_at timestamptz not null,
  unique nulls not distinct (account_id, store_id, product_id, copy_of)
);
create index on product_drafts (store_id);
create index on product_drafts (product_id);
create index on product_drafts (copy_of);
create index on product_drafts (saved_at);
