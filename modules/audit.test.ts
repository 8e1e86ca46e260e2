// Every call of the administration that changes something leaves an entry with what it was before or is afterwards.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { calls } from '#modules/index.ts'
import { adminFeatures } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { defineJob, enqueue } from '#platform/jobs/queue.ts'
import type { TestApp } from '#platform/testing/app.ts'
import { uploadedFile } from '#platform/testing/fluent.ts'
import * as make from '#platform/testing/make.ts'
import { administrator, inDays } from '#platform/testing/moderation.ts'
import type { Visitor } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { auditedActions } from '#platform/audited-actions.ts'
import { resourceItems, resources } from './personas/resources.fixture.ts'

let app: TestApp
let db: Db
let visitor: Visitor
let adminId: string
before(async () => {
  app = await fileApp()
  db = app.database.db
  ;({ visitor, id: adminId } = await administrator(app, adminFeatures))
})

/** Calls whose own tests assert their entries, because they need more than an input. */
const exceptions: Readonly<Record<string, string>> = {
  'POST x/admin-panel/account/act-as': 'later calls would be made as the account: moderation/acting.test.ts',
  'POST provider/report/getLoginReport': 'it only reads',
  'POST files/uploadcare/save/admin': 'a file is seen only where an item names it, which leaves an entry',
  'POST x/admin-panel/billing/held/decide': 'a payment that is held: billing/admin-routes.test.ts',
  'POST x/admin-panel/product/import': 'a file: imports/import-for-store.test.ts',
  'POST x/admin-panel/store/bulk-full-delete': 'a closed store and its typed name: administration/erase-stores.test.ts',
  'POST x/admin-panel/organization/bulk-full-delete':
    'a deleted company: administration/premises/erase-premises.test.ts',
  'POST x/admin-panel/company-branch/bulk-full-delete':
    'a deleted branch: administration/premises/erase-premises.test.ts',
  'POST x/admin-panel/warehouse/bulk-full-delete':
    'a deleted warehouse: administration/premises/erase-premises.test.ts',
  'POST x/admin-panel/company-branch/bulk-delete': 'one of two: administration/premises/change-premises.test.ts',
  'POST x/admin-panel/company-branch/bulk-suspend': 'a branch: administration/premises/change-premises.test.ts',
  'POST x/admin-panel/company-branch/bulk-restore': 'a branch: administration/premises/change-premises.test.ts',
  'POST x/admin-panel/warehouse/bulk-delete': 'one of two: administration/premises/change-premises.test.ts',
  'POST x/admin-panel/brand/merge': 'two brands and a job: brands/merge-brands.test.ts',
  'POST x/admin-panel/product/job/stop': 'a job leaves the entries of the products that it has changed',
  'POST x/admin-panel/product/job/undo': 'a job leaves the entries of the products that it takes back',
  'POST x/admin-panel/product/job/dismiss': 'only the report of a job is put away',
  'POST x/admin-panel/statistics/chat/report/close': 'a reported chat: moderation/review-chats.test.ts',
  'POST x/admin-panel/outgoing-message/bulk-resend': 'a message that failed: operations/queues.test.ts',
  'POST x/admin-panel/organization-verification/update-status': 'an application: verification/decide.test.ts',
  'PUT x/admin-panel/organization-verification/update': 'an application: verification/decide.test.ts',
  'PUT x/admin-panel/catalog-category/update': 'all texts of a category: categories tests',
  'POST x/admin-panel/catalog-category/bulk-delete': 'an empty category: categories tests',
  'POST x/admin-panel/catalog-category/create': 'all texts of a category: categories tests',
  'POST x/admin-panel/catalog-filter/create': 'a category of a class: categories tests',
  'PUT x/admin-panel/catalog-filter/update': 'a category of a class: categories tests',
  'DELETE x/admin-panel/catalog-filter/delete': 'a category of a class: categories tests',
}

