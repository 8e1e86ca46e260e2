-- A file of products that a store imports: how it was read, what its columns and categories mean, and how far it is.
create table imports (
  id uuid primary key default gen_random_uuid(),
  store_id int not null references stores on delete cascade,
  requested_by uuid references accounts on delete set null,
  network text not null,
  may_set_prices boolean not null,
  file_name text not null,
  file_key text not null,
  size_bytes bigint not null,
  kind text not null check (kind in ('Csv', 'Xlsx', 'Yml')),
  status text not null default 'Reading' check (status in (
    'Reading', 'Columns', 'Grouping', 'Categories', 'Checking', 'Checked', 'Waiting', 'Running', 'Done', 'Failed', 'Undoing', 'Undone'
  )),
  -- Sheets, encoding, delimiter and the row of the heads: as recognised, or as chosen instead.
  layout jsonb not null default '{}',
  -- The first rows of a table, for the choice of its heads and as samples.
  samples jsonb not null default '[]',
  -- What the columns mean, the language of the texts, and what becomes of missing products.
  settings jsonb not null default '{}',
  row_count int not null default 0,
  -- The number of the last row that the running step has finished.
  done int not null default 0,
  -- Counts of the dry run and of the run.
  checked jsonb,
  result jsonb,
  -- The first changes of the dry run, before and after.
  differences jsonb not null default '[]',
  -- Why it failed.
  problem text,
  failures int not null default 0,
  created_at timestamptz not null default now(),
  -- When a batch was last finished: an import that is silent has lost its worker.
  seen_at timestamptz not null default now(),
  finished_at timestamptz,
  undo_until timestamptz
);
create unique index imports_running on imports (store_id) where status in ('Running', 'Undoing');
create index on imports (store_id, created_at desc);
create index imports_silent on imports (seen_at) where status in ('Reading', 'Grouping', 'Checking', 'Waiting', 'Running', 'Undoing');

-- The rows of the file. Those of a table are lists of cells, those of a feed are offers.
create table import_rows (
  import_id uuid not null references imports on delete cascade,
  number int not null,
  content jsonb not null,
  -- By what the category of the row is decided: the supplier's category, or the beginning of the name.
  group_key text,
  -- The id or the code: of several rows with one identity the first is imported.
  identity text,
  primary key (import_id, number)
);
create index on import_rows (import_id, identity);

-- Rows of one kind, and their category: as guessed or confirmed. Null: none yet.
create table import_groups (
  import_id uuid not null references imports on delete cascade,
  key text not null,
  label text not null,
  row_count int not null,
  samples text[] not null,
  category_id int references categories on delete set null,
  confidence text not null check (confidence in ('Sure', 'Likely', 'None', 'Chosen', 'Skipped')),
  primary key (import_id, key)
);

-- Why a row was not imported, in the dry run or in the run.
create table import_rejections (
  import_id uuid not null references imports on delete cascade,
  number int not null,
  code text not null,
  detail text not null,
  primary key (import_id, number, code)
);
create index on import_rejections (import_id, code);

-- The products of the file, with what undoing needs: the product before the change, and a fingerprint of it afterwards. Kept: changed
-- by somebody since, so that it was not undone.
create table import_products (
  import_id uuid not null references imports on delete cascade,
  product_id int not null,
  change text not null check (change in ('Created', 'Updated', 'Unchanged', 'Refused', 'Missing', 'Kept')),
  before jsonb,
  fingerprint text,
  primary key (import_id, product_id)
);

-- Columns and categories as a store has chosen them before, for files of the same shape.
create table import_memory (
  store_id int not null references stores on delete cascade,
  kind text not null check (kind in ('Columns', 'Category')),
  key text not null,
  value jsonb not null,
  primary key (store_id, kind, key)
);
