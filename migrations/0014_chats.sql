-- A dialog between a buyer (an account, or an anonymous session) and a store, about one product or in general.
create table chats (
  id uuid primary key default gen_random_uuid(),
  store_id int not null references stores,
  buyer_id uuid references accounts,
  anonymous_id uuid references anonymous_sessions on delete cascade,
  -- What an anonymous visitor calls themself; an account has its own name.
  visitor_name text,
  -- The context stays when the product has gone.
  product_id int,
  order_id uuid references orders,
  last_seq int not null default 0,
  -- Each side has read up to here, and put the dialog away at this point: it comes back with the next message.
  buyer_read_seq int not null default 0,
  store_read_seq int not null default 0,
  buyer_hidden_seq int,
  store_hidden_seq int,
  active_at timestamptz not null,
  blocked_at timestamptz,
  assigned_to uuid references accounts,
  auto_answered_at timestamptz,
  created_at timestamptz not null,
  check ((buyer_id is null) <> (anonymous_id is null)),
  check (buyer_id is null or visitor_name is null),
  check (buyer_read_seq between 0 and last_seq and store_read_seq between 0 and last_seq)
);
create unique index on chats (buyer_id, store_id, coalesce(product_id, 0)) where buyer_id is not null;
create unique index on chats (anonymous_id, store_id, coalesce(product_id, 0)) where anonymous_id is not null;
create index on chats (buyer_id, active_at desc, id desc);
create index on chats (store_id, active_at desc, id desc) where last_seq > 0;
create index on chats (store_id, active_at desc) where store_read_seq < last_seq;
create index on chats (assigned_to) where assigned_to is not null;
create index on chats (order_id) where order_id is not null;

-- Numbered from 1 without gaps in each chat, under the lock of its row. Text is plain text.
create table chat_messages (
  chat_id uuid not null references chats on delete cascade,
  seq int not null,
  side text not null check (side in ('Buyer', 'Store')),
  -- Null: an anonymous visitor, or the store's automatic answer.
  author_id uuid references accounts,
  is_automatic boolean not null default false,
  text text not null check (length(text) <= 4000),
  -- {kind: product, productId} | {kind: order, orderId} | {kind: offer, productId, priceMinor, currency, fromQuantity, until}
  widget jsonb,
  file_ids uuid[] not null default '{}',
  -- The sender's own name for the message: sent again, it is the same message.
  client_id uuid,
  created_at timestamptz not null,
  primary key (chat_id, seq),
  check (text <> '' or widget is not null or file_ids <> '{}')
);
create unique index on chat_messages (chat_id, side, client_id) where client_id is not null;
create index on chat_messages (author_id, created_at desc) where author_id is not null;

-- What a seller has promised one buyer for a product.
create table individual_prices (
  buyer_id uuid not null references accounts,
  product_id int not null references products on delete cascade,
  from_quantity int not null check (from_quantity > 0),
  price_minor bigint not null check (price_minor > 0),
  currency text not null,
  valid_until date not null,
  primary key (buyer_id, product_id, from_quantity)
);
create index on individual_prices (product_id);

create table chat_reports (
  chat_id uuid not null references chats on delete cascade,
  side text not null check (side in ('Buyer', 'Store')),
  reason text not null,
  comment text not null,
  created_at timestamptz not null,
  primary key (chat_id, side)
);
create index on chat_reports (created_at desc);

-- Answers that a store keeps for questions that come again.
create table canned_answers (
  id int primary key generated always as identity,
  store_id int not null references stores on delete cascade,
  title text not null,
  text text not null
);
create index on canned_answers (store_id);

-- What a store answers by itself outside its hours. Days: 1 is Monday.
create table auto_answers (
  store_id int primary key references stores on delete cascade,
  is_on boolean not null,
  text text not null,
  time_zone text not null,
  days int[] not null,
  opens_at time not null,
  closes_at time not null
);

-- Of a hundred questions in chats, how many were answered; null while there are too few to say.
alter table stores add column response_rate int check (response_rate between 0 and 100);

-- The sessions that an account has brought along, with their chats.
create index on anonymous_sessions (attached_to) where attached_to is not null;
