import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { insertDraftStore } from '#modules/suppliers/open-store.ts'
import { statusAndCode } from '#platform/testing/personas.ts'
import * as contract from './contract.ts'
import { applicant, mailsTo, reviewer, runJob } from './verification.fixture.ts'

const dayMs = 86_400_000
const isoDay = (date: Date) => date.toISOString().slice(0, 10)

/** A verification that ends in some days. */
async function approved(daysLeft: number) {
  const application = await applicant()
  const { app, db, organizationId, fillIn, submit, owner } = application
  await fillIn()
  await submit()
  await (await reviewer(app)).approve(organizationId)
  const until = isoDay(new Date(Date.now() + daysLeft * dayMs))
  await sql`update verifications set verified_until = ${until} where organization_id = ${organizationId}`.execute(db)
  await sql`update stores set verified_until = ${until} where organization_id = ${organizationId}`.execute(db)
  const inDays = (days: number) => runJob(app, new Date(Date.now() + days * dayMs))
  const reminders = async () =>
    (await mailsTo(app, owner.email))
      .filter(({ template }) => template === 'verificationEnds')
      .map(({ values }) => values.days)
  const storeUntil = async () =>
    (
      await sql<{ until: string | null }>`
        select verified_until::text as until from stores where organization_id = ${organizationId}
      `.execute(db)
    ).rows.map((row) => row.until)
  return { ...application, until, inDays, reminders, storeUntil }
}

test('owners are told thirty and seven days before the end, each time once, and then that it has ended', async () => {
  const { app, owner, inDays, reminders, read } = await approved(40)
  await inDays(5)
  assert.deepEqual(await reminders(), [])
  await Promise.all([inDays(10), inDays(10)])
  await inDays(20)
  assert.deepEqual(await reminders(), [30])
  await inDays(34)
  await inDays(39)
  assert.deepEqual(await reminders(), [30, 6])
  assert.equal((await read()).status, 'Approved')
  await Promise.all([inDays(40), inDays(40)])
  assert.equal((await read()).status, 'Expired')
  const ended = (await mailsTo(app, owner.email)).filter(({ values }) => values.status === 'Expired')
  assert.equal(ended.length, 1)
})

test('buyers see a verification that is being renewed until its end, and an approval gives it another year', async () => {
  const { app, db, owner, organizationId, until, read, attach, submit, storeUntil } = await approved(20)
  const { body: renewal } = await owner.call(contract.getRenewal, {})
  assert.deepEqual([renewal.canRenew, renewal.verifiedUntil], [true, until])
  assert.deepEqual(renewal.items, ['registration', 'authority', 'premises'])
  assert.deepEqual(
    (await Promise.all([owner.call(contract.renewApplication, {}), owner.call(contract.renewApplication, {})]))
      .map(statusAndCode)
      .sort(),
    ['200', '409 verification.wrongStatus'],
  )
  const { status, verifiedUntil } = await read()
  assert.deepEqual([status, verifiedUntil, await storeUntil()], ['Draft', until, [until]])
  assert.equal(statusAndCode(await submit()), '409 verification.incomplete')
  await attach('registration')
  await attach('authority')
  assert.equal((await submit()).status, 200)
  await (await reviewer(app)).approve(organizationId)
  assert.ok((await storeUntil())[0]! > until)
  const { rows } = await sql<{ days: number | null }>`
    select reminded_days as days from verifications where organization_id = ${organizationId}
  `.execute(db)
  assert.equal(rows[0]!.days, null, 'the next end is announced anew')
})

test('a further store of a verified organization is verified', async () => {
  const { db, organizationId, until } = await approved(100)
  const { rows } = await sql<{ id: number; path: number[] }>`select id, path from locations limit 1`.execute(db)
  const id = await db.transaction().execute((tx) =>
    insertDraftStore(tx, {
      organizationId,
      alias: `second-of-${organizationId}`,
      supplierType: 'Other',
      place: rows[0]! as never,
      currency: 'EUR',
      locale: 'en',
    }),
  )
  const { rows: stores } = await sql<{ until: string }>`
    select verified_until::text as until from stores where id = ${id!}
  `.execute(db)
  assert.equal(stores[0]!.until, until)
})

test('documents go a year after the end, and applications with their organization', async () => {
  const { db, organizationId, inDays } = await approved(1)
  const count = async () =>
    (
      await sql<{ files: number; applications: number }>`
        select (select count(*)::int from verification_files d join verifications v on v.id = d.verification_id where v.organization_id = ${organizationId}) as files,
          (select count(*)::int from verifications where organization_id = ${organizationId}) as applications
      `.execute(db)
    ).rows[0]
  await inDays(300)
  assert.deepEqual(await count(), { files: 4, applications: 1 })
  await inDays(370)
  assert.deepEqual(await count(), { files: 0, applications: 1 })
  await sql`update organizations set deleted_at = now() where id = ${organizationId}`.execute(db)
  await inDays(370)
  assert.deepEqual(await count(), { files: 0, applications: 0 })
})

test('a verification of a deleted company keeps no other from ending, and is still there when the company comes back', async () => {
  const deleted = await approved(1)
  const other = await approved(1)
  const setStatus = (status: string) =>
    sql`
      update organizations set status = ${status}, deleted_at = case when ${status} = 'Deleted' then now() end
      where id = ${deleted.organizationId}
    `.execute(deleted.db)
  await setStatus('Deleted')
  await other.inDays(2)
  assert.equal((await other.read()).status, 'Expired')
  await setStatus('Active')
  const { status, fileCount } = await deleted.read()
  assert.deepEqual([status, fileCount], ['Approved', 4])
  await deleted.inDays(2)
  assert.equal((await deleted.read()).status, 'Expired')
})
