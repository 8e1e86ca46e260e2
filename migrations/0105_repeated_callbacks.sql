-- Who asks again for a call before anybody has reacted can prefer another time, which counts from that moment.
alter table callback_requests add column asked_at timestamptz not null default now();
update callback_requests set asked_at = created_at;
