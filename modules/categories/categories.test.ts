import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { getCategory } from '#modules/catalog/contract.ts'
import { locales } from '#platform/constants.ts'
import type { InputOf } from '#platform/contract.ts'
import * as make from '#platform/testing/make.ts'
import { auditOf } from '#platform/testing/moderation.ts'
import { anonymous, statusAndCode } from '#platform/testing/personas.ts'
import { categoryId } from '#platform/testing/shop.ts'
import { until } from '#platform/testing/until.ts'
import * as contract from './contract.ts'
import { inEach, screwNames, treeEditor, uniqueName } from './editor.fixture.ts'

type Created = Omit<InputOf<typeof contract.createCategory>, 'names' | 'parentId'>

async function makeTree() {
  const setup = await treeEditor()
  const { editor, db, app } = setup
  const create = async (parentId: number | null, name = uniqueName('Node'), more: Created = {}) => {
    const created = await editor.call(contract.createCategory, { parentId, names: inEach(name), ...more })
    assert.equal(statusAndCode(created), '200')
    return created.body.id
  }
  const read = async (id: number) => (await editor.call(contract.getEditedCategory, { id })).body
  const update = async (id: number, change: object) =>
    editor.call(contract.updateCategory, { id, version: (await read(id)).version, ...change } as never)
  const addressOf = async (path: string, locale = 'en') => {
    const { status, body } = await anonymous(app).call(
      getCategory,
      { p: 'live', g: 'default', path },
      { locale: locale as never },
    )
    return status === 200 ? body.path : status
  }
  /** Caches follow a moment later. */
  const leadsTo = (path: string, expected: string | number, locale = 'en') =>
    until(async () => (await addressOf(path, locale)) === expected)
  const childNames = async (parentId: number) =>
    (await editor.call(contract.listCategories, { parentId })).body.items.map(({ name }) => name)
  const productsIn = async (id: number) => {
    const { rows } = await sql<{ path: number[] }>`
      select category_path as path from products where category_id = ${id} order by id
    `.execute(db)
    return rows.map(({ path }) => path)
  }
  return { ...setup, create, read, update, leadsTo, childNames, productsIn }
}

test('a category is made with addresses in all languages, and is on the site at once', async () => {
  const { app, editor, editorId, db, read, leadsTo } = await makeTree()
  const bolts = await categoryId(db, 'fasteners/bolts')
  const { body } = await editor.call(contract.createCategory, { parentId: bolts, names: screwNames })
  const made = await read(body.id)
  assert.deepEqual(made, {
    ...made,
    level: 'Category',
    place: 3,
    isActive: true,
    names: screwNames,
    key: 'wood-screws',
  })
  assert.deepEqual(made.aliases, {
    en: 'wood-screws',
    ru: 'samorezy',
    sr: 'srafovi',
    de: 'holzschrauben',
    it: 'viti',
    tr: 'vidalar',
  })
  assert.deepEqual(
    made.parents.map(({ name }) => name),
    ['fasteners', 'fasteners/bolts'],
  )
  for (const locale of locales) await leadsTo(made.paths[locale], made.paths[locale], locale)
  const again = await editor.call(contract.createCategory, { parentId: bolts, names: screwNames })
  assert.equal((await read(again.body.id)).aliases.de, 'holzschrauben-2')
  const [entry] = await auditOf(app, 'category', String(body.id))
  assert.deepEqual([entry!.action, entry!.actorId], ['category.created', editorId])
})

test('levels are kept: no fourth one, and nothing is put where it does not belong', async () => {
  const { editor, db, create, update } = await makeTree()
  const washers = await categoryId(db, 'washers')
  const fourth = await editor.call(contract.createCategory, { parentId: washers, names: inEach('Fourth') })
  assert.equal(statusAndCode(fourth), '422 categories.wrongParent')
  const root = await create(null)
  assert.equal(statusAndCode(await update(washers, { parentId: root })), '422 categories.wrongParent')
})

