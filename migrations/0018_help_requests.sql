-- Somebody has not found something and asks the marketplace. The same text sent again before anybody has seen it is asked once.
create table help_requests (
  id uuid primary key default gen_random_uuid(),
  account_id uuid references accounts,
  anonymous_id uuid references anonymous_sessions on delete cascade,
  contact text not null,
  name text not null default '',
  text text not null,
  -- Where it was asked, without the language's prefix.
  page text,
  locale text not null,
  variant text not null,
  status text not null default 'New' check (status in ('New', 'InWork', 'Done', 'Cancelled')),
  assigned_to uuid references accounts,
  note text not null default '',
  times int not null default 1,
  created_at timestamptz not null,
  version int not null default 1,
  check (num_nonnulls(account_id, anonymous_id) = 1)
);
create unique index help_requests_new on help_requests (account_id, anonymous_id, md5(text)) nulls not distinct where status = 'New';
create index on help_requests (created_at desc, id desc);
create index on help_requests (status, created_at desc, id desc);
create index on help_requests (account_id);
create index on help_requests (anonymous_id);
create index on help_requests (lower(contact));
