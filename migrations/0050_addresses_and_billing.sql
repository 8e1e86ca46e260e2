-- Where a buyer has goods delivered. Orders keep the address as text.
create table delivery_addresses (
  id int generated always as identity primary key,
  account_id uuid not null references accounts,
  label text not null default '',
  recipient text not null default '',
  phone text not null default '',
  country_code text not null,
  region text not null default '',
  postcode text not null default '',
  city text not null,
  street text not null,
  is_default boolean not null default false,
  created_at timestamptz not null default now()
);
create index on delivery_addresses (account_id);
create unique index on delivery_addresses (account_id) where is_default;

-- The latest addresses of earlier orders. They are one text each, which stays whole: its owner can divide it.
insert into delivery_addresses (account_id, country_code, city, street, created_at)
select buyer_id, country_code, '', address, at from (
  select buyer_id, country_code, address, max(created_at) as at,
    row_number() over (partition by buyer_id order by max(created_at) desc) as position
  from orders where address <> '' and country_code is not null group by buyer_id, country_code, address
) o where position <= 10 order by at;

-- The company that an account buys for, if it is not one of its organizations.
create table billing_details (
  account_id uuid primary key references accounts,
  legal_name text not null,
  country_code text not null,
  tax_number text not null,
  address text not null,
  bank_name text,
  bank_account text,
  bank_code text,
  correspondent_account text
);

alter table orders
  -- What the store's terms said about this order when it was placed; null if they said nothing.
  add column store_terms jsonb,
  drop constraint orders_delivery_method_check,
  add constraint orders_delivery_method_check
    check (delivery_method in ('Delivery', 'OwnTransport', 'Carrier', 'Pickup', 'ByAgreement'));
