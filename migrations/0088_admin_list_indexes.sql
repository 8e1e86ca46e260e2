-- Lists of the administration, with a million products and orders.
create index on stores (organization_id);
create index on stores (product_count, id);
create index on organizations using gin (search_key(legal_name) gin_trgm_ops);
create index on company_branches using gin (search_key(address) gin_trgm_ops);
create index on warehouses using gin (search_key(address) gin_trgm_ops);
create index on brands using gin (search_key(alias) gin_trgm_ops);
create index on promotions (ends_at, id);
