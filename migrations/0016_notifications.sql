-- What an account has chosen for a kind over a channel. Its row is locked while something leaves, so that nothing leaves twice.
create table notification_settings (
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('NewChat', 'NewMessage', 'NewOrder')),
  channel text not null check (channel in ('Email', 'Sms')),
  -- Null: as the rules have it for everybody.
  is_on boolean,
  last_sent_at timestamptz,
  primary key (account_id, kind, channel)
);

-- Nothing leaves between these times of the account's own clock; over midnight where the end comes first.
create table quiet_hours (
  account_id uuid primary key references accounts on delete cascade,
  time_zone text not null,
  starts_at time not null,
  ends_at time not null,
  check (starts_at <> ends_at)
);

-- The centre: one row for each unread chat of an account, however much is written in it, and one for each order.
create table notifications (
  id bigint primary key generated always as identity,
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('NewChat', 'NewMessage', 'NewOrder')),
  -- As whom, and of which store: who no longer works for it sees nothing of it.
  side text not null check (side in ('Buyer', 'Store')),
  store_id int not null references stores,
  chat_id uuid references chats on delete cascade,
  order_id uuid references orders on delete cascade,
  first_seq int,
  last_seq int,
  -- Of the latest message, or of the order.
  created_at timestamptz not null,
  read_at timestamptz,
  check ((chat_id is null) = (order_id is not null)),
  check ((chat_id is null) = (first_seq is null) and (first_seq is null) = (last_seq is null))
);
create unique index on notifications (account_id, chat_id) where chat_id is not null and read_at is null;
create unique index on notifications (account_id, order_id) where order_id is not null;
create index on notifications (account_id, created_at desc, id desc);
create index on notifications (account_id) where read_at is null;
create index on notifications (chat_id, side) where read_at is null;
create index on notifications (order_id) where read_at is null;
create index on notifications (created_at);

-- What a channel has still to tell: of a chat, everything from this message on.
create table notification_waits (
  notification_id bigint not null references notifications on delete cascade,
  channel text not null check (channel in ('Email', 'Sms')),
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind in ('NewChat', 'NewMessage', 'NewOrder')),
  from_seq int,
  created_at timestamptz not null,
  primary key (notification_id, channel)
);
create index on notification_waits (account_id, kind, channel);

-- Parts of a message, each with a heading, lines and a link of its own.
alter table outgoing_messages add column sections jsonb not null default '[]';
