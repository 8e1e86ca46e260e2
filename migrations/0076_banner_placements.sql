-- Pages that show banners, whom a banner is for (nobody named: everybody), which comes first, and pictures for wider screens.
update banners set is_active = false where placement not in ('main', 'lists');
update banners set placement = case placement when 'lists' then 'lists' else 'home' end;
alter table banners
  add constraint banners_placement check (placement in ('home', 'class', 'group', 'category', 'lists')),
  add column priority int not null default 1,
  add column locales text[] not null default '{}',
  add column variants text[] not null default '{}',
  add column tablet_file_id uuid references files,
  add column desktop_file_id uuid references files;
