-- The site of the last sign-in: messages to the account have its brand. Null: the account has not signed in since.
alter table accounts add column variant text check (variant in ('b2b', 'trade'));
