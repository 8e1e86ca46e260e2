-- Addresses to which a store's events are posted, for its programs.
create table webhooks (
  id uuid primary key default gen_random_uuid(),
  store_id int not null references stores,
  address text not null,
  events text[] not null check (events <> '{}'),
  -- A part of what the secret is made of: raising it renews the secret.
  secret_version int not null default 1,
  created_at timestamptz not null,
  -- Since when and how often in a row nothing has answered there.
  failing_since timestamptz,
  failures int not null default 0,
  -- A worker posts until then.
  claimed_until timestamptz,
  unique (store_id, address)
);

create table webhook_deliveries (
  -- Also the id of the message, by which the receiver knows a repeated one.
  id uuid primary key default gen_random_uuid(),
  webhook_id uuid not null references webhooks on delete cascade,
  event text not null,
  data jsonb not null,
  created_at timestamptz not null,
  status text not null default 'Waiting' check (status in ('Waiting', 'Delivered', 'Failed')),
  due_at timestamptz not null default now(),
  -- No attempt follows after it.
  expires_at timestamptz not null default now() + interval '1 day',
  attempts int not null default 0,
  delivered_at timestamptz,
  -- Of the last attempt: the status of the response, or why there was none.
  response_status int,
  problem text
);
create index on webhook_deliveries (webhook_id, created_at desc);
create index on webhook_deliveries (webhook_id, due_at) where status = 'Waiting';
create index on webhook_deliveries (created_at);
