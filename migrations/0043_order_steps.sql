-- A store that can deliver only a part of an order offers that part; the buyer accepts it or declines the order.
alter table orders
  drop constraint orders_status_check,
  add check (status in ('New', 'Viewed', 'PartlyConfirmed', 'Confirmed', 'Shipped', 'Completed', 'Cancelled', 'Rejected')),
  add column seller_note text not null default '',
  add column expected_on date,
  add column carrier text not null default '',
  add column tracking_number text not null default '';
create index on orders (store_id, status, created_at desc);

-- `quantity` is what both sides have agreed on; `offered_quantity` waits for the answer of the buyer. 0: without this line.
alter table order_lines
  drop constraint order_lines_quantity_check,
  add check (quantity >= 0),
  add column ordered_quantity int check (ordered_quantity > 0),
  add column offered_quantity int check (offered_quantity between 0 and quantity),
  add column reason text not null default '';
update order_lines set ordered_quantity = quantity;
alter table order_lines alter column ordered_quantity set not null;

-- The side that took a step, for readers who may not know the account.
alter table order_history add column side text check (side in ('buyer', 'seller'));
update order_history h set side = case when h.actor_id = o.buyer_id then 'buyer' else 'seller' end from orders o where o.id = h.order_id;
alter table order_history alter column side set not null;

-- An order is notified once as new, and again and again as changed.
alter table notifications
  drop constraint notifications_kind_check,
  add check (kind in ('NewChat', 'NewMessage', 'NewOrder', 'OrderStep', 'NewCallback'));
drop index notifications_account_id_order_id_idx;
create unique index on notifications (account_id, order_id, kind) where order_id is not null;
alter table notification_settings
  drop constraint notification_settings_kind_check,
  add check (kind in ('NewChat', 'NewMessage', 'NewOrder', 'OrderStep', 'NewCallback'));
alter table notification_waits
  drop constraint notification_waits_kind_check,
  add check (kind in ('NewChat', 'NewMessage', 'NewOrder', 'OrderStep', 'NewCallback'));
