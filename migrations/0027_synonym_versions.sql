-- Administrators edit the groups: what one has changed is not overwritten by another who has not seen it.
alter table search_synonyms add column version int not null default 1;
