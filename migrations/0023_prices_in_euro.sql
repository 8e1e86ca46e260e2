-- Lists compare prices in memory, at the latest rates: nothing reads this any more.
alter table products drop column price_euro_micros;
