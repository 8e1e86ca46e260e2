-- What aggregators of prices fetch of a store: one feed for each profile, language and currency.
create table aggregator_feeds (
  id uuid primary key default gen_random_uuid(),
  store_id int not null references stores,
  profile text not null check (profile in ('YmlClassic', 'YmlMarket', 'GoogleMerchant')),
  locale text not null,
  currency text not null,
  -- A part of what the key in the address is made of: raising it renews the address.
  key_version int not null default 1,
  created_at timestamptz not null,
  -- When it was last written; null: not yet.
  generated_at timestamptz,
  -- When its content last changed.
  changed_at timestamptz,
  -- The products of which it was last written: a digest of their ids, versions and availability.
  goods_digest text,
  content_hash text,
  file_key text,
  size_bytes bigint not null default 0,
  product_count int not null default 0,
  -- By reason: how many products were left out, and the ids of the first ones.
  left_out jsonb not null default '{}',
  unique (store_id, profile, locale, currency)
);
