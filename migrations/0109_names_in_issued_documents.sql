-- The names of the lines of a numbered document by language and position, where that is not the language of the order. Those of earlier
-- documents are of today, and only those that sellers have given.
alter table store_documents add column line_names jsonb not null default '{}';
update store_documents d set line_names = n.names
  from (
    select order_id, jsonb_object_agg(locale, names) as names from (
      select l.order_id, t.locale, jsonb_object_agg(l.position, t.name) as names
      from order_lines l join product_translations t on t.product_id = l.product_id and t.locale <> l.name_locale
      group by l.order_id, t.locale
    ) of_locale group by order_id
  ) n where n.order_id = d.order_id;
alter table store_documents alter column line_names drop default;
