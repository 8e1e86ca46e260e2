-- Where orders of the store are paid to, as its invoices state it.
alter table organizations
  add column bank_name text,
  add column bank_account text,
  add column bank_code text,
  add column correspondent_account text,
  -- Orders and closed stores still refer to a deleted organization; its tax number is free again.
  add column deleted_at timestamptz;
alter table organizations drop constraint organizations_country_code_tax_number_key;
create unique index organizations_country_code_tax_number_key on organizations (country_code, tax_number) where deleted_at is null;

-- Terms that can be compared and filtered; the texts of store_translations say more.
alter table stores
  add column delivery_ways text[] not null default '{}',
  add column delivery_countries text[] not null default '{}',
  add column delivery_days_from int check (delivery_days_from >= 0),
  add column delivery_days_to int check (delivery_days_to >= delivery_days_from),
  add column delivery_cost text check (delivery_cost in ('Free', 'Fixed', 'ByAgreement')),
  add column delivery_price_minor bigint check (delivery_price_minor > 0),
  add column free_delivery_from_minor bigint check (free_delivery_from_minor > 0),
  add column payment_ways text[] not null default '{}',
  add column payment_days int check (payment_days > 0),
  add column closed_at timestamptz;

-- A warehouse is deleted only without reservations, which the foreign key has to see without reading all of them.
create index on stock_reservations (warehouse_id);
