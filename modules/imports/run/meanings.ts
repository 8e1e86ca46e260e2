// The meaning of names and values of files, by the answers of the store.
import type { Db } from '#platform/db/database.ts'
import { type Catalog, type Characteristic, unitsByName } from '../../feeds/catalog.ts'
import type { SupposedValue } from '../../feeds/mapping/suppose-values.ts'
import { byScope, recallAll } from '../import-memory.ts'

/** Units, currencies, options and characteristics with the names that the store has given them, and its rates of currencies. */
export async function loadMeanings(db: Db, storeId: number, named: Catalog) {
  const options = byScope(await recallAll<number>(db, storeId, 'Option'))
  const characteristics = byScope(await recallAll<number>(db, storeId, 'Characteristic'))
  return {
    named,
    catalog: withMeanings(named, options, characteristics),
    units: new Map([...(await unitsByName(db)), ...(await recallAll<string>(db, storeId, 'Unit'))]),
    currencies: await recallAll<string>(db, storeId, 'Currency'),
    rates: await recallAll<number>(db, storeId, 'Rate'),
    suppositions: suppositionsOf(named, byScope(await recallAll<string>(db, storeId, 'Constant'))),
  }
}

type Meanings = ReadonlyMap<number, [name: string, id: number][]>

function withMeanings(catalog: Catalog, options: Meanings, characteristics: Meanings): Catalog {
  if (options.size + characteristics.size === 0) return catalog
  return new Map(
    [...catalog].map(([key, category]) => {
      const names = characteristics.get(category.id) ?? []
      const meaning = (each: Characteristic): Characteristic => {
        const ids = new Set(each.options.values())
        const labels = (options.get(each.id) ?? []).filter(([, optionId]) => ids.has(optionId))
        const own = names.flatMap(([name, id]) => (id === each.id ? name : []))
        if (labels.length + own.length === 0) return each
        return { ...each, names: new Set([...each.names, ...own]), labels: new Map([...each.labels, ...labels]) }
      }
      const [all, required] = [category.characteristics.map(meaning), category.required.map(meaning)]
      return [key, { ...category, characteristics: all, required }]
    }),
  )
}

/** The answers of the store about the characteristics of all rows of a group. */
function suppositionsOf(catalog: Catalog, constants: ReadonlyMap<number, [groupKey: string, choice: string][]>) {
  const characteristics = [...catalog.values()].flatMap((category) => category.characteristics)
  const types = new Map(characteristics.map(({ id, type }) => [id, type]))
  const values = [...constants].flatMap(([characteristicId, groups]) =>
    groups.map(([groupKey, choice]) => ({
      groupKey,
      value: supposedValue(characteristicId, types.get(characteristicId), choice),
    })),
  )
  return new Map(
    [...Map.groupBy(values, ({ groupKey }) => groupKey)].map(([key, of]) => [key, of.map(({ value }) => value)]),
  )
}

function supposedValue(
  characteristicId: number,
  type: Characteristic['type'] | undefined,
  choice: string,
): SupposedValue {
  if (type === 'Interval') return { characteristicId, number: Number(choice) }
  return type === 'Text' ? { characteristicId, text: choice } : { characteristicId, optionIds: [Number(choice)] }
}
