-- A change of products that can be undone and has no store is of the administrators; `action` says what is taken back.
alter table bulk_product_changes
  alter store_id drop not null,
  add column action text;

-- The folded names by which the administration finds accounts, stores and companies. They are stored, because folding the names of
-- the many rows that a common word matches takes longer than everything else.
alter table accounts
  add column search_text text generated always as (search_key(name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))) stored;
drop index accounts_search_key_idx;
create index on accounts using gin (search_text gin_trgm_ops);
alter table store_translations add column search_text text generated always as (search_key(name)) stored;
drop index store_translations_search_key_idx;
create index on store_translations using gin (search_text gin_trgm_ops);
alter table organizations add column legal_name_key text generated always as (search_key(legal_name)) stored;
drop index organizations_search_key_idx;
create index on organizations using gin (legal_name_key gin_trgm_ops);
