-- The products of a merged brand move to the other one in batches; then the brand is deleted.
alter table brands add column merged_into int references brands, add check (merged_into <> id);
create index on brands (merged_into) where merged_into is not null;

-- Links with an alias that a brand had before it was renamed or merged lead to what became of it.
create table former_brand_aliases (
  alias text primary key,
  brand_id int not null references brands on delete cascade
);
create index on former_brand_aliases (brand_id);
