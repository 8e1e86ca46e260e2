-- One question put to several stores at once: each got it as a message of its own chat. Belongs to whom those chats belong.
create table chat_inquiries (
  id uuid primary key default gen_random_uuid(),
  buyer_id uuid references accounts,
  anonymous_id uuid references anonymous_sessions on delete cascade,
  -- The asker's own name for the question: asked again, it is the same question.
  client_id uuid,
  text text not null check (length(text) <= 4000),
  file_ids uuid[] not null default '{}',
  created_at timestamptz not null,
  check ((buyer_id is null) <> (anonymous_id is null))
);
create unique index on chat_inquiries (buyer_id, client_id) where buyer_id is not null and client_id is not null;
create unique index on chat_inquiries (anonymous_id, client_id) where anonymous_id is not null and client_id is not null;
create index on chat_inquiries (buyer_id, created_at desc, id desc) where buyer_id is not null;
create index on chat_inquiries (anonymous_id, created_at desc, id desc) where anonymous_id is not null;

-- The question at one store: the message that asks it, or why there is none. It follows its message when chats become one.
create table chat_inquiry_items (
  inquiry_id uuid not null references chat_inquiries on delete cascade,
  -- As it was asked: one that does not exist is an answer too.
  store_id int not null,
  product_id int,
  place int not null,
  problem text,
  chat_id uuid,
  seq int,
  primary key (inquiry_id, store_id),
  foreign key (chat_id, seq) references chat_messages on update cascade on delete cascade,
  check ((problem is null) = (chat_id is not null) and (chat_id is null) = (seq is null))
);
create index on chat_inquiry_items (chat_id, seq) where chat_id is not null;
