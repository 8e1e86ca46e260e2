-- What a store has paid for a day of a promotion, which is refunded for days that it is not shown. Without a price administrators have given it.
alter table promotions
  add column price_a_day_minor bigint check (price_a_day_minor > 0),
  add column currency text,
  add check ((price_a_day_minor is null) = (currency is null));
create index on promotions (store_id, placement) where store_id is not null;

-- The path of this site on which a person goes on after paying.
alter table payment_invoices add column return_to text;

-- The people of a store who may promote learn on which day how many promotions are in their last day or over.
alter table notifications
  add column promotion_day date,
  add column ending_count int,
  add column ended_count int,
  drop constraint notifications_kind_check,
  add check (kind in ('NewChat', 'NewMessage', 'NewOrder', 'OrderStep', 'NewCallback', 'NewRequest', 'RequestStep', 'ProductBlock', 'NewProcurement', 'NewOffer', 'ProcurementStep', 'PaymentReceived', 'PromotionEnd')),
  drop constraint notifications_check,
  add constraint notifications_check check (num_nonnulls(chat_id, order_id, callback_id, request_id, product_id, procurement_id, invoice_id, promotion_day) = 1),
  add check ((promotion_day is not null) = (ending_count + ended_count is not null));
create unique index on notifications (account_id, store_id, promotion_day) where promotion_day is not null;
alter table notification_settings
  drop constraint notification_settings_kind_check,
  add check (kind in ('NewChat', 'NewMessage', 'NewOrder', 'OrderStep', 'NewCallback', 'NewRequest', 'RequestStep', 'ProductBlock', 'NewProcurement', 'NewOffer', 'ProcurementStep', 'PaymentReceived', 'PromotionEnd'));
alter table notification_waits
  drop constraint notification_waits_kind_check,
  add check (kind in ('NewChat', 'NewMessage', 'NewOrder', 'OrderStep', 'NewCallback', 'NewRequest', 'RequestStep', 'ProductBlock', 'NewProcurement', 'NewOffer', 'ProcurementStep', 'PaymentReceived', 'PromotionEnd'));
