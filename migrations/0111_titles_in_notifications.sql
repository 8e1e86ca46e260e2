-- A notification names a procurement request as it was called then. Those of before name it as it is called today.
alter table notifications add column procurement_title text;
update notifications n set procurement_title = r.title from procurement_requests r where r.id = n.procurement_id;
alter table notifications add check ((procurement_id is null) = (procurement_title is null));
