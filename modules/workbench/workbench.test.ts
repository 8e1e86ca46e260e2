import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { listAccounts } from '#modules/moderation/account-contract.ts'
import { listAudit } from '#modules/moderation/audit-contract.ts'
import { listOwnProducts } from '#modules/cabinet/contract.ts'
import type { AdminFeature } from '#platform/contract.ts'
import { drainJobs } from '#platform/jobs/worker.ts'
import { createLog } from '#platform/log.ts'
import { ownStore } from '#platform/testing/fluent.ts'
import { administrator, auditOf } from '#platform/testing/moderation.ts'
import { type Visitor } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import * as contract from './contract.ts'
import { deleteExpiredExports } from './exports.ts'
import { workbenchJobs } from './jobs.ts'

const list = '/admin/accounts'
const call = listAccounts.id

async function openList(features: readonly AdminFeature[] = ['accounts']) {
  const app = await fileApp()
  const { visitor, id } = await administrator(app, features)
  const { db, pool } = app.database
  const openCalls = async () => app.dispatch
  return {
    app,
    db,
    visitor,
    id,
    tools: async (by = visitor) => (await by.call(contract.getListTools, { list, call })).body,
    start: (filter: Record<string, string> = {}) => visitor.call(contract.startExport, { call, filter }),
    work: () => drainJobs(pool, workbenchJobs, { db, log: createLog('silent'), config: app.config, openCalls }),
  }
}

const makeAccounts = (db: Awaited<ReturnType<typeof openList>>['db'], name: string, count: number) =>
  sql`insert into accounts (name, email, locale) select ${name} || n, ${name} || n || '@test.example', 'en' from generate_series(1, ${count}) n`.execute(
    db,
  )

async function readFile(app: Awaited<ReturnType<typeof fileApp>>, by: Visitor, id: string) {
  const cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(`${app.address}/api/${contract.downloadExport.path}?id=${id}`, { headers: { cookie } })
  if (response.status !== 200) return response.status
  return (await readXlsx(new Uint8Array(await response.arrayBuffer()))).sheets[0]!.rows
}

test('views are kept by account and list, replaced by their name, and limited, also in a race', async () => {
  const { app, visitor, tools } = await openList()
  const save = (name: string, query: string) => visitor.call(contract.saveView, { list, name, query })
  await save('Banned', 'status=Banned')
  await save('Banned', 'status=Banned&query=x')
  assert.deepEqual(
    (await tools()).views.map(({ name, query }) => [name, query]),
    [['Banned', 'status=Banned&query=x']],
  )
  const answers = await Promise.all(Array.from({ length: 15 }, (_, index) => save(`View ${index}`, 'status=Deleted')))
  assert.equal(answers.filter(({ status }) => status === 200).length, contract.maxViews - 1)
  assert.equal((await tools()).views.length, contract.maxViews)
  const [view] = (await tools()).views
  const stranger = await administrator(app, ['accounts'])
  assert.deepEqual((await tools(stranger.visitor)).views, [])
  await stranger.visitor.call(contract.deleteView, { id: view!.id })
  assert.equal((await tools()).views.length, contract.maxViews)
  await visitor.call(contract.deleteView, { id: view!.id })
  assert.equal((await tools()).views.length, contract.maxViews - 1)
  assert.equal((await save('Off', 'status="><script>')).status, 422)
  assert.equal((await visitor.call(contract.saveView, { list: '//evil.example', name: 'Off', query: '' })).status, 422)
})

test('columns are remembered until the default ones are wanted again', async () => {
  const { visitor, tools } = await openList()
  const choose = (columns: string[]) => visitor.call(contract.chooseColumns, { list, columns })
  assert.equal((await tools()).columns, null)
  await choose(['name', 'email'])
  await choose(['name', 'phone', 'phone'])
  assert.deepEqual((await tools()).columns, ['name', 'phone'])
  await choose([])
  assert.equal((await tools()).columns, null)
})

