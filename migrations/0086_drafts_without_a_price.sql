-- A draft that an import has made of a row without a price waits for it.
alter table products alter column price_minor drop not null;
alter table products add check (price_minor is not null or status <> 'Active');
