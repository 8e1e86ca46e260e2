-- The characteristics that make two products of a category the same article whoever makes them: standard, size, strength.
alter table category_characteristics add column is_defining boolean not null default false;
update category_characteristics cc set is_defining = true
from characteristics c
where c.id = cc.characteristic_id and c.type in ('Select', 'Radio', 'Interval') and (cc.is_promoted or c.key like '%.standard')
  and cc.category_id in (
    select cs.category_id from category_characteristics cs join characteristics s on s.id = cs.characteristic_id
    where s.key like '%.standard' and s.type = 'Select'
  );

-- Products with one key are offers of the same article. Kept by the writer of products; others are in no group.
create table offer_groups (
  product_id int primary key references products on delete cascade,
  key uuid not null
);
create index on offer_groups (key);

-- The keys of products: by the values of all defining characteristics, else by brand and code. Both only within a category, a
-- unit and a condition, because prices of other units cannot be compared.
create function offer_keys(ids int[]) returns table (product_id int, key uuid) language sql stable as $$
  select p.id, md5(concat_ws(' ', p.category_id, p.unit_code, p.condition, coalesce(defined.article, coded.article)))::uuid
  from products p
  left join lateral (
    select string_agg(format('%s=%s', cc.characteristic_id, v.value), ' ' order by cc.characteristic_id) as article
    from category_characteristics cc cross join lateral (
      select coalesce(
        (select string_agg(o.id::text, ',' order by o.id) from characteristic_options o
          where o.characteristic_id = cc.characteristic_id and o.id = any(p.option_ids)),
        (select trim_scale(n.number)::text from product_values n where n.product_id = p.id and n.characteristic_id = cc.characteristic_id)
      ) as value
    ) v
    where cc.category_id = p.category_id and cc.is_defining
    having bool_and(v.value is not null)
  ) defined on true
  cross join lateral (select upper(regexp_replace(p.code, '[^[:alnum:]]', '', 'g')) as code) plain
  cross join lateral (select case when p.brand_id is not null and length(plain.code) >= 4 then format('%s %s', p.brand_id, plain.code) end as article) coded
  where p.id = any(ids) and coalesce(defined.article, coded.article) is not null
$$;

insert into offer_groups select * from offer_keys(array(select id from products));

-- The sizes of an article are the products of one store in one category.
create index on products (store_id, category_id) where status = 'Active';
