-- What the delivery of an order costs without VAT; its totals contain it. Null: nobody has stated it, as in every earlier order.
alter table orders
  add column delivery_minor bigint check (delivery_minor >= 0),
  -- From when a cost is first stated, even if it is only offered.
  add column delivery_vat_percent numeric(4, 1),
  add column delivery_vat_minor bigint check (delivery_vat_minor >= 0),
  -- While the order is partly confirmed: the cost that the store offers; null: as agreed.
  add column offered_delivery_minor bigint check (offered_delivery_minor >= 0),
  add check ((delivery_minor is null) = (delivery_vat_minor is null)),
  add check (delivery_vat_percent is not null or (delivery_minor is null and offered_delivery_minor is null));

-- The cost of delivery that a step has stated.
alter table order_history add column delivery_minor bigint;

-- Of the cost of delivery. Null: the standard rate of the store's country, as for products.
alter table stores add column delivery_vat_percent int check (delivery_vat_percent between 0 and 100);
