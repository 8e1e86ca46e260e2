-- What others paid when a line was ordered at the buyer's individual price.
alter table order_lines add column list_price_minor bigint check (list_price_minor > price_minor);
