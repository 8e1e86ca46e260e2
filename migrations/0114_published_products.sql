-- Buyers have seen a product that has ever been on sale; its page says what it was when it is gone. Of products that were archived before
-- this migration only those without a price are known to have never been on sale.
alter table products add column was_published boolean not null default true;
alter table products alter column was_published set default false;
update products set was_published = false
where status = 'Draft' or price_minor is null
  or id in (select product_id from product_blocks where status_before = 'Draft');
