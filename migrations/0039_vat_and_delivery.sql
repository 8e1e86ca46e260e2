-- Null: the standard rate of the store's country. 20 was a default that nobody had chosen.
alter table products alter column vat_percent drop not null, alter column vat_percent drop default;
update products set vat_percent = null where vat_percent = 20;

-- Whether prices are shown without or with VAT; null until the holder chooses.
alter table accounts add column price_display text check (price_display in ('net', 'gross'));

-- A snapshot of the VAT of each line, in the store's currency. Standard rates have one decimal.
alter table order_lines alter column vat_percent type numeric(4, 1), add column vat_minor bigint not null default 0;
update order_lines set vat_minor = round(sum_minor * vat_percent / 100);
alter table order_lines alter column vat_minor drop default;

alter table orders
  add column vat_minor bigint not null default 0 check (vat_minor >= 0),
  add column shown_vat_minor bigint not null default 0,
  add column is_export boolean not null default false,
  add column delivery_method text not null default 'ByAgreement' check (delivery_method in ('Delivery', 'Pickup', 'ByAgreement')),
  -- The country that the goods go to, as far as it is known.
  add column country_code text,
  add column wanted_on date,
  add column buyer_reference text not null default '',
  -- Snapshots: legal name, tax number and country.
  add column store_company jsonb,
  add column buyer_company jsonb;
update orders o set vat_minor = v.minor, shown_vat_minor = round(o.shown_total_minor * v.minor / greatest(o.total_minor, 1)::numeric)
  from (select order_id, sum(vat_minor) as minor from order_lines group by order_id) v where v.order_id = o.id;
update orders o set store_company = jsonb_build_object('legalName', g.legal_name, 'taxNumber', g.tax_number, 'countryCode', g.country_code)
  from stores s join organizations g on g.id = s.organization_id where s.id = o.store_id;
alter table orders alter column vat_minor drop default, alter column shown_vat_minor drop default;
