-- What the dry run asks about beside values that are no options: parameters and columns that are no characteristic of the category (in the
-- scope of its id), and required characteristics that the rows of a group do not say (in the scope of theirs).
alter table import_values drop constraint import_values_characteristic_id_fkey, drop constraint import_values_pkey;
alter table import_values rename column characteristic_id to scope;
alter table import_values add column kind text not null default 'Option' check (kind in ('Option', 'Characteristic', 'Constant')),
  add column sample text not null default '', add primary key (import_id, kind, scope, value);
alter table import_values alter column kind drop default;

alter table import_memory drop constraint import_memory_kind_check;
alter table import_memory add check (kind in ('Columns', 'Category', 'Unit', 'Currency', 'Option', 'Constants', 'Params', 'Characteristic', 'Constant'));

-- Products of feeds by address that were imported before sources were noted.
update product_sources s set origins = array['address ' || named.address_id]
from (
  select distinct on (p.product_id) p.product_id, i.address_id from import_products p join imports i on i.id = p.import_id
  where i.address_id is not null and p.change <> 'Missing' order by p.product_id, i.created_at desc
) named
where named.product_id = s.product_id and s.origins = '{}';

-- The table in an archive of a table and pictures, and the import that has the archive: the import itself, or the one whose refused rows
-- it has.
alter table imports add column archive_entry text, add column archive_id uuid;

-- The pictures that were not fetched at the last try, with the reasons.
alter table product_sources add column picture_failures jsonb not null default '[]';
create index product_sources_failed on product_sources (store_id) where picture_failures <> '[]';
