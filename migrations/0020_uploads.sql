-- What a file is for says who may see it: pictures are public; files of chats and documents are not.
alter table files
  add column purpose text not null default 'Picture' check (purpose in ('Picture', 'Chat', 'Document')),
  add column name text not null default '',
  -- Whose room it takes: store:{id}, account:{id} or anonymous:{id}. Null: the marketplace's own.
  add column charged_to text,
  add column anonymous_id uuid references anonymous_sessions on delete set null,
  -- When something began to use it. What nothing uses is removed after a day; what was there before uploads is used.
  add column claimed_at timestamptz;
update files set claimed_at = created_at;
alter table files alter column claimed_at set default now();
create index on files (charged_to) include (byte_size) where charged_to is not null;
create index on files (anonymous_id) where anonymous_id is not null;
create index on files (created_at) where claimed_at is null;

-- Which files are seen in which chats.
create table chat_files (
  file_id uuid not null references files on delete cascade,
  chat_id uuid not null references chats on delete cascade,
  primary key (file_id, chat_id)
);
create index on chat_files (chat_id);
insert into chat_files (file_id, chat_id)
select distinct f.id, m.chat_id from chat_messages m cross join unnest(m.file_ids) as f (id) join files on files.id = f.id;
