-- The product that a visitor has chosen after a query, once per visitor. Queries are hashes, visitors and networks keyed ones; rows are deleted after
-- some weeks.
create table search_choices (
  visitor bigint not null,
  product_id int not null references products on delete cascade,
  query bigint not null,
  network bigint not null,
  -- Of the strongest act: it was opened, put into a cart or ordered.
  weight smallint not null check (weight > 0),
  day date not null,
  primary key (visitor, product_id, query)
);
create index on search_choices (day);
create index on search_choices (product_id);

-- The products that many visitors choose after a query, from 0 to 1; counted anew from the choices every hour.
create table search_preferences (
  query bigint not null,
  product_id int not null references products on delete cascade,
  score real not null check (score > 0 and score <= 1),
  primary key (query, product_id)
);
create index on search_preferences (product_id);
