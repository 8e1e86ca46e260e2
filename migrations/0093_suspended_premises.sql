-- Companies, branches and warehouses that administrators have suspended or deleted, and can bring back. A company that its owner
-- has deleted stays active here: only `deleted_at` says so.
alter table organizations
  add column status text not null default 'Active' check (status in ('Active', 'Suspended', 'Deleted')),
  add column suspension_reason text;
alter table company_branches
  add column status text not null default 'Active' check (status in ('Active', 'Suspended', 'Deleted')),
  add column suspension_reason text;
alter table warehouses
  add column status text not null default 'Active' check (status in ('Active', 'Suspended', 'Deleted')),
  add column suspension_reason text;

-- The store was suspended or closed with its company, and comes back with it.
alter table stores add column follows_organization boolean not null default false;

-- Deletions for good, how far the job is, and when it was done. `total` counts products.
create table premises_erasures (
  kind text not null check (kind in ('organization', 'companybranch', 'warehouse')),
  record_id int not null,
  name text not null,
  total int not null,
  done int not null default 0,
  requested_at timestamptz not null,
  finished_at timestamptz,
  primary key (kind, record_id)
);
create index on premises_erasures (kind, requested_at desc);
create index on premises_erasures (requested_at) where finished_at is null;
