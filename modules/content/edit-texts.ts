import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import { invalidateTags } from '#platform/cache.ts'
import { type Locale, locales } from '#platform/constants.ts'
import type { InputOf, OutputOf } from '#platform/contract.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { textTypes } from './contract.ts'
import { contentErrors } from './errors.ts'
import type { createText, getEditedText, listEditedTexts } from './text-contract.ts'

type Key = { type: (typeof textTypes)[number]; locale: Locale }
type Version = OutputOf<typeof createText>
type Text = NonNullable<OutputOf<typeof getEditedText>['text']>
type WithDates<Row> = Omit<Row, 'createdAt' | 'publishedAt'> & { createdAt: Date; publishedAt: Date | null }

const maxVersions = 100

export async function findTexts(db: Db): Promise<OutputOf<typeof listEditedTexts>> {
  const { rows } = await sql<Key & { title: string | null; publishedAt: Date | null; hasDraft: boolean }>`
    select n.type, n.locale, p.title, p.published_at as "publishedAt", n.published_at is null as "hasDraft"
    from (select distinct on (type, locale) * from texts order by type, locale, version desc) n
      left join lateral (
        select * from texts t where t.type = n.type and t.locale = n.locale and t.published_at is not null order by t.version desc limit 1
      ) p on true
  `.execute(db)
  const found = new Map(rows.map((row) => [`${row.type} ${row.locale}`, row]))
  const items = textTypes.map((type) => ({
    type,
    locales: locales.map((locale) => {
      const { title = null, publishedAt, hasDraft = false } = found.get(`${type} ${locale}`) ?? {}
      return { locale, title, publishedAt: publishedAt?.toISOString() ?? null, hasDraft }
    }),
  }))
  return { items }
}

export async function findVersions(
  db: Db,
  { version, ...key }: Key & { version?: number | undefined },
): Promise<OutputOf<typeof getEditedText>> {
  const versions = await selectVersions(db, key, maxVersions)
  const wanted = version ?? versions[0]?.version
  if (wanted === undefined) return { versions, text: null }
  const { rows } = await sql<Text>`
    select version, title, body from texts where type = ${key.type} and locale = ${key.locale} and version = ${wanted}
  `.execute(db)
  if (!rows[0]) throw contentErrors.textNotFound()
  return { versions, text: rows[0] }
}

/** Of two authors who began with the same version the second is refused. */
export async function saveText(
  tx: Tx,
  { type, locale, title, body, basedOn, outcome }: InputOf<typeof createText>,
  caller: Caller,
): Promise<Version> {
  await sql`select pg_advisory_xact_lock(hashtextextended('text ' || ${type}::text || ${locale}::text, 0))`.execute(tx)
  const [newest] = await selectVersions(tx, { type, locale }, 1)
  if ((newest?.version ?? 0) !== basedOn) throw contentErrors.textChanged()
  const isPublished = outcome === 'Published'
  await sql`
    insert into texts (type, locale, version, title, body, created_by, published_at)
    values (${type}, ${locale}, ${Number(basedOn) + 1}, ${title}, ${body}, ${caller.account!.id}::uuid, ${isPublished ? sql`now()` : null})
  `.execute(tx)
  const [saved] = await selectVersions(tx, { type, locale }, 1)
  const stateOf = (version: Version | undefined) => version && { version: version.version, title: version.title }
  await record(tx, caller, {
    action: isPublished ? 'text.published' : 'text.drafted',
    entity: 'text',
    entityId: `${type} ${locale}`,
    details: { before: stateOf(newest) ?? null, after: stateOf(saved) },
  })
  if (isPublished) await invalidateTags(tx, ['texts'])
  return saved!
}

async function selectVersions(db: Db, { type, locale }: Key, limit: number): Promise<Version[]> {
  const { rows } = await sql<WithDates<Version>>`
    select t.version, t.title, t.created_at as "createdAt", t.published_at as "publishedAt",
      case when a.id is not null then json_build_object('id', a.id, 'name', a.name) end as "createdBy"
    from texts t left join accounts a on a.id = t.created_by
    where t.type = ${type} and t.locale = ${locale} order by t.version desc limit ${limit}
  `.execute(db)
  return rows.map(({ createdAt, publishedAt, ...version }) => ({
    ...version,
    createdAt: createdAt.toISOString(),
    publishedAt: publishedAt?.toISOString() ?? null,
  }))
}
