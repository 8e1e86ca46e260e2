-- A push that is sent looks for those of the same browser that it makes out of date.
create index on outgoing_messages (recipient) where channel = 'Push' and status = 'Waiting';
