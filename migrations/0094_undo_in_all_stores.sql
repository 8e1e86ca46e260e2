-- A change of products without a store belongs to the administrators; `action` says which change is undone.
alter table bulk_product_changes
  alter store_id drop not null,
  add column action text;

-- The folded names by which the administration finds accounts and companies. They are stored, because folding the names of
-- the many rows that a common word matches takes longer than everything else.
alter table accounts
  add column search_text text generated always as (search_key(name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))) stored;
drop index accounts_search_key_idx;
create index on accounts using gin (search_text gin_trgm_ops);
-- Stores are found by the key that their directory uses.
drop index store_translations_search_key_idx;
alter table organizations add column legal_name_key text generated always as (search_key(legal_name)) stored;
drop index organizations_search_key_idx;
create index on organizations using gin (legal_name_key gin_trgm_ops);
create index on organizations (tax_number);
