-- Since when a buyer waits for an answer of a person of the store; null once there is one.
alter table chats add column waiting_since timestamptz;
update chats c set waiting_since = (
  select min(m.created_at) from chat_messages m where m.chat_id = c.id and m.side = 'Buyer'
    and m.seq > coalesce((select max(o.seq) from chat_messages o where o.chat_id = c.id and o.side = 'Store' and not o.is_automatic), 0)
) where c.blocked_at is null;
create index on chats (store_id, active_at desc, id desc) where waiting_since is not null;
create index on chats (store_id, active_at desc, id desc) where assigned_to is null and last_seq > 0;
