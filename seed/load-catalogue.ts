import type pg from 'pg'
import { type Locale, locales } from '#platform/constants.ts'
import { slugify } from '#platform/i18n/slug.ts'
import { classes } from './catalogue/index.ts'
import { copyRows } from '#platform/db/copy-rows.ts'
import type { DrawnFiles } from './drawn-files.ts'
import { mapLocales } from './load-reference.ts'
import { type CategorySeed, type CharacteristicSeed, same, t, type Text } from './types.ts'

export type LoadedCategory = { id: number; path: number[]; classKey: string; seed: CategorySeed }
/** Characteristic key within its class -> ids. */
export type LoadedCharacteristic = { id: number; seed: CharacteristicSeed; options: Map<string, number> }
export type LoadedCatalogue = { categories: LoadedCategory[]; characteristics: Map<string, LoadedCharacteristic> }

type Node = {
  id: number
  parentId: number | null
  level: 'Class' | 'Group' | 'Category'
  key: string
  position: number
  view: string
  path: number[]
  drawing: string | null
  name: Text
  about: Text
}

const yes: Text = t('Yes', 'Да', 'Da', 'Ja', 'Sì', 'Evet')
const promotedCount = 4
/** The first characteristics are required before a product can be published. */
export const requiredCount = 2

/** Filters of every category in addition to its own characteristics. */
const commonFilters = [
  {
    key: 'price',
    type: 'Price',
    name: t(
      'Price per unit',
      'Цена за единицу',
      'Cena po jedinici',
      'Preis je Einheit',
      'Prezzo per unità',
      'Birim fiyatı',
    ),
  },
  { key: 'brand', type: 'Brand', name: t('Brand', 'Бренд', 'Brend', 'Marke', 'Marca', 'Marka') },
  {
    key: 'minOrder',
    type: 'MinOrder',
    name: t(
      'Minimum order',
      'Минимальный заказ',
      'Minimalna količina',
      'Mindestmenge',
      'Quantità minima',
      'Minimum sipariş',
    ),
  },
  { key: 'unit', type: 'MinOrderUnitType', name: t('Unit', 'Единица', 'Jedinica', 'Einheit', 'Unità', 'Birim') },
] as const

/** Products of a standard are the same article if they agree in it and in what is promoted; others are told by brand and code. */
function isDefining({ characteristics }: CategorySeed, index: number) {
  const isStandard = ([{ key, type }]: CategorySeed['characteristics'][number]) =>
    key === 'standard' && type === 'Select'
  const [{ type }] = characteristics[index]!
  return (
    characteristics.some(isStandard) &&
    (type === 'Select' || type === 'Radio' || type === 'Interval') &&
    (index < promotedCount || isStandard(characteristics[index]!))
  )
}

