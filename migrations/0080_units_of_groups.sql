-- Rows of new products that do not say their unit, which is asked for.
alter table import_groups add column unitless int not null default 0;
