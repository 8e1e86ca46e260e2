-- The last number of each kind of document of a store. A row instead of a sequence, whose numbers have gaps after a rollback.
create table store_document_counters (
  store_id int not null references stores,
  kind text not null check (kind in ('Proforma')),
  last_number int not null,
  primary key (store_id, kind)
);

-- Numbered documents of orders. Their content is that of the order.
create table store_documents (
  order_id uuid not null references orders,
  kind text not null check (kind in ('Proforma')),
  store_id int not null references stores,
  number int not null check (number > 0),
  issued_on date not null,
  due_on date not null,
  primary key (order_id, kind),
  unique (store_id, kind, number)
);
