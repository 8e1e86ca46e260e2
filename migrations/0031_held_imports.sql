-- The import made the product a draft, since its category requires what the feed does not give; it goes on sale once that is there.
alter table product_sources add column is_held boolean not null default false;
