-- Visitors report products and stores by a request to the administration, from the page that it is about.
alter table help_requests
  drop constraint help_requests_topic_check,
  add constraint help_requests_topic_check check (topic in ('Product', 'Verification', 'Report'));
-- The same words about two pages are two reports.
drop index help_requests_new;
create unique index help_requests_new on help_requests (account_id, anonymous_id, md5(text), (case topic when 'Report' then page end))
  nulls not distinct where status = 'New';
