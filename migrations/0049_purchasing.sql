-- The people who buy for one company. An account belongs to one team; the owner of a team has no limits.
create table purchasing_teams (
  id int primary key generated always as identity,
  name text not null,
  currency text not null,
  -- The company in whose name the members order.
  organization_id int references organizations on delete set null,
  created_at timestamptz not null default now()
);
create index on purchasing_teams (organization_id);

create table purchasing_members (
  account_id uuid primary key references accounts,
  team_id int not null references purchasing_teams on delete cascade,
  role text not null check (role in ('Owner', 'Approver', 'Buyer')),
  -- With VAT, in the currency of the team; null: no limit.
  order_limit_minor bigint check (order_limit_minor > 0),
  month_limit_minor bigint check (month_limit_minor > 0),
  created_at timestamptz not null default now(),
  check (role <> 'Owner' or (order_limit_minor is null and month_limit_minor is null))
);
create index on purchasing_members (team_id);
create unique index on purchasing_members (team_id) where role = 'Owner';

-- Accepted by the account that has confirmed the address; accepted, declined and cancelled ones are deleted.
create table purchasing_invitations (
  id uuid primary key default gen_random_uuid(),
  team_id int not null references purchasing_teams on delete cascade,
  role text not null check (role in ('Approver', 'Buyer')),
  email text not null,
  order_limit_minor bigint check (order_limit_minor > 0),
  month_limit_minor bigint check (month_limit_minor > 0),
  invited_by uuid not null references accounts,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (team_id, email)
);
create index on purchasing_invitations (email);
create index on purchasing_invitations (invited_by);

-- What an order counts for the limits: its sum with VAT times the rate to the currency of the team when it was placed.
alter table orders
  add column purchasing_team_id int references purchasing_teams on delete set null,
  add column team_rate numeric(24, 10);
create index on orders (purchasing_team_id) where purchasing_team_id is not null;

-- Orders above a limit of their buyer. They wait for an approver, and the store knows nothing of them.
create table purchase_requests (
  id uuid primary key default gen_random_uuid(),
  number int not null unique generated always as identity (start with 1001),
  team_id int not null references purchasing_teams on delete cascade,
  buyer_id uuid not null references accounts,
  store_id int not null references stores,
  status text not null default 'Waiting' check (status in ('Waiting', 'Approved', 'Refused', 'Withdrawn', 'Expired')),
  -- The order as it is placed once it is approved, with its prices, rates and VAT.
  held jsonb not null,
  -- With VAT, in the currency of the team.
  gross_minor bigint not null,
  exceeded text not null check (exceeded in ('Order', 'Month')),
  limit_minor bigint not null,
  spent_minor bigint not null,
  -- Why it was refused, and lines that were left out: position and reason.
  reason text not null default '',
  refusals jsonb not null default '[]',
  order_id uuid unique references orders,
  decided_by uuid references accounts,
  decided_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check ((status = 'Approved') = (order_id is not null))
);
create index on purchase_requests (team_id, created_at desc);
create index on purchase_requests (team_id) where status = 'Waiting';
create index on purchase_requests (buyer_id, created_at desc);
create index on purchase_requests (expires_at) where status = 'Waiting';

-- Approvers learn of a request, and its buyer of what becomes of it.
alter table notifications
  add column request_id uuid references purchase_requests on delete cascade,
  drop constraint notifications_kind_check,
  add check (kind in ('NewChat', 'NewMessage', 'NewOrder', 'OrderStep', 'NewCallback', 'NewRequest', 'RequestStep')),
  drop constraint notifications_check,
  add constraint notifications_check check (num_nonnulls(chat_id, order_id, callback_id, request_id) = 1);
create unique index on notifications (account_id, request_id, kind) where request_id is not null;
create index on notifications (request_id) where request_id is not null;
alter table notification_settings
  drop constraint notification_settings_kind_check,
  add check (kind in ('NewChat', 'NewMessage', 'NewOrder', 'OrderStep', 'NewCallback', 'NewRequest', 'RequestStep'));
alter table notification_waits
  drop constraint notification_waits_kind_check,
  add check (kind in ('NewChat', 'NewMessage', 'NewOrder', 'OrderStep', 'NewCallback', 'NewRequest', 'RequestStep'));
