-- What each process must read again to keep its lists of live goods right: a product, or every product of a store. The
-- notification only wakes the readers; they go on from the oldest transaction that was open when they last looked.
create table search_changes (
  id bigint primary key generated always as identity,
  xid xid8 not null default pg_current_xact_id(),
  product_id int,
  store_id int,
  changed_at timestamptz not null default now(),
  check ((product_id is null) <> (store_id is null))
);
create index on search_changes (xid);
create index on search_changes using brin (changed_at);

create function log_product_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into search_changes (product_id) select id from new_rows;
  elsif tg_op = 'DELETE' then
    insert into search_changes (product_id) select id from old_rows;
  else
    insert into search_changes (product_id)
    select n.id from new_rows n join old_rows o on o.id = n.id
    where (n.status, n.category_id, n.location_path, n.brand_id, n.unit_code, n.currency, n.price_minor, n.minimum_order, n.available, n.popularity, n.option_ids, n.updated_at)
      is distinct from
      (o.status, o.category_id, o.location_path, o.brand_id, o.unit_code, o.currency, o.price_minor, o.minimum_order, o.available, o.popularity, o.option_ids, o.updated_at);
  end if;
  if found then perform pg_notify('search', ''); end if;
  return null;
end $$;
create trigger search_changes_insert after insert on products referencing new table as new_rows for each statement execute function log_product_changes();
create trigger search_changes_update after update on products referencing new table as new_rows old table as old_rows for each statement execute function log_product_changes();
create trigger search_changes_delete after delete on products referencing old table as old_rows for each statement execute function log_product_changes();

create function log_store_changes() returns trigger language plpgsql as $$
begin
  insert into search_changes (store_id)
  select n.id from new_rows n join old_rows o on o.id = n.id where (n.status, n.verified_until, n.location_id) is distinct from (o.status, o.verified_until, o.location_id);
  if found then perform pg_notify('search', ''); end if;
  return null;
end $$;
create trigger search_changes_update after update on stores referencing new table as new_rows old table as old_rows for each statement execute function log_store_changes();
