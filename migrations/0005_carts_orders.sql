create table carts (
  id uuid primary key default gen_random_uuid(),
  account_id uuid unique references accounts on delete cascade,
  anonymous_id uuid unique references anonymous_sessions on delete cascade,
  updated_at timestamptz not null default now(),
  check ((account_id is null) <> (anonymous_id is null))
);

create table cart_items (
  cart_id uuid not null references carts on delete cascade,
  product_id int not null references products on delete cascade,
  quantity int not null check (quantity between 1 and 1000000),
  -- The price of one unit that the buyer last saw and accepted, in the store's currency.
  seen_price_minor bigint not null,
  seen_currency text not null,
  added_at timestamptz not null default now(),
  primary key (cart_id, product_id)
);
create index on cart_items (product_id);

create table orders (
  id uuid primary key default gen_random_uuid(),
  number int not null unique generated always as identity (start with 100001),
  store_id int not null references stores,
  buyer_id uuid not null references accounts,
  status text not null default 'New' check (status in ('New', 'Viewed', 'Confirmed', 'Shipped', 'Completed', 'Cancelled', 'Rejected')),
  -- The store's currency and amount, and what the buyer saw when ordering.
  currency text not null,
  total_minor bigint not null check (total_minor >= 0),
  shown_currency text not null,
  shown_total_minor bigint not null,
  shown_rate numeric(24, 10) not null,
  rate_date date not null,
  contact_name text not null,
  contact_phone text not null default '',
  contact_email text not null default '',
  address text not null default '',
  comment text not null default '',
  locale text not null,
  created_at timestamptz not null default now(),
  viewed_at timestamptz,
  version int not null default 1
);
create index on orders (buyer_id, created_at desc);
create index on orders (store_id, created_at desc);
create index on orders (store_id) where viewed_at is null;

create table order_lines (
  order_id uuid not null references orders on delete restrict,
  position int not null,
  -- A snapshot; the product itself may change or go.
  product_id int references products on delete set null,
  code text not null,
  name text not null,
  name_locale text not null,
  unit_code text not null,
  image_id uuid,
  quantity int not null check (quantity > 0),
  price_minor bigint not null check (price_minor > 0),
  sum_minor bigint not null,
  vat_percent int not null,
  primary key (order_id, position),
  check (sum_minor = price_minor * quantity)
);

create table order_history (
  id bigint primary key generated always as identity,
  order_id uuid not null references orders,
  status text not null,
  actor_id uuid references accounts,
  comment text not null default '',
  created_at timestamptz not null default now()
);
create index on order_history (order_id, id);

create table stock_reservations (
  order_id uuid not null references orders,
  product_id int not null references products on delete cascade,
  warehouse_id int not null references warehouses on delete cascade,
  quantity int not null check (quantity > 0),
  primary key (order_id, product_id, warehouse_id)
);
