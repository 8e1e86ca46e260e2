-- Administrators find an order by its contact and by its amount, with and without VAT.
create index on orders using gin (search_key(contact_name || ' ' || contact_email || ' ' || contact_phone || ' ' || coalesce(buyer_company ->> 'legalName', '')) gin_trgm_ops);
create index on orders (total_minor);
create index on orders ((total_minor + vat_minor));
