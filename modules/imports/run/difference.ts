// The changes that a rehearsal finds, as before and after.
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import type { CharacteristicValue } from '../../catalog/write-products/tables.ts'
import type { Characteristic } from '../../feeds/catalog.ts'
import { changesOf } from '../../feeds/record-changes.ts'
import type { OfferOutcome } from '../../feeds/save-batch.ts'

type Change = { field: string; characteristicId?: number; before: unknown; after: unknown }
export type Difference = { row: number; code: string; name: string; changes: Change[] }

export function differenceOf({ write, product, line, change }: OfferOutcome, locale: Locale): Difference[] {
  const changes = change === 'updated' && write ? changesOf(write, locale) : undefined
  if (!write || !changes) return []
  const { before, after } = changes
  return [
    {
      row: line,
      code: product.code,
      name: product.name,
      changes: [
        ...Object.keys(before).map((field) => ({ field, before: before[field], after: after[field] })),
        ...characteristicChanges(write),
      ],
    },
  ]
}

function characteristicChanges({ record, source: { before, product } }: NonNullable<OfferOutcome['write']>): Change[] {
  if (!before) return []
  const after = { optionIds: record.optionIds ?? before.optionIds, values: record.values ?? before.values }
  return product.category.characteristics
    .map((each) => ({
      field: 'characteristics',
      characteristicId: each.id,
      before: valueOf(each, before),
      after: valueOf(each, after),
    }))
    .filter((change) => !isDeepStrictEqual(change.before, change.after))
}

type Filled = { optionIds: readonly number[]; values: readonly CharacteristicValue[] }

/** A number, words by language, or the ids of options in order. */
function valueOf({ id, options }: Characteristic, { optionIds, values }: Filled) {
  const own = new Set(options.values())
  const value = values.find(({ characteristicId }) => characteristicId === id)
  if (own.size > 0) return optionIds.filter((optionId) => own.has(optionId)).sort((one, other) => one - other)
  return value?.number ?? value?.words ?? null
}

type Described = { field: string; name: string | null; before: unknown; after: unknown }

/** The differences with the names of characteristics, options and categories. */
export async function describeDifferences(db: Db, differences: readonly Difference[], locale: Locale) {
  const names = await findNames(db, differences, locale)
  const describe = ({ field, characteristicId, before, after }: Change): Described => {
    const describeValue = (value: unknown) => {
      if (field === 'categoryId') return names.get(`category ${String(value)}`) ?? null
      return characteristicId !== undefined && Array.isArray(value)
        ? value.map((id: number) => names.get(`option ${id}`) ?? '').join(', ')
        : value
    }
    const name = characteristicId === undefined ? null : (names.get(`characteristic ${characteristicId}`) ?? null)
    return { field, name, before: describeValue(before), after: describeValue(after) }
  }
  return differences.map((difference) => ({ ...difference, changes: difference.changes.map(describe) }))
}

async function findNames(db: Db, differences: readonly Difference[], locale: Locale) {
  const changes = differences.flatMap((difference) => difference.changes)
  const of = changes.filter(({ characteristicId }) => characteristicId !== undefined)
  const characteristics = [...new Set(of.map(({ characteristicId }) => characteristicId!))]
  const options = [...new Set(of.flatMap(({ before, after }) => [before, after].flat().filter(Number.isInteger)))]
  const moved = changes.filter(({ field }) => field === 'categoryId')
  const categories = [...new Set(moved.flatMap(({ before, after }) => [before, after]))]
  const { rows } = await sql<{ key: string; name: string }>`
    select 'characteristic ' || c.id as key, coalesce(own.name, english.name, c.key) as name from characteristics c
    left join characteristic_translations own on own.characteristic_id = c.id and own.locale = ${locale}
    left join characteristic_translations english on english.characteristic_id = c.id and english.locale = 'en'
    where c.id = any(${characteristics}::int[])
    union all
    select 'option ' || o.id, coalesce(own.label, english.label, o.key) from characteristic_options o
    left join characteristic_option_translations own on own.option_id = o.id and own.locale = ${locale}
    left join characteristic_option_translations english on english.option_id = o.id and english.locale = 'en'
    where o.id = any(${options}::int[])
    union all
    select 'category ' || c.id, coalesce(own.name, english.name, c.key) from categories c
    left join category_translations own on own.category_id = c.id and own.locale = ${locale}
    left join category_translations english on english.category_id = c.id and english.locale = 'en'
    where c.id = any(${categories}::int[])
  `.execute(db)
  return new Map(rows.map(({ key, name }) => [key, name]))
}
