-- A store that administrators have suspended or deleted can get its former status back.
alter table stores
  add column status_before text check (status_before in ('Draft', 'Active')),
  add column suspension_reason text;

-- The list of the administration begins with the newest.
create index on stores (created_at, id);
