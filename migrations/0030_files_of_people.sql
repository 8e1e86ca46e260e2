-- What a person has sent, for the copy of their data.
create index on files (created_by) where created_by is not null;
