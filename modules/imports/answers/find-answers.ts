// The answers of a store in words.
import { type RawBuilder, sql } from 'kysely'
import { formatTags, type Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import { bestName } from '#platform/db/best-translation.ts'
import type { Db } from '#platform/db/database.ts'
import { escapeLike, foldText } from '#platform/db/like.ts'
import { type PageOf, type Paging, selectPage } from '#platform/db/select-page.ts'
import { translate } from '#platform/i18n/messages.ts'
import { answerKinds, type listAnswers } from '../answer-contract.ts'
import { targetNames } from '../contract.ts'
import { isRepairKind } from '../repairs/choices.ts'

type Answer = OutputOf<typeof listAnswers>['items'][number]
type AnswerKind = Answer['kind']
type Place = { storeId: number; locale: Locale }
type Search = Place & Paging & { query: string; kind?: AnswerKind | undefined }

export type AnswerRow = Pick<Answer, 'kind' | 'key' | 'text' | 'of'> & {
  scope: number | null
  value: unknown
  /** Of what was chosen from a list. */
  name: string | null
  /** Whether it is a number or a text. */
  isEntered: boolean
  /** The unit of a characteristic. */
  measure: string
  currency: string
}

export async function findAnswers(db: Db, { query, kind, ...place }: Search): Promise<PageOf<Answer>> {
  const { items, ...paging } = await selectPage<AnswerRow>(
    db,
    {
      columns: columns(place.locale),
      from: answersOf(place.storeId),
      condition: sql`${kind ? sql`m.kind = ${kind}` : sql`true`} and ${matches(query, place.locale)}`,
      order: sql`array_position(${[...answerKinds]}::text[], m.kind), ${naturalOrder}, m.key`,
    },
    place,
  )
  return { items: items.map((row) => toAnswer(row, place.locale)), ...paging }
}

/** SQL: `M8` before `M10`, by the first number of the text. */
const naturalOrder = sql`
  regexp_replace(m.text, '[0-9].*', ''), replace(substring(m.text from '[0-9]+(?:[.,][0-9]+)?'), ',', '.')::numeric, m.text
`

export async function findAnswerRow(db: Db, { storeId, locale }: Place, { kind, key }: Pick<Answer, 'kind' | 'key'>) {
  const { rows } = await sql<AnswerRow>`
    select ${columns(locale)} from ${answersOf(storeId)} where m.kind = ${kind} and m.key = ${key}
  `.execute(db)
  return rows[0]
}

/**
 * Keys of values within a characteristic or a category begin with its id. Folding leaves a dot of the Turkish İ beside the i. Groups of
 * which nothing was said have empty constants.
 */
const answersOf = (storeId: number) => sql`(
  select kind, key, value -> 0 as value, value ->> 0 as choice,
    replace(case when kind in ('Option', 'Constant', 'Characteristic') then substr(key, strpos(key, ' ') + 1)
      when kind = 'Rate' then '1 ' || upper(key) else key end, U&'i\\0307', 'i') as text,
    case when kind in ('Option', 'Constant', 'Characteristic') then split_part(key, ' ', 1)::int end as scope
  from import_memory where store_id = ${storeId} and value <> '[{}]'
) m join stores s on s.id = ${storeId}`

const columns = (
  locale: Locale,
) => sql`m.kind, m.key, m.text, m.scope, m.value, s.currency, ${chosenName(locale)} as name,
  ${scopeName(locale)} as "of", coalesce(${characteristic('unit', locale, sql`m.scope`)}, '') as measure,
  (select type from characteristics where id = m.scope) in ('Interval', 'Text') as "isEntered"`

const scopeName = (locale: Locale) => sql`case
  when m.kind in ('Option', 'Constant') then ${characteristic('name', locale, sql`m.scope`)}
  when m.kind = 'Characteristic' then ${category(locale, sql`t.category_id = m.scope`)}
end`

const chosenName = (locale: Locale) => sql`case
  when m.kind = 'Unit' then (select name from unit_type_translations where unit_code = m.choice and locale = ${locale})
  when m.kind = 'Characteristic' then ${characteristic('name', locale, sql`m.choice::int`)}
  when m.kind = 'Category' then ${category(locale, sql`t.category_id = (select id from categories where key = m.choice)`)}
  when m.kind in ('Option', 'Constant') then (
    select coalesce(own.label, english.label, o.key) from characteristic_options o
    left join characteristic_option_translations own on own.option_id = o.id and own.locale = ${locale}
    left join characteristic_option_translations english on english.option_id = o.id and english.locale = 'en'
    where o.characteristic_id = m.scope and o.id::text = m.choice
  )
end`

const characteristic = (column: 'name' | 'unit', locale: Locale, id: RawBuilder<unknown>) => sql`(
  select coalesce(own.${sql.ref(column)}, english.${sql.ref(column)}, ${column === 'name' ? sql`c.key` : sql`''`}) from characteristics c
  left join characteristic_translations own on own.characteristic_id = c.id and own.locale = ${locale}
  left join characteristic_translations english on english.characteristic_id = c.id and english.locale = 'en'
  where c.id = ${id}
)`

const category = (locale: Locale, condition: RawBuilder<unknown>) =>
  sql`(select name from ${bestName(sql`category_translations t where ${condition}`, locale)} named)`

function matches(query: string, locale: Locale) {
  if (query === '') return sql`true`
  const lower = query.toLocaleLowerCase(locale)
  const targets = targetNames.filter((target) => targetText(target, locale).toLocaleLowerCase(locale).includes(lower))
  const pattern = sql`'%' || ${foldText(sql`${escapeLike(query)}::text`)} || '%'`
  return sql`(
    ${foldText(sql`m.text`)} like ${pattern} or ${foldText(chosenName(locale))} like ${pattern} or ${foldText(scopeName(locale))} like ${pattern}
    or (m.kind in ('Columns', 'Params') and m.choice = any(${targets}::text[]))
    or (m.kind in ('Currency', 'Rate', 'Constant', 'Constants') and ${foldText(sql`m.choice`)} like ${pattern})
  )`
}

export const toAnswer = (row: AnswerRow, locale: Locale): Answer => ({
  kind: row.kind,
  key: row.key,
  text: row.text,
  of: row.of,
  meaning: meaningOf(row, locale),
  canChange: isRepairKind(row.kind),
})

function meaningOf({ kind, value, name, isEntered, measure, currency }: AnswerRow, locale: Locale): string | null {
  if (kind === 'Columns' || kind === 'Params') return targetText(String(value), locale)
  if (kind === 'Currency') return String(value)
  if (kind === 'Rate') return `${numberText(Number(value), locale)} ${currency}`
  if (kind === 'Constants') return constantsText(value as Readonly<Record<string, string>>, locale)
  return name ?? (kind === 'Constant' && isEntered ? enteredText(String(value), measure, locale) : null)
}

const targetText = (target: string, locale: Locale) => translate(locale, 'imports', `target.${target}`)

const constantsText = (constants: Readonly<Record<string, string>>, locale: Locale) =>
  Object.entries(constants)
    .map(([field, text]) => `${targetText(field, locale)}: ${text}`)
    .join('; ')

function enteredText(text: string, measure: string, locale: Locale) {
  const shown = /^\d+(\.\d+)?$/.test(text) ? numberText(Number(text), locale) : text
  return measure ? `${shown} ${measure}` : shown
}

const numberText = (value: number, locale: Locale) =>
  new Intl.NumberFormat(formatTags[locale], { maximumFractionDigits: 6 }).format(value)