const made = <Row>(query: ReturnType<typeof sql<Row>>) => query.execute(db).then(({ rows }) => rows[0]!)
const storeIn = async (status: 'Active' | 'Suspended') => (await make.store(db, { status })).id
const organization = async () =>
  (await made(sql<{ id: number }>`select organization_id as id from stores where id = ${await storeIn('Active')}`)).id
const warehouse = async () =>
  (await made(sql<{ id: number }>`select id from warehouses where store_id = ${await storeIn('Active')} limit 1`)).id
const term = { reason: 'Spam', until: inDays(1) }
const call = (id: string, input: Record<string, unknown>) =>
  visitor.call(
    calls.find((each) => each.id === id)!,
    input,
  )
const bodyOf = async (id: string, input: Record<string, unknown>) =>
  (await call(id, input)).body as { id: number; version: number; isActive?: boolean }
const words = () => ({ words: [`rivet${++count}`, `stud${count}`] })
let count = 0

/** An input with which each call changes something. */
const inputs: Readonly<Record<string, () => Promise<Record<string, unknown>>>> = {
  'POST x/admin-panel/store/bulk-suspend': async () => ({ ids: [await storeIn('Active')], reason: 'Complaints' }),
  'POST x/admin-panel/billing/correct': async () => ({
    storeId: await storeIn('Active'),
    amountMinor: 100,
    reason: 'Goodwill',
  }),
  'POST x/admin-panel/store/bulk-delete': async () => ({ ids: [await storeIn('Active')] }),
  'POST x/admin-panel/store/bulk-restore': async () => {
    const ids = [await storeIn('Active')]
    await call('POST x/admin-panel/store/bulk-suspend', { ids, reason: 'Complaints' })
    return { ids }
  },
  'POST x/admin-panel/organization/bulk-suspend': async () => ({ ids: [await organization()], reason: 'Complaints' }),
  'POST x/admin-panel/organization/bulk-delete': async () => ({ ids: [await organization()] }),
  'POST x/admin-panel/organization/bulk-restore': async () => {
    const ids = [await organization()]
    await call('POST x/admin-panel/organization/bulk-suspend', { ids, reason: 'Complaints' })
    return { ids }
  },
  'POST x/admin-panel/warehouse/bulk-suspend': async () => ({ ids: [await warehouse()], reason: 'Complaints' }),
  'POST x/admin-panel/warehouse/bulk-restore': async () => {
    const ids = [await warehouse()]
    await call('POST x/admin-panel/warehouse/bulk-suspend', { ids, reason: 'Complaints' })
    return { ids }
  },
  'POST x/admin-panel/account/bulk-admin': async () => ({ ids: [(await make.account(db)).id], features: ['bans'] }),
  'POST x/admin-panel/account/sign-out': async () => ({ id: (await make.account(db)).id }),
  'POST x/admin-panel/account/cancel-deletion': async () => {
    const { id } = await make.account(db)
    await call('POST x/admin-panel/account/bulk-delete', { ids: [id] })
    return { id }
  },
  'POST x/admin-panel/account/bulk-delete': async () => ({ ids: [(await make.account(db)).id] }),
  'POST x/admin-panel/ban/add': async () => ({
    subject: { kind: 'Account', value: (await make.account(db)).id },
    ...term,
  }),
  'POST x/admin-panel/ban/cancel': async () =>
    bodyOf('POST x/admin-panel/ban/add', { subject: { kind: 'Network', value: '192.0.2.7' }, ...term }).then(
      ({ id }) => ({ id }),
    ),
  'PATCH system/ip/ban': async () => ({ network: '192.0.2.8', ...term }),
  'DELETE system/ip/ban': async () => {
    await call('PATCH system/ip/ban', { network: '192.0.2.9', ...term })
    return { network: '192.0.2.9' }
  },
  'POST system/text/create': async () => {
    const key = { type: 'vacancies', locale: 'tr' }
    const newest = await made(sql<{ version: number }>`
      select coalesce(max(version), 0) as version from texts where type = ${key.type} and locale = ${key.locale}
    `)
    return { ...key, title: 'Kariyer', body: 'Yok', basedOn: newest.version, outcome: 'Published' }
  },
  'POST system/sync-product-es': async () => ({}),
  'POST x/admin-panel/product/bulk-activate': async () => ({ ids: [await productOnSale()], isActive: false }),
  'POST x/admin-panel/product/bulk-undo': async () => {
    const block = { ids: [await productOnSale()], reason: 'Forged' }
    const { body } = await call('POST x/admin-panel/product/bulk-block', block)
    return { id: (body as { undoId: string }).undoId }
  },
  'POST x/admin-panel/product/bulk-block': async () => ({ ids: [await productOnSale()], reason: 'Forged' }),
  'POST x/admin-panel/product/bulk-unblock': async () => {
    const ids = [await productOnSale()]
    await call('POST x/admin-panel/product/bulk-block', { ids, reason: 'Forged' })
    return { ids }
  },
  'POST x/admin-panel/product/bulk-full-delete': async () => ({
    ids: [await productOnSale('AUDITED')],
    confirmation: 'AUDITED',
  }),
  'POST x/admin-panel/product/bulk-promote': async () => promotionOf(await productOnSale()),
  'POST x/admin-panel/product/promo/bulk-end': async () => {
    const productId = await productOnSale()
    await call('POST x/admin-panel/product/bulk-promote', promotionOf(productId))
    return { ids: [(await made(sql<{ id: number }>`select id from promotions where product_id = ${productId}`)).id] }
  },
  'POST x/admin-panel/synonym/create': async () => ({ locale: 'en', ...words() }),
  'PUT x/admin-panel/synonym/update': async () => {
    const { id, version } = await bodyOf('POST x/admin-panel/synonym/create', { locale: 'en', ...words() })
    return { id, version, ...words() }
  },
  'DELETE x/admin-panel/synonym/delete': async () => {
    const { id, version } = await bodyOf('POST x/admin-panel/synonym/create', { locale: 'en', ...words() })
    return { id, version }
  },
  'POST x/admin-panel/telephony/redirect-phone-number/add': async () => ({ number: '+381641234567' }),
  'PATCH x/admin-panel/telephony/redirect-phone-number/update': async () => {
    const { id } = await bodyOf('POST x/admin-panel/telephony/redirect-phone-number/add', { number: '+381641234568' })
    return { id, note: 'Spare' }
  },
  'POST x/cache/invalidate': async () => ({ tags: ['banners'] }),
  'POST x/admin-panel/appconfig/set': async () => ({ key: 'featureFlags', value: ['audited'] }),
  'POST x/admin-panel/job/bulk-retry': async () => ({ ids: [await failedJob()] }),
  'POST x/admin-panel/job/bulk-delete': async () => ({ ids: [await failedJob()] }),
  'POST x/admin-panel/procurement/withdraw': async () => ({
    id: (
      await made(sql<{ id: string }>`
        insert into procurement_requests (buyer_id, title, text, quantity, unit_code, location_id, deadline, locale, created_at)
        select ${adminId}::uuid, 'Bolts', '', 1, 'piece', id, current_date + 1, 'en', now() from locations where alias = 'belgrade' returning id
      `)
    ).id,
    reason: 'Spam',
  }),
  'POST x/admin-panel/help-request/set-status': async () => ({
    ...(await made(sql<{ id: string; version: number }>`
      insert into help_requests (account_id, contact, text, locale, variant, created_at)
      values (${adminId}::uuid, 'a@test.example', ${randomUUID()}, 'en', 'b2b', now()) returning id, version
    `)),
    status: 'InWork',
  }),
  'POST registry-record': async () => registryRecord(),
  'PUT registry-record': async () =>
    (await call('POST registry-record', registryRecord())).body as Record<string, unknown>,
  'DELETE registry-record': async () => {
    const { elementName } = registryRecord()
    await call('POST registry-record', { elementName, isActive: true, elementActions: ['Click'] })
    return { elementName }
  },
  'PUT metric': async () => {
    await sql`insert into daily_metrics (day, element, action, visitors) values ('2026-01-01', 'page', 'PageOpen', 9)`.execute(
      db,
    )
    return { day: '2026-01-01', element: 'page', action: 'PageOpen', visitors: 1 }
  },
  ...Object.fromEntries(resourceItems.flatMap(inputsOfResource)),
}

