-- Lists are also filtered by products below their previous price and by private label.
create or replace function log_product_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into search_changes (product_id) select id from new_rows;
  elsif tg_op = 'DELETE' then
    insert into search_changes (product_id) select id from old_rows;
  else
    insert into search_changes (product_id)
    select n.id from new_rows n join old_rows o on o.id = n.id
    where (n.status, n.category_id, n.location_path, n.brand_id, n.unit_code, n.currency, n.price_minor, n.old_price_minor, n.is_private_label, n.minimum_order, n.available, n.popularity, n.option_ids, n.updated_at)
      is distinct from
      (o.status, o.category_id, o.location_path, o.brand_id, o.unit_code, o.currency, o.price_minor, o.old_price_minor, o.is_private_label, o.minimum_order, o.available, o.popularity, o.option_ids, o.updated_at);
  end if;
  if found then perform pg_notify('search', ''); end if;
  return null;
end $$;

-- The index of a search cluster lacks the field.
update search_clusters set is_rebuild_wanted = true;
