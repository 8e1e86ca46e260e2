-- A request for a call is notified like a chat or an order.
alter table notifications
  add column callback_id uuid references callback_requests on delete cascade,
  drop constraint notifications_kind_check,
  add check (kind in ('NewChat', 'NewMessage', 'NewOrder', 'NewCallback')),
  drop constraint notifications_check,
  add check (num_nonnulls(chat_id, order_id, callback_id) = 1);
create unique index on notifications (account_id, callback_id) where callback_id is not null;
create index on notifications (callback_id) where callback_id is not null;

alter table notification_settings
  drop constraint notification_settings_kind_check,
  add check (kind in ('NewChat', 'NewMessage', 'NewOrder', 'NewCallback'));
alter table notification_waits
  drop constraint notification_waits_kind_check,
  add check (kind in ('NewChat', 'NewMessage', 'NewOrder', 'NewCallback'));