test('a renamed category keeps its address; a changed address leads on to the new one, in each language', async () => {
  const { create, read, update, leadsTo } = await makeTree()
  const root = await create(null, 'Old root')
  const group = await create(root, 'Old group')
  const leaf = await create(group, 'Old leaf')
  await update(group, { names: { en: 'Renamed', de: 'Umbenannt' } })
  assert.equal((await read(group)).names.de, 'Umbenannt')
  assert.equal((await read(leaf)).paths.en, 'old-root/old-group/old-leaf')
  const changed = await update(group, { aliases: { en: 'renamed', de: 'umbenannt' } })
  assert.deepEqual(changed.body.effects, [{ kind: 'addresses', count: 4 }])
  await leadsTo('old-root/old-group/old-leaf', 'old-root/renamed/old-leaf')
  await leadsTo('old-root/old-group', 'old-root/umbenannt', 'de')
  await update(root, { aliases: inEach('new-root') })
  await leadsTo('old-root/old-group/old-leaf', 'new-root/renamed/old-leaf')
  const other = await create(root, 'Old group')
  await leadsTo('old-root/old-group', 'new-root/renamed')
  assert.equal((await read(other)).paths.en, 'new-root/old-group')
})

test('an alias that a sibling has is refused at its field', async () => {
  const { create, update } = await makeTree()
  const root = await create(null)
  await create(root, 'Taken')
  const refused = await update(await create(root), { aliases: { sr: 'taken' } })
  assert.equal(statusAndCode(refused), '409 categories.aliasTaken')
  assert.deepEqual(
    (refused.body as unknown as { errors: object[] }).errors.map((error) => (error as { path: string }).path),
    ['aliases.sr'],
  )
})

test('a group moves with everything below it; what it does is said before, and its products follow', async () => {
  const { db, create, read, update, leadsTo, productsIn, followUp } = await makeTree()
  const [from, to] = [await create(null, 'From'), await create(null, 'To')]
  const group = await create(from, 'Moving')
  const leaf = await create(group, 'Leaf')
  const store = await make.store(db)
  await make.product(db, { storeId: store.id, categoryId: leaf })
  await followUp()
  const rehearsed = await update(group, { parentId: to, isDryRun: true })
  const expected = [
    { kind: 'addresses', count: 12 },
    { kind: 'products', count: 1 },
  ]
  assert.deepEqual(rehearsed.body.effects, expected)
  assert.equal((await read(group)).parentId, from)
  await update(group, { parentId: to })
  await leadsTo('from/moving/leaf', 'to/moving/leaf')
  for (const id of [group, leaf]) assert.equal((await read(id)).isRefreshing, true)
  await followUp()
  assert.equal((await read(leaf)).isRefreshing, false)
  assert.deepEqual(await productsIn(leaf), [[to, group, leaf]])
  const { rows } = await sql<{ count: number }>`select product_count as count from categories where id = ${to}`.execute(
    db,
  )
  assert.equal(rows[0]!.count, 1)
})

test('nodes change their places among those beside them', async () => {
  const { create, update, childNames } = await makeTree()
  const root = await create(null)
  const ids = [await create(root, 'A'), await create(root, 'B'), await create(root, 'C')]
  await update(ids[2]!, { place: 1 })
  assert.deepEqual(await childNames(root), ['C', 'A', 'B'])
  await update(ids[2]!, { place: 99 })
  assert.deepEqual(await childNames(root), ['A', 'B', 'C'])
  await update(ids[0]!, { place: 2 })
  assert.deepEqual(await childNames(root), ['B', 'A', 'C'])
})

test('the second of two who change the same version is refused, also at the same time', async () => {
  const { editor, create } = await makeTree()
  const id = await create(null)
  const outcomes = await Promise.all(
    ['One', 'Two', 'Three'].map((name) =>
      editor.call(contract.updateCategory, { id, version: 1, names: { en: name } }),
    ),
  )
  assert.deepEqual(outcomes.map(statusAndCode).sort(), ['200', '409 categories.changed', '409 categories.changed'])
})

test('what has products on sale is not hidden; an empty node is', async () => {
  const { db, create, update, leadsTo } = await makeTree()
  const hidden = await update(await categoryId(db, 'fasteners'), { isActive: false })
  assert.equal(statusAndCode(hidden), '409 categories.hasProducts')
  const empty = await create(null, 'Soon')
  assert.equal(statusAndCode(await update(empty, { isActive: false })), '200')
  await leadsTo('soon', 404)
})

test('a node with a draft is not empty, though nothing in it is on sale', async () => {
  const { db, create, read } = await makeTree()
  const category = await create(await create(await create(null, 'Cellar'), 'Rack'), 'Shelf')
  assert.equal((await read(category)).hasProducts, false)
  await make.product(db, { storeId: (await make.store(db)).id, categoryId: category, status: 'Draft' })
  const { hasProducts, productCount } = await read(category)
  assert.deepEqual([hasProducts, productCount], [true, 0])
})

