// npm run bench:categories [-- --folder .cache/million]: how soon pages and the search follow a change of the category tree. Each
// change is made in a serving process and then taken back.
import { cpus, loadavg } from 'node:os'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { indexChanged } from '#modules/catalog/job-definitions.ts'
import { getEditedCategory, updateCategory } from '#modules/categories/contract.ts'
import { locales } from '#platform/constants.ts'
import { openDatabase } from '#platform/db/database.ts'
import { readConfig } from '#platform/config.ts'
import { isQueued } from '#platform/jobs/queued-jobs.ts'
import { buildIfStale } from '../scripts/build.ts'
import { signInAdministrator } from './admin/administrator.ts'
import { startServerProcess } from './search/server-process.ts'

const { values } = parseArgs({ options: { folder: { type: 'string', default: '.cache/million' } } })
const targetSeconds = 60
const word = 'Qwyxarium'

await buildIfStale(console.log)
await using server = await startServerProcess(resolve(values.folder), 3914)
const database = openDatabase(server.connection, { max: 4, statementTimeoutMs: 60_000, applicationName: 'bench tree' })
const { db } = database
const call = await signInAdministrator(db, readConfig(process.env))
console.log(`${cpus().length} cores, load ${loadavg()[0]!.toFixed(1)}`)
const category = await largest('Category')
const group = await largest('Group')
await rename('a category', category)
await rename('a group', group)
await moveGroup(group)
await database.end()

async function rename(kind: string, { id, productCount }: Node) {
  const { names } = await call(getEditedCategory, { id })
  const productId = await oneProduct(id)
  await update(id, { names: Object.fromEntries(locales.map((locale) => [locale, word])) })
  await report(`${kind} of ${productCount} products gets a name`, {
    'its page': async () => (await readText(`/catalog/all/${await pathOf(id)}`)).includes(word),
    'the page of a product': async () => (await readText(`/product/${productId}`)).includes(word),
    'its first products are found by the name': async () => (await countProducts({ text: word })) > 0,
    'all products are in the index': () => isFollowed(id),
  })
  await update(id, { names })
  await until(() => isFollowed(id))
}

async function moveGroup({ id, parentId, productCount }: Node) {
  const target = await anotherClass(parentId)
  const [formerPath, before] = [await pathOf(id), await countProducts({ category: await pathOf(target) })]
  await update(id, { parentId: target })
  await report(`a group of ${productCount} products moves to another class`, {
    'its page': async () => (await fetch(`${server.origin}/catalog/all/${await pathOf(id)}`)).ok,
    'its former address leads on': async () =>
      (await fetch(`${server.origin}/catalog/all/${formerPath}`)).url.endsWith(await pathOf(id)),
    'the new class lists its products': async () =>
      (await countProducts({ category: await pathOf(target) })) === before + productCount,
    'all products are in the index': () => isFollowed(id),
  })
  await update(id, { parentId: parentId! })
  await until(() => isFollowed(id))
}

async function report(change: string, checks: Record<string, () => Promise<boolean>>) {
  console.log(change)
  const startedAt = Date.now()
  await Promise.all(
    Object.entries(checks).map(async ([name, isSo]) => {
      await until(isSo)
      const seconds = (Date.now() - startedAt) / 1_000
      console.log(
        `${seconds.toFixed(1).padStart(8)} s  ${name}${seconds > targetSeconds ? `  above ${targetSeconds}` : ''}`,
      )
    }),
  )
}

async function until(isSo: () => Promise<boolean>) {
  while (!(await isSo())) await sleep(250)
}

async function update(id: number, change: object) {
  const { version } = await call(getEditedCategory, { id })
  await call(updateCategory, { id, version, ...change })
}

async function pathOf(id: number) {
  return (await call(getEditedCategory, { id })).paths.en
}

async function readText(path: string) {
  return (await fetch(`${server.origin}${path}`)).text()
}

async function oneProduct(categoryId: number) {
  const { rows } = await sql<{ id: number }>`
    select id from products where category_path @> array[${categoryId}::int] and status = 'Active' limit 1
  `.execute(db)
  return rows[0]!.id
}

async function countProducts(query: Record<string, string>) {
  const address = `${server.origin}/api/x/platform/live/default/product/count?${new URLSearchParams(query)}`
  const { total } = (await (await fetch(address, { headers: { 'accept-language': 'en' } })).json()) as { total: number }
  return total
}

/** Whether no job has to take the change over to products or to the index. */
async function isFollowed(id: number) {
  const { isRefreshing } = await call(getEditedCategory, { id })
  return !isRefreshing && !(await isQueued(db, indexChanged, sql`true`))
}

type Node = { id: number; parentId: number | null; productCount: number }

async function largest(level: 'Category' | 'Group'): Promise<Node> {
  const { rows } = await sql<Node>`
    select id, parent_id as "parentId", product_count as "productCount" from categories where level = ${level} order by product_count desc limit 1
  `.execute(db)
  return rows[0]!
}

async function anotherClass(id: number | null) {
  const { rows } = await sql<{ id: number }>`
    select id from categories where level = 'Class' and id is distinct from ${id}::int order by id limit 1
  `.execute(db)
  return rows[0]!.id
}
