-- Products that a person keeps: favourites and named lists. A list with a store is shared with the members of that store, as long
-- as its owner is one of them.
create table product_lists (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references accounts,
  store_id int references stores on delete set null,
  is_favourites boolean not null default false,
  name text not null default '' check (is_favourites = (name = '')),
  created_at timestamptz not null default now()
);
create index on product_lists (owner_id);
create unique index on product_lists (owner_id) where is_favourites;
create index on product_lists (store_id) where store_id is not null;

create table product_list_lines (
  list_id uuid not null references product_lists on delete cascade,
  product_id int not null references products on delete cascade,
  quantity int not null check (quantity > 0),
  note text not null default '',
  added_at timestamptz not null default now(),
  primary key (list_id, product_id)
);
create index on product_list_lines (product_id);

-- Codes as people type them, without case and separators.
create function code_key(code text) returns text language sql immutable parallel safe as $$
  select upper(regexp_replace(code, '[^[:alnum:]]', '', 'g'))
$$;
create index on products (code_key(code) text_pattern_ops) where status = 'Active';
