-- Administrators see what waits and what failed, and send or run it again.

-- The recurring jobs of the worker that has started last; their last runs are kept by the queue.
create table job_schedules (name text primary key, schedule text not null);

-- A message that was given up and still has its content.
alter table outgoing_messages add is_resendable boolean not null default false;
create index on outgoing_messages (created_at) where status = 'Failed';
create index on outgoing_messages (lower(recipient));
