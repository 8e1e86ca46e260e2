-- People are told when a product in their lists costs less, or can be ordered again. A line knows the product as it last was.
alter table product_list_lines
  add column price_minor bigint,
  add column could_order boolean not null default true,
  add column news text check (news in ('Cheaper', 'Back')),
  add column news_at timestamptz,
  add check ((news is null) = (news_at is null));
update product_list_lines i set price_minor = p.price_minor,
    could_order = p.status = 'Active' and s.status = 'Active' and (p.available >= p.minimum_order or p.lead_days is not null)
  from products p join stores s on s.id = p.store_id where p.id = i.product_id;

alter table notifications
  add column price_minor bigint,
  add column previous_price_minor bigint,
  drop constraint notifications_kind_check,
  add check (kind in ('NewChat', 'NewMessage', 'NewOrder', 'OrderStep', 'NewCallback', 'NewRequest', 'RequestStep', 'ProductBlock', 'NewProcurement', 'NewOffer', 'ProcurementStep', 'PaymentReceived', 'PromotionEnd', 'SavedProduct')),
  add check (kind <> 'SavedProduct' or product_id is not null);
create unique index on notifications (account_id) where kind = 'SavedProduct' and read_at is null;
alter table notification_settings
  drop constraint notification_settings_kind_check,
  add check (kind in ('NewChat', 'NewMessage', 'NewOrder', 'OrderStep', 'NewCallback', 'NewRequest', 'RequestStep', 'ProductBlock', 'NewProcurement', 'NewOffer', 'ProcurementStep', 'PaymentReceived', 'PromotionEnd', 'SavedProduct'));
alter table notification_waits
  drop constraint notification_waits_kind_check,
  add check (kind in ('NewChat', 'NewMessage', 'NewOrder', 'OrderStep', 'NewCallback', 'NewRequest', 'RequestStep', 'ProductBlock', 'NewProcurement', 'NewOffer', 'ProcurementStep', 'PaymentReceived', 'PromotionEnd', 'SavedProduct'));
