// The names of the records that entries of the audit log mention, as they are now.
import { type RawBuilder, sql } from 'kysely'
import { recordIn } from '#platform/audited-actions.ts'
import { type AuditedEntity, formatTags, type Locale } from '#platform/constants.ts'
import { bestTranslation, storeName } from '#platform/db/best-translation.ts'
import type { Db } from '#platform/db/database.ts'
import { keysOf, translate } from '#platform/i18n/messages.ts'

type Entry = { entity: string; entityId: string; details: Record<string, unknown> }

/** Adds the names of the records that an entry mentions, by `kind:id`, and of the fields of forms. A record that is gone has none, a nameless one an empty one. */
export async function withNames<E extends Entry>(db: Db, entries: readonly E[], locale: Locale) {
  const mentioned = entries.map(recordsOf)
  const names = await findNames(db, [...new Set(mentioned.flat())], locale)
  return entries.map((entry, index) => ({
    ...entry,
    names: {
      ...Object.fromEntries(mentioned[index]!.filter((key) => names.has(key)).map((key) => [key, names.get(key)!])),
      ...fieldNames(entry, locale),
      ...listName(entry, locale),
    },
  }))
}

const formFields = new Set(keysOf('documents'))

/** The labels of the fields of products, stores, companies and the like, which their forms have. */
function fieldNames({ entity, details }: Entry, locale: Locale) {
  const codes = new Set(statesOf(details).flatMap((state) => Object.keys(state)))
  return Object.fromEntries(
    [...codes].flatMap((code) => {
      const key = [`${entity}.${code}`, `organization.${code}`].find((each) => formFields.has(each))
      return key ? [[`field:${code}`, translate(locale, 'documents', key)]] : []
    }),
  )
}

/** Of an exported list, the title of its page. */
function listName({ entity, entityId, details: { listTitle } }: Entry, locale: Locale) {
  if (entity !== 'list' || typeof listTitle !== 'string') return {}
  const [namespace = '', key = ''] = listTitle.split(':')
  return { [`list:${entityId}`]: messageAt(locale, namespace, key) ?? '' }
}

function statesOf({ before, after, ...others }: Entry['details']) {
  return [before, after, others].map((state) => Object(state) as Record<string, unknown>)
}

function recordsOf({ entity, entityId, details }: Entry): string[] {
  const states = statesOf(details)
  const mentioned = states.flatMap((state) =>
    Object.entries(state).flatMap(([field, id]) => {
      const kind = recordIn(field, state)
      return kind ? [`${kind}:${String(id)}`] : []
    }),
  )
  return [`${entity}:${entityId}`, ...mentioned]
}

/** One statement with a part for each kind of record. */
async function findNames(db: Db, keys: readonly string[], locale: Locale): Promise<Map<string, string>> {
  const idsByKind = Map.groupBy(keys.map(splitKey), ({ kind }) => kind)
  const parts = Object.entries(sourcesIn(locale)).flatMap(([kind, { isId, type, key, from, name }]) => {
    const ids = (idsByKind.get(kind) ?? []).map(({ id }) => id).filter((id) => isId.test(id))
    return ids.length > 0
      ? [
          sql`select ${kind}::text as kind, ${key}::text as id, ${name} as name from ${from} where ${key} = any(${ids}::${type})`,
        ]
      : []
  })
  const named = [...idsByKind.values()].flat().flatMap(({ kind, id }) => {
    const name = nameInMessages(kind, id, locale)
    return name ? ([[`${kind}:${id}`, name]] satisfies [string, string][]) : []
  })
  if (parts.length === 0) return new Map(named)
  const { rows } = await sql<{ kind: string; id: string; name: string | null }>`
    ${sql.join(parts, sql` union all `)}
  `.execute(db)
  return new Map([
    ...named,
    ...rows.map(({ kind, id, name }): [string, string] => [`${kind}:${id}`, wordOf(kind, name ?? '', locale)]),
  ])
}

function splitKey(key: string) {
  const end = key.indexOf(':')
  return { kind: key.slice(0, end), id: key.slice(end + 1) }
}

type Source = { isId: RegExp } & Record<'type' | 'key' | 'from' | 'name', RawBuilder<unknown>>

