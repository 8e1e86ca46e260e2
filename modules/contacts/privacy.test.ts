import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { mergeAnonymousSession } from '#modules/accounts/merge-anonymous-session.ts'
import { anonymise } from '#modules/privacy/jobs.ts'
import { readExportSections } from '#modules/privacy/export-sections.ts'
import { createLog } from '#platform/log.ts'
import { ownPhone, resetNumberPool, storeWithPhone } from '#platform/testing/contacts.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { somebody } from '#platform/testing/somebody.ts'
import * as contract from './contract.ts'

const phone = '+381641230099'
const foreignPhone = '+381641230088'

test("deleting an account removes its callback requests, numbers and phone views; statistics and others' data stay", async () => {
  const app = await fileApp()
  const { db } = app.database
  await resetNumberPool(db, 1)
  const [store, branch] = [await storeWithPhone(db), await make.store(db)]
  const [leaver, other, guest] = [await somebody(app), await somebody(app), anonymous(app)]
  await sql`update accounts set phone = ${phone}, phone_confirmed_at = now() where id = ${leaver.accountId}::uuid`.execute(
    db,
  )
  const ask = (by: typeof guest, storeId: number, number: string) =>
    by.call(contract.requestCallback, { storeId, phone: number, name: 'Bea' })
  await ask(leaver, store.id, foreignPhone)
  await ask(guest, store.id, foreignPhone)
  await ask(anonymous(app), store.id, phone)
  await ask(other, store.id, foreignPhone)
  for (const by of [leaver, other]) await by.call(contract.showPhone, { storeId: store.id })
  const { rows } = await sql<{
    id: string
  }>`select anonymous_id as id from callback_requests where anonymous_id is not null and phone = ${foreignPhone}`.execute(
    db,
  )
  await db.transaction().execute((tx) => mergeAnonymousSession(tx, rows[0]!.id, leaver.accountId))
  for (const from of [phone, foreignPhone])
    await sql`insert into phone_calls (provider_call_id, store_id, number, caller_phone, started_at, duration_seconds, status, received_at) values (${from}, ${branch.id}, ${ownPhone}, ${from}, now(), 1, 'Missed', now())`.execute(
      db,
    )

  const sections = await db
    .transaction()
    .execute((tx) => readExportSections(tx, { id: leaver.accountId, addresses: [phone], locale: 'en' }))
  const { rows: shown } = sections.find(({ name }) => name === 'contacts')!
  assert.deepEqual(shown.map(({ kind, contactPhone }) => [kind, contactPhone]).sort(), [
    ['Call', phone],
    ['Callback', foreignPhone],
    ['Callback', foreignPhone],
    ['Callback', phone],
    ['PhoneShown', null],
  ])

  await sql`update accounts set deletion_requested_at = now() - interval '31 days' where id = ${leaver.accountId}::uuid`.execute(
    db,
  )
  await anonymise.run({}, { db, config: app.config, log: createLog('silent'), now: new Date() })
  const left = await sql<{
    accountId: string
  }>`select account_id as "accountId" from callback_requests where store_id = ${store.id}`.execute(db)
  assert.deepEqual(left.rows, [{ accountId: other.accountId }])
  const shows = await sql<{
    accountId: string | null
  }>`select account_id as "accountId" from phone_shows where store_id = ${store.id} order by id`.execute(db)
  assert.deepEqual(shows.rows, [{ accountId: null }, { accountId: other.accountId }])
  const calls = await sql<{
    phone: string | null
  }>`select caller_phone as phone from phone_calls where store_id = ${branch.id} order by provider_call_id`.execute(db)
  assert.deepEqual(calls.rows, [{ phone: foreignPhone }, { phone: null }])
})
