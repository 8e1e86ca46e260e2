-- A report is open until a moderator closes it with a note; reported again, it is open again.
alter table chat_reports add column closed_at timestamptz, add column closed_by uuid references accounts, add column note text,
  add check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (note is null));
create index on chat_reports (created_at desc, chat_id, side) where closed_at is null;

-- The chats of all stores, as administrators list them.
create index on chats (active_at desc, id desc) where last_seq > 0;
create index on chats using gin (search_key(visitor_name) gin_trgm_ops) where visitor_name is not null;
