create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- One key for comparing words typed in any of the six languages: case, accents, Turkish dotless i, sharp s, đ and ё fold away.
create function search_key(value text) returns text language sql immutable parallel safe as $$
  select public.unaccent('public.unaccent', lower(translate(normalize(value, nfkc), 'İIıЁё', 'iiiее')))
$$;

-- The first answer to each Idempotency-Key, written in the transaction of its effect.
create table idempotency_keys (
  actor text not null,
  call text not null,
  key text not null check (length(key) between 1 and 255),
  request_hash text not null,
  status int not null,
  body jsonb not null,
  created_at timestamptz not null default now(),
  primary key (actor, call, key)
);
create index on idempotency_keys (created_at);

-- Hints pushed to open streams; clients re-read by cursor, so old rows may go.
create table events (
  id bigint primary key generated always as identity,
  topic text not null,
  payload jsonb not null,
  created_at timestamptz not null default now()
);
create index on events (topic, id);
create index on events (created_at);

-- Counted over all processes; the columns are what rate-limiter-flexible expects.
create table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
