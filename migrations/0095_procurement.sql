-- What buyers look for. A store answers a request with one offer at most, and the buyer accepts one of the offers.
create table procurement_requests (
  id uuid primary key default gen_random_uuid(),
  buyer_id uuid not null references accounts,
  -- The legal name of the company that the account buys for.
  company text,
  title text not null check (length(title) between 1 and 160),
  text text not null check (length(text) <= 4000),
  category_id int references categories on delete set null,
  quantity int not null check (quantity > 0),
  unit_code text not null references unit_types,
  -- For one unit, without VAT.
  target_price_minor bigint check (target_price_minor > 0),
  currency text,
  location_id int not null references locations,
  -- The last day for offers, in UTC.
  deadline date not null,
  locale text not null,
  status text not null default 'Open' check (status in ('Open', 'Closed', 'Withdrawn')),
  ended_by text check (ended_by in ('Acceptance', 'Deadline', 'Buyer', 'Administrator')),
  -- Why an administrator has withdrawn it.
  reason text not null default '',
  created_at timestamptz not null,
  changed_at timestamptz,
  ended_at timestamptz,
  -- When stores that sell the category were told.
  announced_at timestamptz,
  check ((target_price_minor is null) = (currency is null)),
  check ((status = 'Open') = (ended_by is null) and (ended_by is null) = (ended_at is null))
);
create index on procurement_requests (buyer_id, created_at desc, id desc);
create index on procurement_requests (created_at desc, id desc);
create index on procurement_requests (created_at desc, id desc) where status = 'Open';
create index on procurement_requests (category_id, created_at desc, id desc) where status = 'Open';
create index on procurement_requests (deadline) where status = 'Open';
create index on procurement_requests (created_at) where status = 'Open' and announced_at is null and category_id is not null;
create index on procurement_requests (category_id);

create table procurement_files (
  request_id uuid not null references procurement_requests on delete cascade,
  file_id uuid not null references files,
  place int not null,
  primary key (request_id, file_id)
);
create index on procurement_files (file_id);

create table procurement_offers (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references procurement_requests on delete cascade,
  store_id int not null references stores,
  author_id uuid references accounts,
  -- For one unit of the request, without VAT.
  price_minor bigint not null check (price_minor > 0),
  currency text not null,
  quantity int not null check (quantity > 0),
  lead_days int not null check (lead_days >= 0),
  -- The last day on which it can be accepted, in UTC.
  valid_until date not null,
  comment text not null check (length(comment) <= 2000),
  product_id int references products on delete set null,
  status text not null default 'Sent' check (status in ('Sent', 'Accepted', 'Withdrawn')),
  version int not null default 1,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (request_id, store_id)
);
create unique index on procurement_offers (request_id) where status = 'Accepted';
create index on procurement_offers (store_id, created_at desc, id desc);
create index on procurement_offers (author_id);
create index on procurement_offers (product_id) where product_id is not null;

-- The people of stores learn of requests in their categories, which are one notification as long as it is unread; buyers of offers, and
-- both sides of what becomes of a request. Without a store: what concerns the request alone.
alter table notifications
  alter store_id drop not null,
  add column procurement_id uuid references procurement_requests on delete cascade,
  add column procurement_count int,
  drop constraint notifications_kind_check,
  add check (kind in ('NewChat', 'NewMessage', 'NewOrder', 'OrderStep', 'NewCallback', 'NewRequest', 'RequestStep', 'ProductBlock', 'NewProcurement', 'NewOffer', 'ProcurementStep')),
  drop constraint notifications_check,
  add constraint notifications_check check (num_nonnulls(chat_id, order_id, callback_id, request_id, product_id, procurement_id) = 1),
  add check (store_id is not null or procurement_id is not null);
create unique index on notifications (account_id, store_id) where kind = 'NewProcurement' and read_at is null;
create unique index on notifications (account_id, procurement_id, kind, coalesce(store_id, 0)) where procurement_id is not null and kind <> 'NewProcurement';
create index on notifications (procurement_id) where procurement_id is not null;
alter table notification_settings
  drop constraint notification_settings_kind_check,
  add check (kind in ('NewChat', 'NewMessage', 'NewOrder', 'OrderStep', 'NewCallback', 'NewRequest', 'RequestStep', 'ProductBlock', 'NewProcurement', 'NewOffer', 'ProcurementStep'));
alter table notification_waits
  drop constraint notification_waits_kind_check,
  add check (kind in ('NewChat', 'NewMessage', 'NewOrder', 'OrderStep', 'NewCallback', 'NewRequest', 'RequestStep', 'ProductBlock', 'NewProcurement', 'NewOffer', 'ProcurementStep'));
