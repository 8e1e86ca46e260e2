-- When a store took the picture off what showed it. It goes a day later, unless something else shows it.
alter table files add column released_at timestamptz;

-- Who else shows a picture, for the sweep.
create index on products using gin (image_ids);
create index on order_lines (image_id) where image_id is not null;
