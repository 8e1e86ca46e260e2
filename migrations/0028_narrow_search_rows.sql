-- An answer visits the rows of its matches, but reads no document. PostgreSQL keeps a long value apart from its row only when
-- the row is longer than 2 kB: a filler, which packs to some bytes, makes it keep every document apart. The rows of a million
-- goods then take 90 MB instead of 1.4 GB. Those that are there become narrow when the index is rebuilt.
alter table product_search add column filler text not null default repeat(' ', 2100), set (toast_tuple_target = 128);

-- The goods of a tier whose documents answer the question, the popular ones first. The planner takes narrow rows for cheap to
-- look through, not knowing what it takes to fetch their documents: only the index of the tier may answer.
create function search_tier(wanted int, question tsquery, most int) returns setof int language plpgsql stable
  set enable_seqscan = off set enable_indexscan = off as $$
begin
  case wanted
    when 0 then return query select product_id from product_search where tier = 0 and document @@ question limit most;
    when 1 then return query select product_id from product_search where tier = 1 and document @@ question limit most;
    when 2 then return query select product_id from product_search where tier = 2 and document @@ question limit most;
  end case;
end $$;
