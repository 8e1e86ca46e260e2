-- What the people of a store find its products by: code and names, folded. Kept by the writer of products, so that a search
-- neither reads the texts of a store nor folds them again.
create table store_product_keys (
  product_id int primary key references products on delete cascade,
  store_id int not null references stores,
  key text not null,
  -- Languages with a name.
  locales text[] not null,
  is_described boolean not null
);
create index on store_product_keys (store_id);

create function store_product_keys_of(ids int[])
returns table (product_id int, store_id int, key text, locales text[], is_described boolean) language sql stable as $$
  select p.id, p.store_id, lower(public.unaccent('public.unaccent', concat_ws(E'\n', p.code, t.names))), coalesce(t.locales, '{}'),
    coalesce(t.is_described, false)
  from products p
  left join lateral (
    select string_agg(name, E'\n') as names, array_agg(locale) as locales, bool_or(description <> '') as is_described
    from product_translations where product_id = p.id
  ) t on true
  where p.id = any(ids)
$$;

insert into store_product_keys select * from store_product_keys_of(array(select id from products));

-- Changes of many products at once, as long as they can be undone. `before` has each product's version after the change and what
-- is then written back. Deleted products are out of sight from the change on and gone when it can no longer be undone.
create table bulk_product_changes (
  id uuid primary key default gen_random_uuid(),
  store_id int not null references stores on delete cascade,
  undo_until timestamptz not null,
  is_deletion boolean not null,
  product_ids int[] not null,
  before jsonb not null
);
create index on bulk_product_changes (store_id);
