-- An import of rows that another one has refused.
alter table imports add column retries uuid references imports on delete set null;
create index on imports (retries) where retries is not null;

-- What a store has said about single values: units, currencies, options, and the constants of groups.
alter table import_memory drop constraint import_memory_kind_check;
alter table import_memory add check (kind in ('Columns', 'Category', 'Unit', 'Currency', 'Option', 'Constants'));

-- Values that are none of the options of their characteristic, as the dry run has met them. The value is folded.
create table import_values (
  import_id uuid not null references imports on delete cascade,
  characteristic_id int not null references characteristics on delete cascade,
  value text not null,
  label text not null,
  row_count int not null,
  primary key (import_id, characteristic_id, value)
);
