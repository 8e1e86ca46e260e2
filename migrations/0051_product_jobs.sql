-- Changes of more products than one transaction takes. `product_ids` are those that matched when it was started, in order; the
-- first `done` of them have been judged, and `changed` of these were changed.
create table product_jobs (
  id uuid primary key default gen_random_uuid(),
  store_id int not null references stores on delete cascade,
  requested_by uuid references accounts on delete set null,
  network text not null,
  action jsonb not null,
  status text not null default 'Running' check (status in ('Running', 'Done', 'Stopped', 'Failed', 'Undoing', 'Undone')),
  product_ids int[] not null,
  done int not null default 0,
  changed int not null default 0,
  undone int not null default 0,
  failures int not null default 0,
  started_at timestamptz not null default now(),
  -- When a batch was last finished: a job that is silent has lost its worker.
  seen_at timestamptz not null default now(),
  finished_at timestamptz,
  undo_until timestamptz,
  is_dismissed boolean not null default false
);
create unique index product_jobs_running on product_jobs (store_id) where status in ('Running', 'Undoing');
create index on product_jobs (store_id, started_at desc);

create table product_job_rejections (
  job_id uuid not null references product_jobs on delete cascade,
  product_id int not null,
  code text not null,
  primary key (job_id, product_id)
);

-- One row for each batch of a job. It has no time of its own before the job has ended.
alter table bulk_product_changes add job_id uuid references product_jobs on delete set null;
alter table bulk_product_changes alter undo_until drop not null;
create index on bulk_product_changes (job_id) where job_id is not null;

-- The folded names by language, for lists in their order.
alter table store_product_keys add names jsonb not null default '{}';
drop function store_product_keys_of;
create function store_product_keys_of(ids int[])
returns table (product_id int, store_id int, key text, locales text[], is_described boolean, names jsonb) language sql stable as $$
  select p.id, p.store_id, lower(public.unaccent('public.unaccent', concat_ws(E'\n', p.code, t.joined))), coalesce(t.locales, '{}'),
    coalesce(t.is_described, false), coalesce(t.names, '{}')
  from products p
  left join lateral (
    select string_agg(name, E'\n') as joined, array_agg(locale) as locales, bool_or(description <> '') as is_described,
      jsonb_object_agg(locale, lower(public.unaccent('public.unaccent', name))) as names
    from product_translations where product_id = p.id
  ) t on true
  where p.id = any(ids)
$$;
update store_product_keys k set names = n.names from store_product_keys_of(array(select product_id from store_product_keys)) n
where n.product_id = k.product_id;
