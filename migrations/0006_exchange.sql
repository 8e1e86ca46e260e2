-- Where an imported product comes from: what tells a changed offer from an unchanged one, and the supplier's pictures.
create table product_sources (
  product_id int primary key references products on delete cascade,
  content_hash text not null,
  -- Addresses at the supplier, for a job that fetches them; pages never link there.
  urls text[] not null default '{}',
  -- Since when the feed lacks the offer: the import archived it, and takes it back when it returns.
  missing_since timestamptz
);
