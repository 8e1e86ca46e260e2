-- Goods that are not live are found by those who may see them: in the text index they are the last tier, which nobody else asks.
create index products_not_live on products (id) where status <> 'Active';
-- An index that knows this tier by its number alone would be taken for the cheaper one.
drop index product_search_lower_tiers;
create index product_search_lower_tiers on product_search (tier) where tier > 0 and tier < 3;
create index product_search_tier_3 on product_search using gin (document) with (fastupdate = off) where tier = 3;

create or replace function search_tier(wanted int, question tsquery, most int) returns setof int language plpgsql stable
  set enable_seqscan = off set enable_indexscan = off as $$
begin
  case wanted
    when 0 then return query select product_id from product_search where tier = 0 and document @@ question limit most;
    when 1 then return query select product_id from product_search where tier = 1 and document @@ question limit most;
    when 2 then return query select product_id from product_search where tier = 2 and document @@ question limit most;
    when 3 then return query select product_id from product_search where tier = 3 and document @@ question limit most;
  end case;
end $$;
