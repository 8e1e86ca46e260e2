-- A list can be shared with the purchasing team of its owner instead of with a store, as long as the owner belongs to it.
alter table product_lists
  add column purchasing_team_id int references purchasing_teams on delete set null,
  add check (store_id is null or purchasing_team_id is null);
create index on product_lists (purchasing_team_id) where purchasing_team_id is not null;
