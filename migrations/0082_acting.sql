-- An administrator who sees and does as an account what the account can, for a time and with a reason.
create table acting_sessions (
  id uuid primary key default gen_random_uuid(),
  administrator_id uuid not null references accounts,
  -- The sign-in of the administrator that acts, and no other.
  session_id uuid references account_sessions on delete set null,
  account_id uuid not null references accounts,
  reason text not null,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create unique index on acting_sessions (session_id) where ended_at is null;
create index on acting_sessions (account_id, started_at desc);
create index on acting_sessions (administrator_id);
create index on acting_sessions (expires_at) where ended_at is null;

-- Every request meanwhile, by method and path: without query and body, which may hold personal data.
create table acting_steps (
  acting_id uuid not null references acting_sessions on delete cascade,
  request text not null,
  at timestamptz not null
);
create index on acting_steps (acting_id, at desc);
