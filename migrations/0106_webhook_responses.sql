-- The start of the last response, which helps a programmer to find out why a message was refused.
alter table webhook_deliveries add column response_text text;
