-- The people of a store who may promote learn how many promotions that it had paid for administrators have ended, and what came back.
alter table notifications
  add column stopped_count int,
  add column refund_minor bigint,
  drop constraint notifications_check,
  add constraint notifications_check check (num_nonnulls(chat_id, order_id, callback_id, request_id, product_id, procurement_id, invoice_id, promotion_day, stopped_count) = 1),
  add check ((stopped_count is null) = (refund_minor is null));
create unique index on notifications (account_id, store_id) where stopped_count is not null and read_at is null;
