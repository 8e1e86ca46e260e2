-- What a numbered document says of its supplier is what it was on the day of issue. Those of earlier documents are of today.
alter table store_documents add column supplier jsonb;
update store_documents d set supplier = jsonb_build_object(
    'address', coalesce(g.address, (select b.address from company_branches b where b.store_id = s.id and b.status = 'Active'
      order by b.location_id = s.location_id desc, b.id limit 1), ''),
    'locationId', s.location_id,
    'phones', s.phones,
    'texts', (select jsonb_agg(jsonb_build_object('locale', t.locale, 'name', t.name, 'delivery', t.delivery, 'payment', t.payment))
      from store_translations t where t.store_id = s.id),
    'bank', case when g.bank_account is not null then jsonb_build_object('name', g.bank_name, 'code', g.bank_code, 'account', g.bank_account,
      'correspondentAccount', g.correspondent_account) end)
  from stores s join organizations g on g.id = s.organization_id where s.id = d.store_id;
alter table store_documents alter column supplier set not null;
