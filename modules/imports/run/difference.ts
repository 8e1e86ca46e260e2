// The changes that a rehearsal finds, as before and after.
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { translate } from '#platform/i18n/messages.ts'
import type { Locale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import type { CharacteristicValue } from '../../catalog/write-products/tables.ts'
import { unitsIn } from '../../content/units.ts'
import type { Characteristic } from '../../feeds/catalog.ts'
import { changesOf } from '../../feeds/record-changes.ts'
import type { OfferOutcome } from '../../feeds/save-batch.ts'

type Change = { field: string; characteristicId?: number; before: unknown; after: unknown }
export type Difference = { row: number; code: string; name: string; isNew?: boolean; changes: Change[] }
type Write = NonNullable<OfferOutcome['write']>

export function differenceOf({ write, product, line, change }: OfferOutcome, locale: Locale): Difference[] {
  if (!write || (change !== 'created' && change !== 'updated')) return []
  const changes = change === 'created' ? newValues(write) : changedValues(write, locale)
  const isNew = change === 'created'
  return changes ? [{ row: line, code: product.code, name: product.name, isNew, changes }] : []
}

function newValues({ record, source: { product } }: Write): Change[] {
  const { categoryId, priceMinor, oldPriceMinor, tiers, unitCode, minimumOrder, orderStep, vatPercent, barcode } =
    record
  const { brand, weightGrams, countryCode } = { ...product, ...product.terms }
  const stock = product.isAvailable ? product.count : 0
  const fields = {
    categoryId,
    priceMinor,
    oldPriceMinor,
    tiers,
    unitCode,
    stock,
    brand,
    minimumOrder,
    orderStep,
    vatPercent,
    barcode,
    weightGrams,
    countryCode,
  }
  const filled = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)
  return [
    ...filled.map(([field, after]) => ({ field, before: null, after })),
    ...characteristicChanges(product.category.characteristics, noValues, { ...noValues, ...record }),
  ]
}

function changedValues(write: Write, locale: Locale): Change[] | undefined {
  const changes = changesOf(write, locale)
  const { before: known, product } = write.source
  if (!changes || !known) return undefined
  const { before, after } = changes
  const { optionIds, values } = write.record
  return [
    ...Object.keys(before).map((field) => ({ field, before: before[field], after: after[field] })),
    ...characteristicChanges(product.category.characteristics, known, {
      optionIds: optionIds ?? known.optionIds,
      values: values ?? known.values,
    }),
  ]
}

const characteristicChanges = (characteristics: readonly Characteristic[], before: Filled, after: Filled): Change[] =>
  characteristics
    .map((each) => ({
      field: 'characteristics',
      characteristicId: each.id,
      before: valueOf(each, before),
      after: valueOf(each, after),
    }))
    .filter((change) => !isDeepStrictEqual(change.before, change.after))

type Filled = { optionIds: readonly number[]; values: readonly CharacteristicValue[] }
const noValues: Filled = { optionIds: [], values: [] }

/** A number, words by language, or the ids of options in order. */
function valueOf({ id, options }: Characteristic, { optionIds, values }: Filled) {
  const own = new Set(options.values())
  const value = values.find(({ characteristicId }) => characteristicId === id)
  if (own.size > 0) return optionIds.filter((optionId) => own.has(optionId)).sort((one, other) => one - other)
  return value?.number ?? value?.words ?? null
}

type Described = { field: string; name: string | null; before: unknown; after: unknown }

/** The differences with the names of characteristics, options, categories and units. */
export async function describeDifferences(db: Db, differences: readonly Difference[], locale: Locale) {
  const names = await findNames(db, differences, locale)
  const units = await unitsIn(db, locale)
  const describe = ({ field, characteristicId, before, after }: Change): Described => {
    const describeValue = (value: unknown) => {
      if (field === 'categoryId') return names.get(`category ${String(value)}`) ?? null
      if (field === 'status') return translate(locale, 'products', `status.${String(value)}`)
      if (field === 'unitCode') return units.get(String(value))?.name ?? value
      return characteristicId !== undefined && Array.isArray(value)
        ? value.map((id: number) => names.get(`option ${id}`) ?? '').join(', ')
        : value
    }
    const name = characteristicId === undefined ? null : (names.get(`characteristic ${characteristicId}`) ?? null)
    return { field, name, before: describeValue(before), after: describeValue(after) }
  }
  return differences.map(({ isNew = false, ...difference }) => ({
    ...difference,
    isNew,
    changes: difference.changes.map(describe),
  }))
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
