// Creates and changes nodes of the tree. Changes of the tree wait for each other.
import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import { invalidateTags } from '#platform/cache.ts'
import { type Locale, locales } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { z } from 'zod'
import type { Db, Tx } from '#platform/db/database.ts'
import { AppError, invalidInput } from '#platform/errors.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { slugify } from '#platform/i18n/slug.ts'
import { enqueue } from '#platform/jobs/queue.ts'
import { recount } from '../catalog/job-definitions.ts'
import { claimFiles } from '../files/uploads.ts'
import type * as contract from './contract.ts'
import { categoryErrors } from './errors.ts'
import { refreshProducts } from './job-definitions.ts'
import { findPaths, keepFormerPaths } from './paths.ts'
import { findCategory, type InEach } from './read-categories.ts'

type CreateInput = z.output<typeof contract.createCategory.input>
type UpdateInput = Omit<z.output<typeof contract.updateCategory.input>, 'isDryRun'>
type Category = z.output<typeof contract.EditedCategory>
type Effect = OutputOf<typeof contract.updateCategory>['effects'][number]
type Author = Pick<Context, 'caller' | 'now'>
type Texts = Pick<Category, 'names' | 'aliases' | 'abouts' | 'titles' | 'descriptions'>

const lockKey = 7_244_777
const levels = ['Class', 'Group', 'Category'] as const
/** A product may be written with the former path while the tree changes; it is put right then. */
const secondPassMs = 60_000

export const lockTree = (tx: Tx) => sql`select pg_advisory_xact_lock(${lockKey})`.execute(tx)

export async function createCategory(tx: Tx, author: Author, input: CreateInput): Promise<{ id: number }> {
  await lockTree(tx)
  const { parentId, names, view, isActive, drawingId } = input
  if (drawingId) await claimIcon(tx, author, drawingId)
  const level = await levelBelow(tx, parentId)
  const { rows } = await sql<{ id: number }>`
    insert into categories (parent_id, level, key, position, view, is_active, drawing_file_id, path)
    values (${parentId}, ${level}, ${await freeKey(tx, names.en)},
      (select coalesce(max(position), -1) + 1 from categories where parent_id is not distinct from ${parentId}::int), ${view}, ${isActive}, ${drawingId}, '{}')
    returning id
  `.execute(tx)
  const { id } = rows[0]!
  await sql`
    update categories set path = coalesce((select path from categories where id = ${parentId}::int), '{}') || id where id = ${id}
  `.execute(tx)
  const taken = await takenAliases(tx, parentId, id)
  const fallback = (key: 'abouts' | 'titles' | 'descriptions') => inEach((locale) => input[key][locale] ?? '')
  await assertAliasesFree(tx, parentId, id, input.aliases)
  await saveTexts(tx, id, parentId, {
    names,
    aliases: inEach((locale) => input.aliases[locale] ?? freeAlias(names[locale], locale, taken[locale])),
    abouts: fallback('abouts'),
    titles: fallback('titles'),
    descriptions: fallback('descriptions'),
  })
  await invalidateTags(tx, ['categories'])
  await record(tx, author.caller, {
    action: 'category.created',
    entity: 'category',
    entityId: id,
    details: { after: await findCategory(tx, id, 'en') },
  })
  return { id }
}

