-- Categories and characteristics as administrators edit them.
alter table categories add column version int not null default 1;
-- A job moves the products of the category there and deletes it then.
alter table categories add column merged_into int references categories;
alter table characteristics add column version int not null default 1;

-- For search engines; empty: made from the name.
alter table category_translations add column title text not null default '', add column description text not null default '';

-- Addresses that categories had before they were renamed, moved or merged.
create table former_category_paths (
  locale text not null,
  path text not null,
  category_id int not null references categories on delete cascade,
  primary key (locale, path)
);
create index on former_category_paths (category_id);

-- Products of a category in every status.
create index on products (category_id, id);
