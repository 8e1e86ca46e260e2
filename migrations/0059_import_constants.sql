-- What holds for all rows of a group unless the row says otherwise: unit, VAT rate, brand, stock.
alter table import_groups add column constants jsonb not null default '{}';