/** Returns what else changes. */
export async function updateCategory(tx: Tx, author: Author, input: UpdateInput): Promise<Effect[]> {
  await lockTree(tx)
  const { id, version, parentId, place, view, isActive, drawingId } = input
  const before = await findCategory(tx, id, 'en')
  if (!before) throw categoryErrors.notFound()
  if (before.version !== version) throw categoryErrors.changed()
  const pathsBefore = await findPaths(tx, id)
  if (isActive === false && before.isActive) await assertEmptyOfLive(tx, id)
  if (drawingId && drawingId !== before.drawingId) await claimIcon(tx, author, drawingId)
  const isMoved = parentId !== undefined && parentId !== before.parentId
  if (isMoved) await move(tx, before, parentId)
  const texts = mergedTexts(before, input)
  if (isMoved || input.aliases) await assertAliasesFree(tx, parentId ?? before.parentId, id, texts.aliases)
  await saveTexts(tx, id, parentId ?? before.parentId, texts)
  await sql`
    update categories set view = ${view ?? before.view}, is_active = ${isActive ?? before.isActive},
      drawing_file_id = ${drawingId === undefined ? before.drawingId : drawingId}, version = version + 1 where id = ${id}
  `.execute(tx)
  if (place !== undefined) await putAt(tx, id, place)
  const addresses = await keepFormerPaths(tx, id, pathsBefore)
  const isRenamed = locales.some((locale) => texts.names[locale] !== before.names[locale])
  // The names of classes are no words of the search.
  const productCount = isMoved || (isRenamed && before.level !== 'Class') ? await refreshBelow(tx, id, isMoved) : 0
  await invalidateTags(tx, ['categories', `category:${id}`])
  const after = await findCategory(tx, id, 'en')
  await record(tx, author.caller, {
    action: 'category.updated',
    entity: 'category',
    entityId: id,
    details: { before, after },
  })
  return [
    { kind: 'addresses' as const, count: addresses },
    { kind: 'products' as const, count: productCount },
  ].filter(({ count }) => count > 0)
}

/** A picture that the administrator has uploaded. */
async function claimIcon(tx: Tx, { caller, now }: Author, fileId: string) {
  const isClaimed =
    caller.account &&
    (await claimFiles(tx, { accountId: caller.account.id, anonymousId: null }, 'Picture', [fileId], now))
  if (!isClaimed) throw invalidInput([{ path: 'drawingId', code: 'field.invalid' }])
}

async function levelBelow(db: Db, parentId: number | null) {
  if (parentId === null) return levels[0]
  const { rows } = await sql<{ level: (typeof levels)[number] }>`
    select level from categories where id = ${parentId} and merged_into is null
  `.execute(db)
  const level = rows[0] && levels[levels.indexOf(rows[0].level) + 1]
  if (!level) throw categoryErrors.wrongParent()
  return level
}

/** With everything below, to the end of the new parent's children. */
async function move(tx: Tx, { id, level }: Category, parentId: number) {
  if ((await levelBelow(tx, parentId)) !== level) throw categoryErrors.wrongParent()
  await sql`
    update categories set parent_id = ${parentId}, position = (select coalesce(max(position), -1) + 1 from categories where parent_id = ${parentId})
    where id = ${id}
  `.execute(tx)
  await sql`
    update categories c set path = (select path from categories where id = ${parentId}) || c.path[array_position(c.path, ${id}::int):]
    where ${id} = any(c.path)
  `.execute(tx)
}

/** Hidden nodes have no products on sale, since the site could not say where they are. */
async function assertEmptyOfLive(tx: Tx, id: number) {
  const { rows } = await sql<{ id: number }>`
    select c.id from categories c where ${id} = any(c.path)
      and (exists (select from products p where p.category_id = c.id and p.status = 'Active')
        or exists (select from categories m where m.merged_into = c.id)) limit 1
  `.execute(tx)
  if (rows.length > 0) throw categoryErrors.hasProducts()
}

/** Puts a node at a place among its siblings, from 1. */
async function putAt(tx: Tx, id: number, place: number) {
  await sql`
    with siblings as (
      select s.id, row_number() over (order by s.position, s.id) - 1 as place from categories s
      where s.parent_id is not distinct from (select parent_id from categories where id = ${id}) and s.id <> ${id}
    ), placed as (
      select id, case when place >= ${place - 1} then place + 1 else place end as place from siblings
      union all select ${id}, least(${place - 1}, (select count(*) from siblings))
    )
    update categories c set position = placed.place from placed where placed.id = c.id and c.position <> placed.place
  `.execute(tx)
}

