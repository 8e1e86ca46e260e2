-- The money of stores. Every entry of the ledger moves an amount from its debit account to its credit account. Balance and Held belong to the
-- store of the entry; Provider (who has received the money), Revenue and Adjustment belong to the marketplace.
create table store_balances (
  store_id int not null references stores,
  currency text not null,
  balance_minor bigint not null default 0 check (balance_minor >= 0),
  -- Payments that an administrator has still to decide about.
  held_minor bigint not null default 0 check (held_minor >= 0),
  primary key (store_id, currency)
);

-- A number is given once and sent to the provider, who wants it positive and in 32 bits.
create table payment_invoices (
  id int primary key generated always as identity,
  store_id int not null references stores,
  currency text not null,
  amount_minor bigint not null check (amount_minor > 0),
  created_at timestamptz not null,
  paid_at timestamptz,
  paid_minor bigint check (paid_minor > 0),
  check ((paid_at is null) = (paid_minor is null))
);
create index on payment_invoices (store_id, created_at desc, id desc);
create index on payment_invoices (paid_at, id) where paid_minor <> amount_minor;

create table ledger_entries (
  id bigint primary key generated always as identity,
  store_id int not null,
  currency text not null,
  kind text not null
    check (kind in ('TopUp', 'Promotion', 'PromotionRefund', 'PaymentHeld', 'PaymentReleased', 'PaymentReturned', 'Correction')),
  debit text not null check (debit in ('Balance', 'Held', 'Provider', 'Revenue', 'Adjustment')),
  credit text not null check (credit in ('Balance', 'Held', 'Provider', 'Revenue', 'Adjustment')),
  amount_minor bigint not null check (amount_minor > 0),
  balance_after_minor bigint not null check (balance_after_minor >= 0),
  created_at timestamptz not null,
  -- What it is for. Promoted products may be gone, so they are not referenced.
  invoice_id int references payment_invoices,
  subject_type text check (subject_type in ('product', 'store')),
  subject_id int,
  promotion_id int,
  reason text,
  foreign key (store_id, currency) references store_balances,
  check (debit <> credit),
  check ((kind in ('TopUp', 'PaymentHeld', 'PaymentReleased', 'PaymentReturned')) = (invoice_id is not null)),
  check ((kind in ('Promotion', 'PromotionRefund')) = (subject_type is not null)),
  check ((subject_type is null) = (subject_id is null)),
  check (kind <> 'Correction' or reason is not null)
);
create index on ledger_entries (store_id, id desc);
create index on ledger_entries (store_id, created_at);
create index on ledger_entries (promotion_id) where promotion_id is not null;
-- A payment arrives once, and what was held is decided once.
create unique index on ledger_entries (invoice_id) where kind in ('TopUp', 'PaymentHeld');
create unique index on ledger_entries (invoice_id) where kind in ('PaymentReleased', 'PaymentReturned');
create trigger ledger_entries_are_append_only before update or delete on ledger_entries for each row execute function refuse_change();

-- The people of a store who may pay learn of payments that have arrived.
alter table notifications
  add column invoice_id int references payment_invoices,
  drop constraint notifications_kind_check,
  add check (kind in ('NewChat', 'NewMessage', 'NewOrder', 'OrderStep', 'NewCallback', 'NewRequest', 'RequestStep', 'ProductBlock', 'NewProcurement', 'NewOffer', 'ProcurementStep', 'PaymentReceived')),
  drop constraint notifications_check,
  add constraint notifications_check check (num_nonnulls(chat_id, order_id, callback_id, request_id, product_id, procurement_id, invoice_id) = 1);
create unique index on notifications (account_id, invoice_id) where invoice_id is not null;
create index on notifications (invoice_id) where invoice_id is not null;
alter table notification_settings
  drop constraint notification_settings_kind_check,
  add check (kind in ('NewChat', 'NewMessage', 'NewOrder', 'OrderStep', 'NewCallback', 'NewRequest', 'RequestStep', 'ProductBlock', 'NewProcurement', 'NewOffer', 'ProcurementStep', 'PaymentReceived'));
alter table notification_waits
  drop constraint notification_waits_kind_check,
  add check (kind in ('NewChat', 'NewMessage', 'NewOrder', 'OrderStep', 'NewCallback', 'NewRequest', 'RequestStep', 'ProductBlock', 'NewProcurement', 'NewOffer', 'ProcurementStep', 'PaymentReceived'));
