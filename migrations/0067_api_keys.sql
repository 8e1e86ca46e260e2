-- Keys by which programs act for a store. Only the hash of a key is stored; it has 256 random bits.
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  store_id int not null references stores,
  name text not null,
  token_hash bytea not null unique,
  -- The first characters, by which people tell keys apart.
  token_start text not null,
  scopes text[] not null check (scopes <> '{}' and scopes <@ '{ReadProducts,WriteStock,Orders}'),
  created_at timestamptz not null,
  -- To the minute.
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index on api_keys (store_id, created_at desc);