function sourcesIn(locale: Locale): Partial<Record<AuditedEntity, Source>> {
  const nameIn = (table: string, id: RawBuilder<unknown>) =>
    sql`(select t.name from ${sql.table(table)} t where ${id} order by t.locale = ${locale} desc, t.locale = 'en' desc limit 1)`
  const premisesName = sql`coalesce(nullif(r.names ->> ${locale}, ''), nullif(r.names ->> 'en', ''), r.address)`
  const ofStore = (table: string) => sql`${sql.table(table)} r join stores s on s.id = r.store_id`
  return {
    account: byUuid(sql`accounts r`, sql`r.name`),
    aggregatorFeed: byUuid(ofStore('aggregator_feeds'), storeName(locale)),
    apiKey: byUuid(sql`api_keys r`, sql`r.name`),
    ban: byUuid(
      sql`bans r left join accounts a on a.id = case when r.kind = 'Account' then r.value::uuid end`,
      sql`coalesce(a.name, r.value)`,
    ),
    banner: byNumber(sql`banners r`, sql`coalesce(nullif(r.titles ->> ${locale}, ''), r.titles ->> 'en')`),
    brand: byNumber(sql`brands r`, sql`r.name`),
    callbackRequest: byUuid(
      ofStore('callback_requests'),
      sql`concat_ws(' – ', nullif(r.name, ''), ${storeName(locale)})`,
    ),
    category: byNumber(sql`categories r`, nameIn('category_translations', sql`t.category_id = r.id`)),
    characteristic: byNumber(
      sql`characteristics r`,
      nameIn('characteristic_translations', sql`t.characteristic_id = r.id`),
    ),
    chat: byUuid(
      sql`${ofStore('chats')} left join accounts a on a.id = r.buyer_id`,
      sql`concat_ws(' – ', nullif(coalesce(a.name, r.visitor_name), ''), ${storeName(locale)})`,
    ),
    companybranch: byNumber(sql`company_branches r`, premisesName),
    deliveryplace: byNumber(
      sql`delivery_places r`,
      nameIn('location_translations', sql`t.location_id = r.location_id`),
    ),
    file: byUuid(sql`files r`, sql`coalesce(nullif(r.name, ''), upper(split_part(r.content_type, '/', 2)))`),
    helpRequest: byUuid(sql`help_requests r`, sql`r.name`),
    metricElement: byNumber(sql`metric_elements r`, sql`r.name`),
    outgoingMessage: byUuid(sql`outgoing_messages r`, sql`r.template`),
    order: byUuid(sql`orders r`, sql`r.number::text`),
    organization: byNumber(sql`organizations r`, sql`r.legal_name`),
    phoneCall: byUuid(sql`phone_calls r`, sql`r.number`),
    product: byNumber(
      ofStore('products'),
      sql`(select t.name from product_translations t where t.product_id = r.id ${bestTranslation(locale)})`,
    ),
    procurementRequest: byUuid(sql`procurement_requests r`, sql`r.title`),
    purchaseRequest: byUuid(sql`purchase_requests r`, sql`r.number::text`),
    purchasingTeam: byNumber(sql`purchasing_teams r`, sql`r.name`),
    redirectNumber: byNumber(sql`redirect_numbers r`, sql`r.number`),
    session: byUuid(sql`account_sessions r join accounts a on a.id = r.account_id`, sql`a.name`),
    store: byNumber(sql`stores r join stores s on s.id = r.id`, storeName(locale)),
    synonyms: byNumber(sql`search_synonyms r`, sql`array_to_string(r.words, ', ')`),
    verification: byNumber(sql`verifications r join organizations o on o.id = r.organization_id`, sql`o.legal_name`),
    warehouse: byNumber(sql`warehouses r`, premisesName),
    webhook: byUuid(sql`webhooks r`, sql`r.address`),
  }
}

/** `from` has the table of the record as `r`. */
const byNumber = (from: RawBuilder<unknown>, name: RawBuilder<unknown>): Source => ({
  isId: /^[1-9]\d{0,8}$/,
  type: sql`int[]`,
  key: sql`r.id`,
  from,
  name,
})
const byUuid = (from: RawBuilder<unknown>, name: RawBuilder<unknown>): Source => ({
  ...byNumber(from, name),
  isId: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
  type: sql`uuid[]`,
})

/** Settings and texts are named by the interface; a code of an earlier version has no name. */
function nameInMessages(kind: string, id: string, locale: Locale) {
  if (kind === 'setting') return messageAt(locale, 'operations', `name.${id}`)
  if (kind !== 'text') return undefined
  const [type = '', language = ''] = id.split(' ')
  const text = messageAt(locale, 'texts', `type.${type}`)
  const names = new Intl.DisplayNames(formatTags[locale], { type: 'language' })
  return text && translate(locale, 'texts', 'edit', { text, language: names.of(language) ?? language })
}

const wordOf = (kind: string, name: string, locale: Locale) =>
  (kind === 'outgoingMessage' && messageAt(locale, 'kinds', `template.${name}`)) || name

function messageAt(locale: Locale, namespace: string, key: string) {
  const text = translate(locale, namespace, key)
  return text === `${namespace}:${key}` ? undefined : text
}
