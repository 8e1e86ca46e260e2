-- Prices in other currencies than the store's, converted at the rates that it gives.
alter table import_values drop constraint import_values_kind_check;
alter table import_values add check (kind in ('Option', 'Characteristic', 'Constant', 'Rate'));
alter table import_memory drop constraint import_memory_kind_check;
alter table import_memory add check (kind in ('Columns', 'Category', 'Unit', 'Currency', 'Rate', 'Option', 'Constants', 'Params', 'Characteristic', 'Constant'));
