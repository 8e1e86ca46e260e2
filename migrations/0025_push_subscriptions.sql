-- Browsers that show notifications while no page is open: where they are reached, and for whom.
create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts on delete cascade,
  -- A browser is signed in by one session; what is pushed ends with it.
  session_id uuid not null unique references account_sessions on delete cascade,
  endpoint text not null unique,
  -- The browser's own key and secret (RFC 8291): only it can open what is sent.
  public_key bytea not null check (length(public_key) = 65),
  auth_secret bytea not null check (length(auth_secret) = 16),
  variant text not null,
  created_at timestamptz not null
);
create index on push_subscriptions (account_id);

alter table notification_settings
  drop constraint notification_settings_channel_check, add check (channel in ('Email', 'Sms', 'Push'));
alter table notification_waits
  drop constraint notification_waits_channel_check, add check (channel in ('Email', 'Sms', 'Push'));
alter table outgoing_messages
  drop constraint outgoing_messages_channel_check, add check (channel in ('Email', 'Sms', 'Push'));
