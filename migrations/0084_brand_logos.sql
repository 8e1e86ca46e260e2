alter table brands
  add column logo_file_id uuid references files,
  add column country_code text;
create index on brands (logo_file_id) where logo_file_id is not null;
