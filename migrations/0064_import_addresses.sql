-- Addresses from which feeds are fetched, once or again and again.
create table import_addresses (
  id uuid primary key default gen_random_uuid(),
  store_id int not null references stores on delete cascade,
  requested_by uuid references accounts on delete set null,
  network text not null,
  variant text not null,
  may_set_prices boolean not null,
  address text not null,
  -- Null: it is fetched only when somebody asks for it.
  every_hours int check (every_hours between 1 and 24),
  due_at timestamptz,
  -- Since when a job fetches it.
  fetching_since timestamptz,
  fetched_at timestamptz,
  -- Of the content that was fetched last.
  etag text,
  modified text,
  content_hash text,
  -- Why it was not fetched.
  problem text,
  created_at timestamptz not null default now(),
  unique (store_id, address)
);
create index on import_addresses (due_at) where due_at is not null;

-- The address that a file is from. An automatic import goes on without a person while nothing is doubtful.
alter table imports add column address_id uuid references import_addresses on delete set null;
alter table imports add column is_automatic boolean not null default false;
create index on imports (address_id, finished_at desc) where address_id is not null;
