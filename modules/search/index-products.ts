import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { configurations } from './text.ts'

/** Writes what these goods are found by. Goods that are no longer live keep their row: lists never show them. */
export const indexProducts = (db: Db, ids: readonly number[]) => write(db, sql`where p.id = any(${ids as number[]}::int[])`)

/** Fills the whole index anew while the old one serves. */
export async function rebuildIndex(db: Db) {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx)
    await sql`delete from product_search`.execute(tx)
    await write(tx, sql``)
  })
}

/** The first filling, for a bulk load on its own connection: the indexes are made after the rows, which is much faster. */
export async function fillIndex(client: { query: (text: string, values?: unknown[]) => Promise<unknown> }) {
  const { sql: text, parameters } = statement(sql``).compile(compiler)
  await client.query('drop index product_search_document_idx, product_search_codes_idx')
  await client.query(text, [...parameters])
  await client.query('create index on product_search using gin (document) with (fastupdate = off)')
  await client.query('create index on product_search using gin (codes) with (fastupdate = off)')
}

const write = (db: Db, which: RawBuilder<unknown>) => statement(which).execute(db)

/** Only compiles: it has no connection. */
const compiler = new Kysely<Record<never, never>>({
  dialect: {
    createAdapter: () => new PostgresAdapter(), createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db), createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

const statement = (which: RawBuilder<unknown>) => sql`
  with category_documents as materialized (select c.id, ${categoryNames()} as document from categories c where c.level = 'Category'),
  option_documents as materialized (
    select ot.option_id as id, search_concat(setweight(to_tsvector((${sql.lit(JSON.stringify(configurations))}::jsonb ->> ot.locale)::regconfig, search_key(ot.label)), 'C')) as document
    from characteristic_option_translations ot group by ot.option_id
  )
  insert into product_search (product_id, document, codes)
  select p.id,
    ${names('A')}
      || setweight(to_tsvector('simple', search_key(concat_ws(' ', b.name, p.code, p.external_id))), 'A')
      || c.document
      || coalesce((select search_concat(o.document) from option_documents o where o.id = any(p.option_ids)), ''::tsvector)
      || coalesce((
        select setweight(to_tsvector('simple', search_key(string_agg(pp.value, ' '))), 'C') || setweight(to_tsvector('russian', search_key(string_agg(pp.value, ' '))), 'C')
        from product_properties pp where pp.product_id = p.id
      ), ''::tsvector),
    (
      select array_agg(distinct code) from (
        select regexp_replace(upper(word), '[^[:alnum:]]', '', 'g') as code
        from unnest(array[p.code, p.external_id] || regexp_split_to_array(coalesce((select string_agg(name, ' ') from product_translations t where t.product_id = p.id), ''), '[\\s,;()]+')) as word
        where word ~ '\\d'
      ) found where length(code) >= 4
    )
  from products p left join brands b on b.id = p.brand_id join category_documents c on c.id = p.category_id ${which}
  on conflict (product_id) do update set document = excluded.document, codes = excluded.codes
`

function names(weight: string) {
  const parts = Object.entries(configurations).map(
    ([locale, name]) => sql`coalesce((select setweight(to_tsvector(${sql.lit(name)}, search_key(t.name)), ${sql.lit(weight)}) from product_translations t where t.product_id = p.id and t.locale = ${sql.lit(locale)}), ''::tsvector)`,
  )
  return sql.join(parts, sql` || `)
}

/** The category's name finds goods whose own name says it differently. */
function categoryNames() {
  const parts = Object.entries(configurations).map(
    ([locale, name]) => sql`setweight(to_tsvector(${sql.lit(name)}, search_key(coalesce((select string_agg(t.name, ' ') from category_translations t where t.category_id = any(c.path[2:]) and t.locale = ${sql.lit(locale)}), ''))), 'B')`,
  )
  return sql.join(parts, sql` || `)
}
