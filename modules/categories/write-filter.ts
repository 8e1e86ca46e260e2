// Creates and changes characteristics of categories. Changes of the tree and of its characteristics wait for each other.
import { sql } from 'kysely'
import type { z } from 'zod'
import { record } from '#platform/audit.ts'
import { invalidateTags } from '#platform/cache.ts'
import { locales } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { slugify } from '#platform/i18n/slug.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { recount } from '../catalog/job-definitions.ts'
import { yesLabels } from './constants.ts'
import { categoryErrors } from './errors.ts'
import type * as contract from './filter-contract.ts'
import { type Effect, filterEffects, removalEffects } from './filter-effects.ts'
import { refreshProducts } from './job-definitions.ts'
import { saveOptions } from './options.ts'
import type { InEach } from './read-categories.ts'
import { type Filter, findFilters } from './read-filters.ts'
import { lockTree } from './write-category.ts'

type CreateInput = z.output<typeof contract.createFilter.input>
type UpdateInput = Omit<z.output<typeof contract.updateFilter.input>, 'isDryRun'>
type Key = { categoryId: number; id: number }

/** Any category may have these; there is one of each. */
const sharedTypes: readonly string[] = ['Price', 'Brand', 'MinOrder', 'MinOrderUnitType']
const typesWithOptions: readonly string[] = ['Select', 'Radio', 'TextList']

export async function createFilter(tx: Tx, caller: Caller, input: CreateInput): Promise<{ id: number }> {
  await lockTree(tx)
  const { categoryId } = input
  const classKey = await classKeyOf(tx, categoryId)
  const id =
    input.characteristicId ?? (await sharedOf(tx, input.type)) ?? (await createCharacteristic(tx, classKey, input))
  await attach(tx, { categoryId, id }, input)
  // Products of the category may have values already.
  await enqueue(tx, recount, {})
  await publish(tx, caller, 'created', { categoryId, id }, { after: (await findFilters(tx, categoryId, id))[0] })
  return { id }
}

/** Returns what else changes. */
export async function updateFilter(tx: Tx, caller: Caller, input: UpdateInput): Promise<Effect[]> {
  await lockTree(tx)
  const { categoryId, id, version, options, place } = input
  const before = await findOne(tx, input)
  if (before.version !== version) throw categoryErrors.changed()
  if (options && !mayHave(before, options)) throw categoryErrors.wrongOptions()
  const after: Filter = {
    ...before,
    names: { ...before.names, ...input.names },
    units: { ...before.units, ...input.units },
    isFilter: input.isFilter ?? before.isFilter,
    isPromoted: input.isPromoted ?? before.isPromoted,
    isRequired: input.isRequired ?? before.isRequired,
    isDefining: input.isDefining ?? before.isDefining,
  }
  const removedIds = options ? removedOptions(before, options) : []
  const effects = await filterEffects(tx, {
    categoryId,
    before,
    after,
    removedIds,
    isRelabelled: isRelabelled(before, input),
  })
  const categoryIds = await categoriesOf(tx, id)
  await saveNames(tx, id, after)
  await sql`update characteristics set version = version + 1 where id = ${id}`.execute(tx)
  await sql`
    update category_characteristics set is_filter = ${after.isFilter}, is_promoted = ${after.isPromoted}, is_required = ${after.isRequired},
      is_defining = ${after.isDefining} where category_id = ${categoryId} and characteristic_id = ${id}
  `.execute(tx)
  if (options) await saveOptions(tx, id, before.options, options)
  if (place !== undefined) await putAt(tx, input, place)
  const concernsOffers = after.isDefining !== before.isDefining || removedIds.length > 0
  if (concernsOffers || isRelabelled(before, input))
    await enqueue(tx, refreshProducts, { categoryIds, optionIds: removedIds, concernsOffers })
  await publish(tx, caller, 'updated', input, { before, after: (await findFilters(tx, categoryId, id))[0] })
  return effects
}

/** Returns what else changes. */
export async function removeFilter(tx: Tx, caller: Caller, key: Key): Promise<Effect[]> {
  await lockTree(tx)
  const before = await findOne(tx, key)
  const effects = await removalEffects(tx, key, before)
  const { categoryId, id } = key
  await sql`delete from category_characteristics where category_id = ${categoryId} and characteristic_id = ${id}`.execute(
    tx,
  )
  if (!sharedTypes.includes(before.type) && effects.length === 0)
    await sql`
      delete from characteristics x where id = ${id}
        and not exists (select from category_characteristics cc where cc.characteristic_id = x.id)
        and not exists (select from product_values v where v.characteristic_id = x.id)
        and not exists (select from products p where p.category_id = ${categoryId} and p.option_ids && array(
          select o.id from characteristic_options o where o.characteristic_id = x.id))
    `.execute(tx)
  if (before.isDefining) await enqueue(tx, refreshProducts, { categoryIds: [categoryId], concernsOffers: true })
  await publish(tx, caller, 'deleted', key, { before })
  return effects
}

async function findOne(tx: Tx, { categoryId, id }: Key) {
  const [filter] = await findFilters(tx, categoryId, id)
  if (!filter) throw categoryErrors.filterNotFound()
  return filter
}

/** The key of the class, which begins those of its characteristics. */
async function classKeyOf(db: Db, categoryId: number) {
  const { rows } = await sql<{ level: string; key: string }>`
    select c.level, r.key from categories c join categories r on r.id = c.path[1] where c.id = ${categoryId}
  `.execute(db)
  if (!rows[0]) throw categoryErrors.notFound()
  if (rows[0].level !== 'Category') throw categoryErrors.noCategory()
  return rows[0].key
}

