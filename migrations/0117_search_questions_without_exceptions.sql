-- As in 0116, but a question that follows only while products are missing may find those of the questions before, which are few and known
-- then: asking for products that have the words but not in the name reads the lists of both.
create or replace function search_text(
  questions tsquery[], full_count int, kept tsquery, parts tsquery[], sets int[], leaves_out boolean, hidden tsquery,
  most int, popular int, enough int
) returns table (step int, ids int[]) language plpgsql stable as $$
declare
  total int := 0;
  known int[] := '{}';
  lacking int := 0;
  question tsquery;
begin
  for number in 1 .. cardinality(questions) loop
    exit when total > most or number > full_count and total >= enough;
    for tier in 0 .. 3 loop
      continue when tier in (1, 2) and total >= case when number > full_count then enough else popular end;
      continue when tier = 3 and hidden is null;
      ids := array(
        select id from search_tier(tier, case when tier = 3 then questions[number] && hidden else questions[number] end, most + 1 - total) id
        where number <= full_count or id <> all (known)
      );
      continue when ids = '{}';
      total := total + cardinality(ids);
      if total < enough then known := known || ids; end if;
      step := number;
      return next;
    end loop;
  end loop;
  if total >= enough or total = 0 and not leaves_out then return; end if;
  for part in 1 .. cardinality(parts) loop
    continue when not exists (select from unnest(sets) kept_parts where (kept_parts & (1 << (part - 1))) <> 0 and kept_parts <> 1 << (part - 1));
    question := coalesce(kept && parts[part], parts[part]);
    if not exists (
      select from generate_series(0, case when hidden is null then 2 else 3 end) tier, lateral search_tier(tier, question, 1)
    ) then
      lacking := lacking | (1 << (part - 1));
    end if;
  end loop;
  for number in 1 .. cardinality(sets) loop
    exit when total >= enough;
    continue when (sets[number] & lacking) <> 0;
    question := kept;
    for part in 1 .. cardinality(parts) loop
      if (sets[number] & (1 << (part - 1))) <> 0 then question := coalesce(question && parts[part], parts[part]); end if;
    end loop;
    for tier in 0 .. 3 loop
      continue when tier in (1, 2) and total >= enough or tier = 3 and hidden is null;
      ids := array(
        select id from search_tier(tier, case when tier = 3 then question && hidden else question end, 4 * enough) id where id <> all (known)
      );
      continue when ids = '{}';
      total := total + cardinality(ids);
      known := known || ids;
      step := cardinality(questions) + number;
      return next;
    end loop;
  end loop;
end $$;
