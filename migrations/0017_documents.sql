-- What a colleague has written in the meantime is not overwritten: every document has a version.
alter table organizations add column version int not null default 1;
alter table company_branches add column version int not null default 1;
alter table warehouses add column version int not null default 1;

-- Goods of the category are not published without it.
alter table category_characteristics add column is_required boolean not null default false;

-- The goods of a store as its people look through them, whatever their status.
create index on products (store_id, updated_at desc, id desc);