const registryRecord = () => ({ elementName: `audited.${++count}`, isActive: true, elementActions: ['Click'] })
const productOnSale = async (code?: string) =>
  (await make.product(db, { storeId: await storeIn('Active'), ...(code && { code }) })).id
const promotionOf = (id: number) => ({
  ids: [id],
  placement: 'PromoOnMainPage',
  from: inDays(1).slice(0, 10),
  to: inDays(3).slice(0, 10),
})

async function failedJob() {
  await db.transaction().execute((tx) => enqueue(tx, defineJob('test:audited'), {}))
  const { id } = await made(sql<{ id: string }>`
    select max(id)::text as id from graphile_worker.jobs where task_identifier = 'test:audited'
  `)
  await sql`select graphile_worker.permanently_fail_jobs(${[id]}::bigint[], 'Broken')`.execute(db)
  return id
}

function inputsOfResource([{ calls: own }, item]: (typeof resourceItems)[number]): [
  string,
  () => Promise<Record<string, unknown>>,
][] {
  const values = async () => {
    const given = item()
    return 'fileId' in given ? { ...given, fileId: await uploadedFile(adminId) } : given
  }
  const create = async () => bodyOf(own.create.id, await values())
  return [
    [own.create.id, values],
    [own.update.id, async () => ({ ...(await values()), ...keyOf(await create()) })],
    [own.remove.id, async () => keyOf(await create())],
    [own.bulkDelete.id, async () => ({ ids: [(await create()).id] })],
    [
      own.bulkActivate.id,
      async () => {
        const { id, isActive } = await create()
        return { ids: [id], isActive: !isActive }
      },
    ],
  ]
}

