-- Videos that sellers upload are public, as pictures are; those of YouTube are files of the same purpose.
alter table files drop constraint files_purpose_check;
alter table files add constraint files_purpose_check check (purpose in ('Picture', 'Chat', 'Document', 'Video'));
update files set purpose = 'Video' where source = 'Youtube';

-- Who else shows a video, for the sweep.
create index on products using gin (video_ids) where video_ids <> '{}';

-- The last day of a certificate.
alter table product_documents add column valid_until date;
create index on product_documents (valid_until) where valid_until is not null;
