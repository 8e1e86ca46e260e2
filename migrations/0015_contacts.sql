-- Somebody wants to be called by a store. Whoever asks again before anybody has seen it has asked once.
create table callback_requests (
  id uuid primary key default gen_random_uuid(),
  store_id int not null references stores on delete cascade,
  product_id int references products on delete set null,
  account_id uuid references accounts,
  anonymous_id uuid references anonymous_sessions on delete cascade,
  phone text not null,
  name text not null default '',
  question text not null default '',
  preferred_time text not null,
  status text not null default 'New' check (status in ('New', 'InWork', 'Done', 'Cancelled')),
  assigned_to uuid references accounts,
  times int not null default 1,
  created_at timestamptz not null,
  taken_at timestamptz,
  version int not null default 1,
  check (num_nonnulls(account_id, anonymous_id) = 1)
);
create unique index callback_requests_new on callback_requests (store_id, product_id, account_id, anonymous_id) nulls not distinct where status = 'New';
create index on callback_requests (store_id, created_at desc, id desc);
create index on callback_requests (created_at);
create index on callback_requests (account_id);
create index on callback_requests (anonymous_id);
create index on callback_requests (lower(phone));
create index on callback_requests (product_id) where product_id is not null;

create table callback_history (
  id bigint primary key generated always as identity,
  request_id uuid not null references callback_requests on delete cascade,
  status text not null,
  -- Null: who asked for the call.
  actor_id uuid references accounts,
  note text not null default '',
  created_at timestamptz not null
);
create index on callback_history (request_id, id);

-- Numbers of the marketplace that ring at the store they are leased to: a number has one store at most, and a store one number.
create table redirect_numbers (
  id int primary key generated always as identity,
  number text not null unique,
  is_active boolean not null default true,
  note text not null default '',
  store_id int unique references stores on delete set null,
  last_shown_at timestamptz,
  created_at timestamptz not null default now(),
  check (store_id is null or is_active)
);

-- Whose number it was when somebody called it: the last store that it was leased to by then.
create table number_leases (
  number text not null references redirect_numbers (number),
  started_at timestamptz not null,
  store_id int not null references stores on delete cascade,
  primary key (number, started_at, store_id)
);

-- A visitor who was shown a store's phone; a visitor, store and day count once.
create table phone_shows (
  id bigint primary key generated always as identity,
  store_id int not null references stores on delete cascade,
  product_id int references products on delete set null,
  account_id uuid references accounts,
  anonymous_id uuid references anonymous_sessions on delete set null,
  shown_on date not null,
  shown_at timestamptz not null
);
create unique index on phone_shows (account_id, shown_on, store_id) where account_id is not null;
create unique index on phone_shows (anonymous_id, shown_on, store_id) where anonymous_id is not null;
create index on phone_shows (shown_at, store_id);
create index on phone_shows (product_id) where product_id is not null;

-- What the telephony provider says of a call to one of the numbers.
create table phone_calls (
  id uuid primary key default gen_random_uuid(),
  provider_call_id text not null unique,
  store_id int references stores on delete set null,
  number text not null,
  -- Empty: the caller has hidden it. Null: forgotten with the caller's account.
  caller_phone text,
  started_at timestamptz not null,
  duration_seconds int not null check (duration_seconds >= 0),
  status text not null check (status in ('Answered', 'Missed', 'Busy', 'Failed')),
  -- Where the recording waits to be fetched; then the file that it has become.
  audio_url text,
  audio_key text,
  audio_type text,
  received_at timestamptz not null
);
create index on phone_calls (started_at desc, id desc);
create index on phone_calls (store_id, started_at desc);
create index on phone_calls (lower(caller_phone));
create index on phone_calls (started_at) where audio_key is not null;
