-- đ is compared as dj, which is how it is typed without it.
create or replace function search_key(value text) returns text language sql immutable parallel safe as $$
  select public.unaccent('public.unaccent', lower(replace(translate(normalize(value, nfkc), 'İIıЁёĐ', 'iiiееđ'), 'đ', 'dj')))
$$;
reindex table location_translations;
reindex table category_translations;
reindex table brands;
reindex table store_translations;
-- What begins with the letters typed so far.
create index brands_search_key_prefix on brands (search_key(name) text_pattern_ops);
create index store_translations_search_key_prefix on store_translations (search_key(name) text_pattern_ops);

-- Kept by the search module from the tables of goods; may be emptied and rebuilt at any time. A document's words say by their
-- first letter where they stand (modules/search/documents.ts), so that the index alone answers and documents are never read.
-- The rows stand in the order of popularity.
drop table product_search;
drop aggregate search_concat(tsvector);
create table product_search (
  product_id int not null constraint product_search_pkey primary key,
  -- By popularity when the index was built: 0 is asked first. New goods begin there.
  tier smallint not null default 0,
  document tsvector not null
);
-- Compressing them would take longer than writing the index.
alter table product_search alter column document set storage external;
create index product_search_tier_0 on product_search using gin (document) with (fastupdate = off) where tier = 0;
create index product_search_tier_1 on product_search using gin (document) with (fastupdate = off) where tier = 1;
create index product_search_tier_2 on product_search using gin (document) with (fastupdate = off) where tier = 2;
create index product_search_lower_tiers on product_search (tier) where tier > 0;

-- The words of the catalogue and up to three that follow each other in names: what is suggested, what a typing error meant,
-- and what German compounds are made of. Rebuilt with the index.
create table search_words (
  -- Empty for names of brands, which are the same in every language.
  locale text not null,
  phrase text not null,
  shown text not null,
  word_count smallint not null,
  -- Of a single word, as documents have it.
  stem text,
  -- In Latin letters, whatever the script: trigrams know no others where the database's character type is C.
  letters text not null,
  documents int not null,
  constraint search_words_pkey primary key (locale, phrase)
);
create index search_words_beginning on search_words (locale, phrase text_pattern_ops);
create index search_words_stem on search_words (stem) where word_count = 1;
create index search_words_spelling on search_words using gin (letters gin_trgm_ops) where word_count = 1;

-- Words and expressions of one meaning.
create table search_synonyms (
  id int primary key generated always as identity,
  locale text not null,
  words text[] not null check (cardinality(words) between 2 and 20),
  unique (locale, words)
);
