-- Where an organization is registered, as documents of orders name it.
alter table organizations add column address text;
