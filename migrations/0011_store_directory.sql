-- How many live goods each store has at each node of the tree. Kept by the catalogue's recount, never on a request.
create table store_categories (
  category_id int not null references categories on delete cascade,
  store_id int not null references stores on delete cascade,
  product_count int not null check (product_count > 0),
  primary key (category_id, store_id) include (product_count)
);
create index on store_categories (store_id);

-- Which options some live product of a category has: its filters offer no others. Kept by the recount, too.
create table category_options (
  category_id int not null references categories on delete cascade,
  option_id int not null references characteristic_options on delete cascade,
  primary key (category_id, option_id)
);

-- The key of a text in Latin letters: where the database's character type is C, trigrams know no others. Besides, a name is
-- found in either alphabet.
create function latin_key(value text) returns text language sql immutable parallel safe as $$
  select translate(
    replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
      public.search_key(value), 'ж', 'zh'), 'ч', 'ch'), 'ш', 'sh'), 'щ', 'sch'), 'ю', 'yu'), 'я', 'ya'), 'ђ', 'dj'), 'љ', 'lj'), 'њ', 'nj'), 'џ', 'dz'),
    'абвгдезийіјклмнопрстћуфхцыэъь', 'abvgdeziiijklmnoprstcufhcye')
$$;

-- A name as words are looked for in it: each has a space before it.
alter table store_translations
  add column name_key text generated always as (' ' || regexp_replace(latin_key(name), '[^[:alnum:]]+', ' ', 'g')) stored;
create index on store_translations using gin (name_key gin_trgm_ops);
-- The order by name reads no texts.
create index on store_translations (locale, name_key collate "C", store_id);
create index on category_translations using gin (latin_key(name) gin_trgm_ops);
create index on brands using gin (latin_key(name) gin_trgm_ops);

-- Names of stores and of categories like the text. A wrong letter in a word of seven leaves it half of its trigrams. The
-- threshold is no SET of the function, since only a superuser could restore that.
create function names_alike(value text) returns table (store_id int, category_id int, likeness real) language plpgsql as $$
begin
  perform set_config('pg_trgm.word_similarity_threshold', '0.45', true);
  return query
    select t.store_id, null::int, word_similarity(latin_key(value), t.name_key) from store_translations t where latin_key(value) <% t.name_key
    union all
    select null::int, t.category_id, word_similarity(latin_key(value), latin_key(t.name)) from category_translations t where latin_key(value) <% latin_key(t.name);
end $$;

-- The stems of a text in its language.
create function search_stems(locale text, value text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector(
    case locale
      when 'ru' then 'pg_catalog.russian'::regconfig when 'sr' then 'pg_catalog.serbian'::regconfig when 'de' then 'pg_catalog.german'::regconfig
      when 'it' then 'pg_catalog.italian'::regconfig when 'tr' then 'pg_catalog.turkish'::regconfig else 'pg_catalog.english'::regconfig
    end, public.search_key(value))
$$;
create index on category_translations using gin (search_stems(locale, name));

-- The newest goods of the stores of a place.
create index on products (store_id, created_at desc, id desc) where status = 'Active';