/** Loads categories with their characteristics and options. Ids follow the order of the seeds, so they are stable. */
export async function loadCatalogue(client: pg.ClientBase, files: DrawnFiles): Promise<LoadedCatalogue> {
  const nodes: Node[] = []
  const categories: LoadedCategory[] = []
  const characteristics = new Map<string, LoadedCharacteristic>()
  const categoryCharacteristics: (readonly [number, number, number, boolean, boolean, boolean, boolean])[] = []
  let characteristicId = commonFilters.length
  let optionId = 0

  const addNode = (
    parent: Node | null,
    seed: { key: string; name: Text; about: Text },
    level: Node['level'],
    position: number,
    rest: { view?: string; drawing?: string },
  ) => {
    const id = nodes.length + 1
    const added: Node = {
      id,
      parentId: parent?.id ?? null,
      level,
      position,
      key: parent && level === 'Group' ? `${parent.key}/${seed.key}` : seed.key,
      view: rest.view ?? 'grid',
      path: [...(parent?.path ?? []), id],
      drawing: rest.drawing ?? null,
      name: seed.name,
      about: seed.about,
    }
    nodes.push(added)
    return added
  }
  const addCharacteristic = (classKey: string, seed: CharacteristicSeed) => {
    const key = `${classKey}.${seed.key}`
    const known = characteristics.get(key)
    if (known) return known
    const options =
      seed.type === 'Check'
        ? [['yes', ++optionId] as const]
        : (seed.options ?? []).map((option) => [option.key, ++optionId] as const)
    const added = { id: ++characteristicId, seed, options: new Map(options) }
    characteristics.set(key, added)
    return added
  }

  classes.forEach((classSeed, classPosition) => {
    const classNode = addNode(null, classSeed, 'Class', classPosition, {
      drawing: files.drawing(classSeed.drawing, 'main'),
    })
    classSeed.groups.forEach((groupSeed, groupPosition) => {
      const groupNode = addNode(classNode, groupSeed, 'Group', groupPosition, {})
      groupSeed.categories.forEach((seed, position) => {
        const added = addNode(groupNode, seed, 'Category', position, { view: seed.view })
        categories.push({ id: added.id, path: added.path, classKey: classSeed.key, seed })
        commonFilters.forEach((_, index) =>
          categoryCharacteristics.push([added.id, index + 1, 100 + index, true, false, false, false]),
        )
        seed.characteristics.forEach(([characteristic], index) => {
          const { id } = addCharacteristic(classSeed.key, characteristic)
          categoryCharacteristics.push([
            added.id,
            id,
            index,
            characteristic.isFilter ?? characteristic.type !== 'Text',
            index < promotedCount,
            index < requiredCount,
            isDefining(seed, index),
          ])
        })
      })
    })
  })

  await copyRows(
    client,
    'categories',
    ['id', 'parent_id', 'level', 'key', 'position', 'view', 'path', 'drawing_file_id'],
    nodes.map((each) => [
      each.id,
      each.parentId,
      each.level,
      each.key,
      each.position,
      each.view,
      each.path,
      each.drawing,
    ]),
  )
  await copyRows(
    client,
    'category_translations',
    ['category_id', 'parent_id', 'locale', 'name', 'about', 'alias'],
    translations(nodes),
  )
  await copyRows(
    client,
    'characteristics',
    ['id', 'key', 'type'],
    [
      ...commonFilters.map(({ key, type }, index) => [index + 1, key, type]),
      ...[...characteristics].map(([key, { id, seed }]) => [id, key, seed.type]),
    ],
  )
  await copyRows(
    client,
    'characteristic_translations',
    ['characteristic_id', 'locale', 'name', 'unit'],
    [
      ...commonFilters.flatMap(({ name }, index) => mapLocales((locale) => [index + 1, locale, name[locale], ''])),
      ...[...characteristics.values()].flatMap(({ id, seed }) =>
        mapLocales((locale) => [id, locale, seed.name[locale], seed.unit?.[locale] ?? '']),
      ),
    ],
  )
  const options = [...characteristics.values()].flatMap(({ id, seed, options: ids }) =>
    [...ids].map(([key, option], position) => ({
      option,
      id,
      key,
      position,
      label: seed.type === 'Check' ? yes : (seed.options?.[position]?.label ?? same(key)),
    })),
  )
  await copyRows(
    client,
    'characteristic_options',
    ['id', 'characteristic_id', 'key', 'position'],
    options.map((each) => [each.option, each.id, each.key, each.position]),
  )
  await copyRows(
    client,
    'characteristic_option_translations',
    ['option_id', 'locale', 'label'],
    options.flatMap(({ option, label }) => mapLocales((locale) => [option, locale, label[locale]])),
  )
  await copyRows(
    client,
    'category_characteristics',
    ['category_id', 'characteristic_id', 'position', 'is_filter', 'is_promoted', 'is_required', 'is_defining'],
    categoryCharacteristics,
  )
  for (const [table, last] of [
    ['categories', nodes.length],
    ['characteristics', characteristicId],
    ['characteristic_options', optionId],
  ] as const)
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), $2)`, [table, last])
  return { categories, characteristics }
}

/** An address is made from the name; siblings whose names meet in one alias get their key instead. */
function* translations(nodes: readonly Node[]) {
  const taken = new Set<string>()
  for (const { id, parentId, key, name, about } of nodes) {
    for (const locale of locales as readonly Locale[]) {
      const parent = parentId ?? 0
      let alias = slugify(name[locale], locale) || key
      if (taken.has(`${locale} ${parent} ${alias}`)) alias = key.split('/').pop()!
      taken.add(`${locale} ${parent} ${alias}`)
      yield [id, parent, locale, name[locale], about[locale], alias] as const
    }
  }
}
