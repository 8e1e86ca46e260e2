-- What happened on a day (UTC), for reports: how often, and the net amount in the stores' currencies. Categories may be gone.
create table daily_figures (
  day date not null,
  measure text not null check (measure in ('orders', 'completed', 'ended', 'lines', 'products', 'accounts', 'stores', 'chats', 'callbacks', 'phoneShows', 'calls')),
  store_id int references stores on delete cascade,
  category_id int,
  currency text,
  count int not null,
  sum_minor bigint not null default 0,
  unique nulls not distinct (measure, day, store_id, category_id, currency)
);
create index on daily_figures (store_id);

-- Until when what is known of a day was counted. A day is counted again for three days, and whenever an older event of it comes in.
create table counted_days (
  day date primary key,
  counted_at timestamptz not null
);

create index on order_history (created_at);
create index on phone_calls (received_at);
create index on chats (created_at);
create index on accounts (created_at);
create index on products using brin (created_at);
