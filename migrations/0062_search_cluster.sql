-- What the search cluster has of the products (SEARCH_URL). A row appears with the first index in a cluster. `index_name`: the index
-- that serves. `watermark`: changes of earlier transactions are in it. `read_at`: when it was brought up to date, which the log of
-- changes must not be older than. Whoever writes to the cluster holds the row.
create table search_clusters (
  is_only boolean primary key default true check (is_only),
  index_name text not null,
  watermark xid8 not null,
  read_at timestamptz not null default now(),
  is_rebuild_wanted boolean not null default false
);
-- The versions of documents: taken before the product is read, so that of two writers the one that has read later has the higher one.
create sequence search_versions;
