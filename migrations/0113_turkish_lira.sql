-- Databases that are in use get the rate and the names of the lira here, new ones with the other reference data.
insert into currency_rates (currency, rate_date, per_euro, source)
select 'TRY', '2026-11-18', 52.4, 'Tradeyard demonstration table' where exists (select 1 from currency_rates)
on conflict do nothing;

insert into currency_names (currency, locale, name)
select 'TRY', locale, name
from (values ('en', 'Turkish lira'), ('ru', 'Турецкая лира'), ('sr', 'Turska lira'), ('de', 'Türkische Lira'), ('it', 'Lira turca'), ('tr', 'Türk lirası')) as names (locale, name)
where exists (select 1 from currency_names)
on conflict do nothing;
