-- Bans of accounts too: the row says why and until when, the account's own status keeps it out.
alter table bans drop constraint bans_kind_check;
alter table bans add constraint bans_kind_check check (kind in ('Account', 'Network', 'Session'));
create index on bans (kind, value);
create index on bans (created_at desc, id desc);

create index on accounts (id) where status = 'Banned';
create index on accounts (created_at desc, id desc);
create index on accounts using gin (search_key(name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')) gin_trgm_ops);
create index on account_features (feature);