/** Lets the products below follow the change; returns how many are on sale. */
export async function refreshBelow(tx: Tx, id: number, isMoved: boolean): Promise<number> {
  const { rows } = await sql<{ id: number; count: number }>`
    select id, product_count as count from categories where ${id} = any(path) and level = 'Category' order by id
  `.execute(tx)
  const categoryIds = rows.map((row) => row.id)
  if (categoryIds.length === 0) return 0
  await enqueue(tx, refreshProducts, { categoryIds })
  if (isMoved) {
    await enqueue(tx, refreshProducts, { categoryIds }, { runAt: new Date(Date.now() + secondPassMs) })
    await enqueue(tx, recount, {})
  }
  return rows.reduce((sum, { count }) => sum + count, 0)
}

const inEach = <Value>(valueOf: (locale: Locale) => Value) =>
  Object.fromEntries(locales.map((locale) => [locale, valueOf(locale)])) as InEach<Value>

const mergedTexts = (before: Texts, input: UpdateInput): Texts => ({
  names: { ...before.names, ...input.names },
  aliases: { ...before.aliases, ...input.aliases },
  abouts: { ...before.abouts, ...input.abouts },
  titles: { ...before.titles, ...input.titles },
  descriptions: { ...before.descriptions, ...input.descriptions },
})

async function saveTexts(tx: Tx, id: number, parentId: number | null, texts: Texts) {
  const rows = locales.map((locale) => ({
    locale,
    name: texts.names[locale],
    alias: texts.aliases[locale],
    about: texts.abouts[locale],
    title: texts.titles[locale],
    description: texts.descriptions[locale],
  }))
  await sql`
    insert into category_translations (category_id, parent_id, locale, name, alias, about, title, description)
    select ${id}, ${parentId ?? 0}, t.locale, t.name, t.alias, t.about, t.title, t.description
    from json_to_recordset(${JSON.stringify(rows)}::json) as t (locale text, name text, alias text, about text, title text, description text)
    on conflict (category_id, locale) do update set parent_id = excluded.parent_id, name = excluded.name, alias = excluded.alias,
      about = excluded.about, title = excluded.title, description = excluded.description
  `.execute(tx)
}

/** Aliases of the other children of a node, by language. */
async function takenAliases(db: Db, parentId: number | null, exceptId: number): Promise<InEach<ReadonlySet<string>>> {
  const { rows } = await sql<{ locale: Locale; alias: string }>`
    select locale, alias from category_translations where parent_id = ${parentId ?? 0} and category_id <> ${exceptId}
  `.execute(db)
  return inEach((locale) => new Set(rows.filter((row) => row.locale === locale).map(({ alias }) => alias)))
}

async function assertAliasesFree(tx: Tx, parentId: number | null, id: number, aliases: Partial<InEach<string>>) {
  const taken = await takenAliases(tx, parentId, id)
  const errors = locales
    .filter((locale) => aliases[locale] !== undefined && taken[locale].has(aliases[locale]))
    .map((locale) => ({ path: `aliases.${locale}`, code: 'categories.aliasTaken' }))
  if (errors.length > 0) throw new AppError('categories.aliasTaken', 409, { errors })
}

function freeAlias(name: string, locale: Locale, taken: ReadonlySet<string>) {
  const alias = slugify(name, locale, maxAliasLength) || 'category'
  if (!taken.has(alias)) return alias
  for (let number = 2; ; number++) if (!taken.has(`${alias}-${number}`)) return `${alias}-${number}`
}

/** Leaves room for a number behind it. */
const maxAliasLength = 70

async function freeKey(tx: Tx, name: string) {
  const stem = slugify(name, 'en', maxAliasLength) || 'category'
  const { rows } = await sql<{ key: string }>`
    select key from categories where key = ${stem} or key like ${`${stem}-%`}
  `.execute(tx)
  return freeAlias(name, 'en', new Set(rows.map(({ key }) => key)))
}
