-- The answer to the person who reported, given when the report was closed.
alter table help_requests add column answer text not null default '';
alter table chat_reports add column answer text, add check (answer is null or closed_at is not null);
