-- A change of products that can be undone and has no store is of the administrators; `action` says what is taken back.
alter table bulk_product_changes
  alter store_id drop not null,
  add column action text;
