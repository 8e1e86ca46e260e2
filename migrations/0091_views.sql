-- Elements are edited by administrators, each with its id and version.
alter table metric_registry rename to metric_elements;
alter table metric_elements rename column element_name to name;
alter table metric_elements rename column element_actions to actions;
alter table metric_elements drop constraint metric_registry_pkey;
alter table metric_elements
  add column id int primary key generated always as identity,
  add column version int not null default 1,
  add unique (name);

-- Use of elements on a day (UTC): a visitor counts once for each element, action, and product or store. The visitor is a hash with a key outside
-- of the database and the day in it, so that rows of two days do not belong together. Rows are deleted when their day is over and counted.
create table metric_events (
  day date not null,
  element text not null,
  action text not null,
  store_id int references stores on delete cascade,
  product_id int,
  visitor bigint not null,
  unique nulls not distinct (day, element, action, product_id, store_id, visitor)
);
create index on metric_events (store_id) where store_id is not null;

-- The visitors of each day, for three months. Products may be gone.
create table daily_metrics (
  day date not null,
  element text not null,
  action text not null,
  store_id int references stores on delete cascade,
  product_id int,
  visitors int not null check (visitors >= 0),
  -- An administrator has corrected the number, which stays as it is.
  corrected_at timestamptz,
  unique nulls not distinct (day, element, action, product_id, store_id)
);
create index on daily_metrics (store_id, day);
create index on daily_metrics (product_id, day) where product_id is not null;
create index on daily_metrics (corrected_at) where corrected_at is not null;

-- The last thirty days of products, and of stores beside their products; written anew by the job that counts days.
create table recent_figures (
  store_id int not null references stores on delete cascade,
  product_id int,
  views int not null,
  contacts int not null,
  unique nulls not distinct (product_id, store_id)
);
create index on recent_figures (store_id);

alter table daily_figures drop constraint daily_figures_measure_check;
alter table daily_figures add constraint daily_figures_measure_check check (measure in (
  'orders', 'completed', 'ended', 'lines', 'products', 'accounts', 'stores', 'chats', 'callbacks', 'phoneShows', 'calls',
  'productViews', 'storeViews', 'cardViews', 'contactClicks'
));
