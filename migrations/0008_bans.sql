-- Networks and anonymous sessions that may read but not write. Accounts are banned by their own status.
create table bans (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('Network', 'Session')),
  -- An address or CIDR range, or the id of an anonymous session.
  value text not null,
  reason text not null,
  created_by uuid references accounts,
  created_at timestamptz not null default now(),
  ends_at timestamptz not null,
  cancelled_at timestamptz
);
create index on bans (ends_at) where cancelled_at is null;
