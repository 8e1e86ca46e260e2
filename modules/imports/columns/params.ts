// The parameters of a feed are its columns: a person says which of them are fields, and which are not imported.
import { fold, oneLine } from '../../feeds/values/text.ts'
import type { FeedOffer, FeedParam } from '../../feeds/yml/read-offers.ts'
import type { Sample } from '../import-record.ts'
import type { ImportKind } from '../sources/source-row.ts'
import { addressesIn, type Notation } from './cells.ts'
import { type ColumnTarget, mayRepeat } from './fields.ts'
import { fieldNamed, guessColumns } from './guess-columns.ts'
import { fieldsOf, type TableColumns } from './to-offer.ts'
import { translationsOf } from './translations.ts'
import { statedTiers } from './tiers.ts'

const maxParams = 300
const maxSamples = 3
const maxLength = 200

type Met = { name: string; count: number; samples: Set<string> }

/** Collects the names of parameters while a feed is read, the most frequent first, as the heads and first rows of a table. */
export function createParamCollector() {
  const met = new Map<string, Met>()
  return { add, samples }

  function add({ params }: FeedOffer) {
    for (const { name, value, unit } of params) {
      const key = fold(name)
      if (key === '' || (!met.has(key) && met.size >= maxParams * 10)) continue
      const param = met.get(key) ?? { name: oneLine(name).slice(0, maxLength), count: 0, samples: new Set() }
      param.count++
      if (param.samples.size < maxSamples) param.samples.add(oneLine(`${value} ${unit}`).slice(0, maxLength))
      met.set(key, param)
    }
  }

  function samples(): Sample[] {
    const listed = [...met.values()].toSorted((one, other) => other.count - one.count).slice(0, maxParams)
    const row = (number: number) => listed.map((param) => [...param.samples][number] ?? '')
    const rows = Array.from({ length: maxSamples }, (_, index) => ({ number: index + 1, cells: row(index) }))
    return listed.length === 0 ? [] : [{ number: 0, cells: listed.map(({ name }) => name) }, ...rows]
  }
}

/** Fields that a parameter with such a name is for sure. Other words, such as 'quantity', begin the names of many characteristics. */
const sureFields: readonly ColumnTarget[] = ['unit', 'country', 'barcode']

/** The names in feeds say nothing about the columns of tables. */
export const memoryOf = (kind: ImportKind) => (kind === 'Yml' ? 'Params' : 'Columns')

type Remembered = ReadonlyMap<string, ColumnTarget>

export const guessTargets = (kind: ImportKind, heads: readonly string[], remembered: Remembered) =>
  kind === 'Yml' ? guessParams(heads, remembered) : guessColumns(heads, remembered)

function guessParams(names: readonly string[], remembered: Remembered): ColumnTarget[] {
  const targets = names.map((name): ColumnTarget => {
    const named = fieldNamed(name)
    const guess = named?.rank === 0 && sureFields.includes(named.field) ? named.field : 'characteristic'
    return remembered.get(fold(name)) ?? guess
  })
  return targets.map((target, index) =>
    mayRepeat(target) || targets.indexOf(target) === index ? target : 'characteristic',
  )
}

/** The offer with the fields that its parameters are. */
export function withFieldsOfParams(offer: FeedOffer, { heads, targets, notation }: TableColumns): FeedOffer {
  const known = targetsByName(heads, targets)
  if (known.size === 0) return offer
  const targetOf = ({ name }: FeedParam) => known.get(fold(name)) ?? 'characteristic'
  const of = (target: ColumnTarget) => offer.params.filter((param) => targetOf(param) === target)
  const cell = (target: ColumnTarget) => of(target)[0]?.value.trim() ?? ''
  const unitOf = (target: ColumnTarget) => of(target)[0]?.unit ?? ''
  return {
    ...offer,
    fields: {
      ...offer.fields,
      ...fieldsOf({ cell, unitOf }, notation),
      ...(cell('category') && { categoryId: cell('category') }),
    },
    barcodes: [...of('barcode').map(({ value }) => value), ...offer.barcodes],
    pictures: [...offer.pictures, ...of('pictures').flatMap(({ value }) => addressesIn(value))],
    params: of('characteristic'),
    translations: translationsOf((index) => offer.params[index]!.value.trim(), {
      heads: offer.params.map(({ name }) => name),
      targets: offer.params.map(targetOf),
    }),
    tiers: of('tiers').flatMap(({ name, value }) => statedTiers(value.trim(), name, notation)),
  }
}

const known = new WeakMap<readonly string[], ReadonlyMap<string, ColumnTarget>>()

/** Columns that somebody has made something else than characteristics. */
function targetsByName(heads: readonly string[], targets: readonly ColumnTarget[]) {
  const found =
    known.get(heads) ??
    new Map(
      heads.flatMap((head, column) => {
        const target = targets[column] ?? 'characteristic'
        return target === 'characteristic' ? [] : [[fold(head), target] as const]
      }),
    )
  known.set(heads, found)
  return found
}

/** Feeds have a point in their numbers, and some a comma all the same. */
export const feedNotation: Notation = { locale: 'ru', isTyped: true }
