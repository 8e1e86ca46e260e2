-- Each building of the search index anew, and how far it has come.
create table search_rebuilds (
  id int primary key generated always as identity,
  asked_by uuid references accounts on delete set null,
  started_at timestamptz not null default now(),
  -- When it last said how far it is: one that has been silent for long has died.
  seen_at timestamptz not null default now(),
  finished_at timestamptz,
  done int not null default 0,
  total int not null default 0,
  error text
);
create unique index on search_rebuilds ((true)) where finished_at is null;