async function sharedOf(db: Db, type: string | undefined) {
  if (!type || !sharedTypes.includes(type)) return undefined
  const { rows } = await sql<{
    id: number
  }>`select id from characteristics where type = ${type} order by id limit 1`.execute(db)
  return rows[0]?.id
}

async function createCharacteristic(tx: Tx, classKey: string, { type, names, units, options }: CreateInput) {
  if (!type || !names || options.length > 0 !== typesWithOptions.includes(type)) throw categoryErrors.wrongOptions()
  const { rows } = await sql<{ id: number }>`
    insert into characteristics (key, type) values (${await freeKey(tx, classKey, names.en)}, ${type}) returning id
  `.execute(tx)
  const { id } = rows[0]!
  await saveNames(tx, id, {
    names,
    units: units ?? (Object.fromEntries(locales.map((locale) => [locale, ''])) as InEach<string>),
  })
  await saveOptions(tx, id, [], type === 'Check' ? [{ key: 'yes', labels: yesLabels }] : options)
  return id
}

/** The part behind the class is the parameter of the filter in addresses. */
async function freeKey(db: Db, classKey: string, name: string) {
  const stem = `${classKey}.${slugify(name, 'en', 40) || 'value'}`
  const { rows } = await sql<{
    key: string
  }>`select key from characteristics where key = ${stem} or key like ${`${stem}-%`}`.execute(db)
  const taken = new Set(rows.map(({ key }) => key))
  for (let number = 1; ; number++) {
    const key = number === 1 ? stem : `${stem}-${number}`
    if (!taken.has(key)) return key
  }
}

async function attach(tx: Tx, { categoryId, id }: Key, usage: CreateInput) {
  const { rows } = await sql`
    insert into category_characteristics (category_id, characteristic_id, position, is_filter, is_promoted, is_required, is_defining)
    select ${categoryId}, x.id, (select coalesce(max(position), -1) + 1 from category_characteristics where category_id = ${categoryId}),
      ${usage.isFilter}, ${usage.isPromoted}, ${usage.isRequired}, ${usage.isDefining}
    from characteristics x where x.id = ${id} on conflict do nothing returning 1
  `.execute(tx)
  if (rows.length > 0) return
  const { rows: known } = await sql`select from characteristics where id = ${id}`.execute(tx)
  throw known.length > 0 ? categoryErrors.filterTaken() : categoryErrors.filterNotFound()
}

async function saveNames(tx: Tx, id: number, { names, units }: Pick<Filter, 'names' | 'units'>) {
  const rows = locales.map((locale) => ({ locale, name: names[locale], unit: units[locale] }))
  await sql`
    insert into characteristic_translations (characteristic_id, locale, name, unit)
    select ${id}, t.locale, t.name, t.unit from json_to_recordset(${JSON.stringify(rows)}::json) as t (locale text, name text, unit text)
    on conflict (characteristic_id, locale) do update set name = excluded.name, unit = excluded.unit
  `.execute(tx)
}

type Options = NonNullable<UpdateInput['options']>

function mayHave({ type, options: own }: Filter, options: Options) {
  if (type === 'Check') return options.length === 1 && options[0]!.id === own[0]?.id
  const ids = options.flatMap((option) => option.id ?? [])
  const isKnown = ids.every((id) => own.some((option) => option.id === id)) && new Set(ids).size === ids.length
  return isKnown && options.length > 0 === typesWithOptions.includes(type)
}

const removedOptions = ({ options: own }: Filter, options: Options) =>
  own.filter(({ id }) => !options.some((option) => option.id === id)).map(({ id }) => id)

/** The search knows the labels of options, and the names of characteristics that are only ticked. */
const isRelabelled = (before: Filter, { names, options }: UpdateInput) =>
  (before.type === 'Check' &&
    locales.some((locale) => names?.[locale] !== undefined && names[locale] !== before.names[locale])) ||
  (options ?? []).some((option) => {
    const own = before.options.find(({ id }) => id === option.id)
    return own !== undefined && locales.some((locale) => own.labels[locale] !== option.labels[locale])
  })

async function categoriesOf(db: Db, characteristicId: number) {
  const { rows } = await sql<{ id: number }>`
    select category_id as id from category_characteristics where characteristic_id = ${characteristicId} order by 1
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Puts a characteristic at a place among those of the category, from 1. */
async function putAt(tx: Tx, { categoryId, id }: Key, place: number) {
  await sql`
    with others as (
      select characteristic_id as id, row_number() over (order by position, characteristic_id) - 1 as place
      from category_characteristics where category_id = ${categoryId} and characteristic_id <> ${id}
    ), placed as (
      select id, case when place >= ${place - 1} then place + 1 else place end as place from others
      union all select ${id}, least(${place - 1}, (select count(*) from others))
    )
    update category_characteristics cc set position = placed.place from placed
    where cc.category_id = ${categoryId} and cc.characteristic_id = placed.id and cc.position <> placed.place
  `.execute(tx)
}

async function publish(
  tx: Tx,
  caller: Caller,
  action: 'created' | 'updated' | 'deleted',
  { categoryId, id }: Key,
  details: Record<string, unknown>,
) {
  await invalidateTags(tx, ['categories', `category:${categoryId}`])
  await record(tx, caller, {
    action: `characteristic.${action}`,
    entity: 'characteristic',
    entityId: id,
    details: { categoryId, ...details },
  })
}
