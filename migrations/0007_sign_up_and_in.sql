alter table accounts
  add column password_changed_at timestamptz,
  add column deletion_requested_at timestamptz;
create index on accounts (deletion_requested_at) where deletion_requested_at is not null;

alter table account_sessions
  add column network text not null default '',
  -- Whether this sign-in was proved by a second factor or a passkey.
  add column has_second_factor boolean not null default false;

-- Keys that sign access tokens. One signs; a retired one still verifies until its last token has ended.
create table signing_keys (
  id text primary key,
  secret bytea not null,
  created_at timestamptz not null default now(),
  retired_at timestamptz
);
create unique index signing_keys_one_signs on signing_keys ((true)) where retired_at is null;
insert into signing_keys (id, secret)
select gen_random_uuid()::text, sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8'));
delete from app_config where key = 'signingKey';

-- Misses of one login from one network, counted over all processes.
create table sign_in_misses (
  key text primary key,
  misses int not null default 0,
  window_ends_at timestamptz not null
);
create index on sign_in_misses (window_ends_at);

-- Six digits sent to an address. Only a keyed hash is kept; a row dies of age, use or five wrong guesses.
create table confirmation_codes (
  id bigint primary key generated always as identity,
  purpose text not null check (purpose in ('Registration', 'Restore', 'Confirm')),
  target text not null,
  -- Who asked: an account or an anonymous session. The code works for nobody else.
  asked_by text not null,
  code_hash bytea not null,
  attempts int not null default 0 check (attempts between 0 and 5),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on confirmation_codes (target, purpose, created_at desc);
create index on confirmation_codes (created_at);

-- Links in e-mails: 256 bits, single use.
create table secret_links (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('ConfirmEmail', 'Restore')),
  account_id uuid not null references accounts on delete cascade,
  target text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index on secret_links (account_id);

-- What is sent, by channel. Written in the transaction of its reason; values go once a message is sent.
create table outgoing_messages (
  id uuid primary key default gen_random_uuid(),
  channel text not null check (channel in ('Email', 'Sms')),
  recipient text not null,
  template text not null,
  locale text not null,
  variant text not null,
  values jsonb not null default '{}',
  status text not null default 'Waiting' check (status in ('Waiting', 'Sent', 'Failed', 'Expired', 'Kept')),
  attempts int not null default 0,
  last_error text,
  created_at timestamptz not null default now(),
  -- When a waiting message is tried next. A try moves it on first, so that a process that dies while it sends leaves a
  -- message that is overdue, not one that is lost.
  due_at timestamptz not null default now(),
  expires_at timestamptz,
  sent_at timestamptz
);
create index on outgoing_messages (created_at);
create index on outgoing_messages (due_at) where status = 'Waiting';

create table account_totp (
  account_id uuid primary key references accounts on delete cascade,
  secret text not null,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- The last thirty-second step that was used: a code works once.
  last_step bigint not null default 0,
  -- Wrong codes within the hour, over all sign-ins and networks.
  misses int not null default 0,
  misses_end_at timestamptz
);

create table account_passkeys (
  id text primary key,
  account_id uuid not null references accounts on delete cascade,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index on account_passkeys (account_id);

create table account_recovery_codes (
  account_id uuid not null references accounts on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

-- What a browser must sign: short-lived and used once. The answer to one question answers no other.
create table passkey_challenges (
  id uuid primary key default gen_random_uuid(),
  account_id uuid references accounts on delete cascade,
  purpose text not null check (purpose in ('Add', 'SignIn', 'SecondFactor')),
  challenge text not null unique,
  expires_at timestamptz not null
);

-- The password was right, the second factor is still to come.
create table sign_in_challenges (
  token_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  attempts int not null default 0 check (attempts between 0 and 5),
  expires_at timestamptz not null
);
create index on sign_in_challenges (expires_at);

create table store_invitations (
  id uuid primary key default gen_random_uuid(),
  store_id int not null references stores on delete cascade,
  role text not null check (role in ('Owner', 'Manager', 'Operator')),
  -- A lower-case e-mail address or a phone number as +digits.
  target text not null,
  token_hash bytea not null unique,
  invited_by uuid not null references accounts,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  accepted_at timestamptz,
  cancelled_at timestamptz
);
create unique index on store_invitations (store_id, target) where accepted_at is null and cancelled_at is null;

-- A file made for one account, reached by a short-lived secret.
create table downloads (
  token_hash bytea primary key,
  account_id uuid not null references accounts on delete cascade,
  file_name text not null,
  media_type text not null,
  content bytea not null,
  expires_at timestamptz not null
);
create index on downloads (expires_at);

-- Who did what to which entity. Rows are only ever added.
create table audit_log (
  id bigint primary key generated always as identity,
  at timestamptz not null default now(),
  actor_id uuid,
  network text not null default '',
  action text not null,
  entity text not null,
  entity_id text not null,
  details jsonb not null default '{}'
);
create index on audit_log (entity, entity_id, id);
create index on audit_log (actor_id, id);
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger audit_log_is_append_only before update or delete on audit_log for each row execute function refuse_change();
