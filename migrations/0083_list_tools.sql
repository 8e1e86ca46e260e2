-- What a person keeps of a list: searches, filters and orders under a name, and the columns that are shown.
create table list_views (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts,
  -- The path of its page, such as /admin/accounts.
  list text not null,
  name text not null,
  -- The parameters of the page's address.
  query text not null,
  created_at timestamptz not null,
  unique (account_id, list, name)
);
create table list_columns (
  account_id uuid not null references accounts,
  list text not null,
  columns text[] not null,
  primary key (account_id, list)
);
-- Workbooks of whole lists, which a job writes for the person who asked.
create table list_exports (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts,
  session_id uuid not null,
  store_id int references stores,
  locale text not null,
  currency text not null,
  variant text not null,
  -- The call of the list.
  call text not null,
  filter jsonb not null,
  row_count int not null default 0,
  -- How many rows there will be, where the list counts them.
  total int,
  requested_at timestamptz not null,
  finished_at timestamptz,
  -- The code of the problem that has ended it.
  failure text,
  file_key text,
  size_bytes bigint,
  expires_at timestamptz not null
);
create index list_exports_account_id_idx on list_exports (account_id, call, requested_at desc);
create index list_exports_expires_at_idx on list_exports (expires_at);