test('only empty nodes are deleted without a target; their addresses lead to the node above', async () => {
  const { editor, db, create, leadsTo } = await makeTree()
  const root = await create(null, 'Shelf')
  const empty = await create(root, 'Empty')
  const used = await categoryId(db, 'washers')
  const input = { ids: [empty, used, 2_000_000_000] }
  const expected = {
    count: 1,
    rejected: [
      { id: used, code: 'categories.notEmpty' },
      { id: 2_000_000_000, code: 'categories.notFound' },
    ],
    productCount: 0,
    lost: [],
  }
  assert.deepEqual((await editor.call(contract.deleteCategories, { ...input, isDryRun: true })).body, expected)
  await leadsTo('shelf/empty', 'shelf/empty')
  assert.deepEqual((await editor.call(contract.deleteCategories, input)).body, expected)
  await leadsTo('shelf/empty', 'shelf')
})

test('a category is merged into another one: products follow with the values that it has, and the address leads on', async () => {
  const { app, editor, db, create, read, leadsTo, productsIn, followUp } = await makeTree()
  const group = await categoryId(db, 'fasteners/bolts')
  const [from, to] = [await create(group, 'Merged'), await create(group, 'Target')]
  const length = await make.characteristic(db, {
    key: 'fasteners.width',
    type: 'Interval',
    options: [],
    categoryId: from,
  })
  const store = await make.store(db)
  const ids = []
  for (const status of ['Active', 'Draft'] as const)
    ids.push(
      (
        await make.product(db, {
          storeId: store.id,
          categoryId: from,
          status,
          values: [{ characteristicId: length.id, number: 5 }],
        })
      ).id,
    )
  await editor.call(contract.updateCategory, { id: from, version: 1, names: { en: 'Merged' } })
  const input = { ids: [from], targetId: to, confirmation: 'merged' }
  assert.equal(
    statusAndCode(await editor.call(contract.deleteCategories, { ...input, confirmation: 'target' })),
    '422 categories.wrongConfirmation',
  )
  const outcome = (await editor.call(contract.deleteCategories, { ...input, isDryRun: true })).body
  assert.deepEqual([outcome.count, outcome.productCount, outcome.lost.map(({ count }) => count)], [1, 2, [2]])
  await editor.call(contract.deleteCategories, input)
  assert.equal((await editor.call(contract.deleteCategories, input)).body.rejected[0]!.code, 'categories.merging')
  const { merge } = await read(from)
  assert.deepEqual(merge, { targetId: to, name: 'Target', productCount: 2, movedCount: 0 })
  await followUp()
  assert.equal((await productsIn(to)).length, 2)
  assert.equal(statusAndCode(await editor.call(contract.getEditedCategory, { id: from })), '404 categories.notFound')
  await leadsTo('fasteners/bolts/merged', 'fasteners/bolts/target')
  assert.deepEqual((await auditOf(app, 'category', String(from))).at(-1)!.details.targetId, to)
  assert.deepEqual(
    (await auditOf(app, 'product', String(ids[0]))).map(({ action }) => action),
    ['product.update'],
  )
})

test('a group is merged into another one: its categories move there, and a taken address gets a number', async () => {
  const { editor, create, leadsTo, childNames } = await makeTree()
  const root = await create(null, 'Merging')
  const [from, to] = [await create(root, 'One'), await create(root, 'Two')]
  for (const parent of [from, to]) await create(parent, 'Same')
  const moved = await create(from, 'Other')
  const wrong = await editor.call(contract.deleteCategories, { ids: [from], targetId: moved, isDryRun: true })
  assert.equal(wrong.body.rejected[0]!.code, 'categories.wrongTarget')
  assert.equal(
    (await editor.call(contract.deleteCategories, { ids: [from], targetId: to, confirmation: 'one' })).body.count,
    1,
  )
  assert.deepEqual(await childNames(to), ['Same', 'Same', 'Other'])
  await leadsTo('merging/one/other', 'merging/two/other')
  const [, same] = (await editor.call(contract.listCategories, { parentId: to })).body.items
  await leadsTo('merging/one/same', `merging/two/same-${same!.id}`)
})
