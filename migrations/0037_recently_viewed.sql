-- Products that a person has viewed, the newest first; at most twelve.
alter table accounts add column viewed_products int[] not null default '{}';
