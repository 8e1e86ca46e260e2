-- How many products the category had when its merge began, and when a batch of them was last moved: a merge that is silent has lost
-- its worker.
alter table categories add column merging_count int, add column merging_seen_at timestamptz;

-- Changes of the characteristics of a category belong to its history.
create index on audit_log ((details ->> 'categoryId'), id) where entity = 'characteristic';
