-- Products that administrators have taken off the site, each with the reason and the status that it gets back.
create table product_blocks (
  product_id int primary key references products on delete cascade,
  reason text not null,
  status_before text not null check (status_before in ('Draft', 'Active', 'Archived')),
  blocked_at timestamptz not null
);
insert into product_blocks select id, '', 'Archived', updated_at from products where status = 'Blocked';

-- A job without a store is of the administrators and changes products of all stores.
alter table product_jobs alter store_id drop not null;
create unique index product_jobs_running_in_all_stores on product_jobs ((store_id is null))
  where store_id is null and status in ('Running', 'Undoing');
create index product_jobs_of_all_stores on product_jobs (started_at desc) where store_id is null;

-- The list of the administrators goes from the newest product on, also within a store, a category or a status.
create index on products (store_id, id);
create index on products (status, id) where status <> 'Active';
create index on promotions (product_id, placement) where product_id is not null;

-- The people of a store learn of products that are blocked and come back. What is unread is one notification.
alter table notifications
  add column product_id int references products on delete cascade,
  add column product_count int,
  add column is_blocked boolean,
  drop constraint notifications_kind_check,
  add check (kind in ('NewChat', 'NewMessage', 'NewOrder', 'OrderStep', 'NewCallback', 'NewRequest', 'RequestStep', 'ProductBlock')),
  drop constraint notifications_check,
  add constraint notifications_check check (num_nonnulls(chat_id, order_id, callback_id, request_id, product_id) = 1);
create unique index on notifications (account_id, store_id, is_blocked) where product_id is not null and read_at is null;
create index on notifications (product_id) where product_id is not null;
alter table notification_settings
  drop constraint notification_settings_kind_check,
  add check (kind in ('NewChat', 'NewMessage', 'NewOrder', 'OrderStep', 'NewCallback', 'NewRequest', 'RequestStep', 'ProductBlock'));
alter table notification_waits
  drop constraint notification_waits_kind_check,
  add check (kind in ('NewChat', 'NewMessage', 'NewOrder', 'OrderStep', 'NewCallback', 'NewRequest', 'RequestStep', 'ProductBlock'));