const keyOf = ({ id, version }: { id: number; version: number }) => ({ id, version })

/** Entries that tell that something began or was looked into, which has no state before. */
const withoutState = ['search.rebuildStarted']

for (const { id, access, method } of calls)
  if (access.startsWith('admin') && method !== 'GET' && !exceptions[id])
    test(`${id} leaves an entry in the audit log`, async () => {
      const input = await inputs[id]?.()
      assert.ok(input, 'give an input with which the call changes something, or a reason among the exceptions')
      const latest = await made(sql<{ id: string }>`select coalesce(max(id), 0)::text as id from audit_log`)
      const answer = await call(id, input)
      assert.equal(answer.status, 200, answer.text)
      const { rows } = await sql<{ action: string; details: Record<string, unknown> }>`
        select action, details from audit_log where id > ${latest.id}::bigint and actor_id = ${adminId}::uuid
      `.execute(db)
      assert.ok(rows.length > 0)
      for (const { action, details } of rows)
        assert.ok(
          'before' in details || 'after' in details || withoutState.includes(action),
          `${action} says ${JSON.stringify(details)}`,
        )
    })

test('the log knows the actions of all resources', () => {
  const verbs = { POST: ['created'], PUT: ['updated'], DELETE: ['deleted'] } as const
  for (const { name, calls: own, bulk } of resources) {
    const actions = [own.create, own.update, own.remove].flatMap(({ method }) => verbs[method as keyof typeof verbs])
    const all = bulk.includes('activate') ? [...actions, 'activated', 'deactivated'] : actions
    for (const verb of all)
      assert.ok((auditedActions as readonly string[]).includes(`${name}.${verb}`), `${name}.${verb}`)
  }
})
