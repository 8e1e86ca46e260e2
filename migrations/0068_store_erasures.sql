-- Stores whose data is deleted for good, and how far the job is. What others need of them stays: orders, their documents and chats.
create table store_erasures (
  store_id int primary key references stores,
  requested_at timestamptz not null,
  product_count int not null,
  erased_count int not null default 0,
  finished_at timestamptz
);
create index on store_erasures (requested_at) where finished_at is null;
