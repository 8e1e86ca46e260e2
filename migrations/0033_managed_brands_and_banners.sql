-- Two administrators who edit the same brand or banner do not overwrite each other.
alter table brands add column version int not null default 1;
alter table banners add column version int not null default 1;

-- A brand that is renamed has its products indexed again; one that has products is not deleted.
create index on products (brand_id) where brand_id is not null;
