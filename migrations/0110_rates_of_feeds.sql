-- What the feed of an import says of its currencies, by their codes.
alter table imports add column stated_rates jsonb not null default '{}';