test('a job writes all pages of a list by its filters into a workbook, which its account alone downloads', async () => {
  const { app, db, visitor, id: adminId, tools, start, work } = await openList()
  await makeAccounts(db, 'exported', 230)
  const { body } = await start({ query: 'exported' })
  assert.equal((await tools()).export!.status, 'Running')
  assert.equal(await readFile(app, visitor, body.id), 404)
  await work()
  const { export: ready } = await tools()
  assert.deepEqual(ready!.filter, { query: 'exported' })
  assert.deepEqual([ready!.status, ready!.rowCount, ready!.total], ['Ready', 230, 230])
  const rows = (await readFile(app, visitor, body.id)) as unknown[][]
  assert.equal(rows.length, 231)
  assert.deepEqual(rows[0]!.slice(1, 3), ['Name', 'E-mail'])
  assert.equal(new Set(rows.map((row) => row[0])).size, 231)
  assert.equal(rows[1]![4], 'Active')
  assert.ok(rows[1]![7] instanceof Date)
  const stranger = await administrator(app, ['accounts'])
  assert.equal(await readFile(app, stranger.visitor, body.id), 404)
  const audited = await auditOf(app, 'list', listAccounts.path)
  assert.ok(audited.some(({ action, actorId }) => action === 'list.exported' && actorId === adminId))
  const exported = (await visitor.call(listAudit, { action: 'list.exported' }, { locale: 'de' })).body.items[0]!
  assert.deepEqual(
    [exported.entityId, exported.names],
    [listAccounts.path, { [`list:${listAccounts.path}`]: 'Konten' }],
  )
})

test('a newer workbook takes the place of the earlier one, and expired ones go with their files', async () => {
  const { app, db, visitor, tools, start, work } = await openList()
  const first = (await start({ query: 'nobody' })).body.id
  await work()
  const second = (await start({ query: 'nobody' })).body.id
  assert.equal((await tools()).export!.id, second)
  assert.equal(await readFile(app, visitor, first), 404)
  const file = join(app.config.dataDir, 'files', 'lists', `${first}.xlsx`)
  assert.ok(existsSync(file))
  await deleteExpiredExports(db, app.config, new Date())
  assert.ok(!existsSync(file))
  await work()
  assert.equal((await tools()).export!.status, 'Ready')
  await visitor.call(contract.stopExport, { id: second })
  assert.equal((await tools()).export, null)
})

test('an export that is stopped while it is written leaves no file', async () => {
  const { app, visitor, start, tools, work } = await openList()
  const { id } = (await start()).body
  await visitor.call(contract.stopExport, { id })
  await work()
  assert.equal((await tools()).export, null)
  assert.ok(!existsSync(join(app.config.dataDir, 'files', 'lists', `${id}.xlsx`)))
})

test('nobody exports what they may not read, also if the permission goes before the job runs', async () => {
  const { db, id, start, tools, work } = await openList()
  assert.equal((await start({ status: 'Nonsense' })).status, 422)
  await start()
  await sql`delete from account_features where account_id = ${id}::uuid`.execute(db)
  await work()
  const { export: failed } = await tools()
  assert.deepEqual([failed!.status, failed!.rowCount], ['Failed', 0])
  assert.equal((await start()).status, 403)
  const other = await openList(['bans'])
  assert.equal((await other.start()).status, 403)
  const { visitor } = other
  const unknown = await visitor.call(contract.startExport, { call: 'GET account/context', filter: {} })
  assert.equal(unknown.status, 404)
})

test('people of a store export its products, and those of no other store', async () => {
  const { work } = await openList()
  const { person, store } = await ownStore()
  const input = { call: listOwnProducts.id, filter: {} }
  assert.equal((await person.call(contract.startExport, input, { storeId: store.id + 1_000_000 })).status, 403)
  assert.equal((await person.call(contract.startExport, input, { storeId: store.id })).status, 200)
  await work()
  const key = { list: '/profile/products', call: listOwnProducts.id }
  const { body } = await person.call(contract.getListTools, key, { storeId: store.id })
  assert.equal(body.export!.status, 'Ready')
})
