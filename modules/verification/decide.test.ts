import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { updateDocument, findDocuments } from '#modules/fluent/contract.ts'
import { getStore, listStores } from '#modules/suppliers/contract.ts'
import * as files from '#platform/testing/files.ts'
import { administrator, auditOf } from '#platform/testing/moderation.ts'
import { anonymous, statusAndCode } from '#platform/testing/personas.ts'
import * as admin from './admin-contract.ts'
import * as contract from './contract.ts'
import { yearAfter } from './rules.ts'
import { applicant, contact, mailsTo, reviewer } from './verification.fixture.ts'

async function submitted() {
  const application = await applicant()
  await application.fillIn()
  assert.equal((await application.submit()).status, 200)
  const review = await reviewer(application.app)
  const { app, store, organizationId } = application
  return {
    ...application,
    ...review,
    decide: (status: string, more?: object) => review.decide(organizationId, status, more),
    find: () => review.find(organizationId),
    approve: () => review.approve(organizationId),
    stamp: async () => (await anonymous(app).call(getStore, { alias: store.alias })).body.verifiedAt,
    isListed: async () =>
      (await anonymous(app).call(listStores, { verified: '1', pageSize: 100 })).body.items.some(
        ({ id }) => id === store.id,
      ),
  }
}

test('of two reviewers who decide at once, one decides and the other sees it first', async () => {
  const { app, find, visitor, owner } = await submitted()
  const { id, version } = await find()
  const other = (await administrator(app, ['verification'])).visitor
  const take = { id, version, status: 'InReview' as const }
  assert.deepEqual(
    (await Promise.all([visitor.call(admin.decideApplication, take), other.call(admin.decideApplication, take)]))
      .map(statusAndCode)
      .sort(),
    ['200', '409 verification.changedMeanwhile'],
  )
  const reviewed = { id, version: (await find()).version }
  assert.deepEqual(
    (
      await Promise.all([
        visitor.call(admin.decideApplication, { ...reviewed, status: 'Approved' }),
        other.call(admin.decideApplication, { ...reviewed, status: 'Rejected', comment: 'No' }),
      ])
    )
      .map(statusAndCode)
      .sort(),
    ['200', '409 verification.changedMeanwhile'],
  )
  const mails = (await mailsTo(app, owner.email)).map(({ values }) => values.status)
  assert.deepEqual(mails, ['Submitted', (await find()).status])
})

test('refused items reopen with their reasons, and the approval puts the stamp on the stores for a year', async () => {
  const { app, owner, attach, taskOf, read, submit, decide, find, stamp, isListed } = await submitted()
  assert.equal(statusAndCode(await decide('Approved')), '409 verification.wrongStatus')
  await decide('InReview')
  assert.equal(statusAndCode(await decide('NeedsChanges')), '422 request.invalid')
  assert.equal(statusAndCode(await decide('Rejected')), '422 request.invalid')
  const refused = [{ item: 'bank', reason: 'The account holder is missing' }]
  assert.equal(statusAndCode(await decide('Approved', { refused })), '422 request.invalid')
  assert.equal(statusAndCode(await decide('NeedsChanges', { refused, comment: 'Nearly done' })), '200')
  const { values } = (await mailsTo(app, owner.email)).at(-1)!
  assert.equal(values.quote, 'Nearly done\nBank confirmation: The account holder is missing')

  const { status, comment, tasks } = await read()
  assert.deepEqual([status, comment], ['NeedsChanges', 'Nearly done'])
  assert.deepEqual(
    tasks.filter(({ isOpen }) => isOpen).map(({ item, state, reason }) => [item, state, reason]),
    [
      ['bank', 'Refused', 'The account holder is missing'],
      ['premises', 'Optional', ''],
    ],
  )
  assert.equal(statusAndCode(await attach('tax')), '409 verification.itemClosed')
  assert.equal(statusAndCode(await owner.call(contract.saveApplication, { contact })), '409 verification.itemClosed')
  assert.equal(statusAndCode(await submit()), '409 verification.incomplete')
  await attach('bank', files.pdf(), 'new.pdf')
  assert.equal((await taskOf('bank')).state, 'Ready')
  assert.equal((await submit()).status, 200)

  assert.deepEqual([await stamp(), await isListed()], [null, false])
  await decide('InReview')
  assert.equal(statusAndCode(await decide('Approved')), '200')
  const today = new Date().toISOString().slice(0, 10)
  assert.deepEqual([await stamp(), await isListed(), (await find()).verifiedUntil], [today, true, yearAfter(today)])
  const entries = await auditOf(app, 'verification', String((await find()).id))
  assert.deepEqual(
    entries.filter(({ action }) => action === 'verification.statusSet').map(({ details }) => details.after),
    ['InReview', 'NeedsChanges', 'InReview', 'Approved'].map((after) => ({ status: after })),
  )
})

test('the facts of a store are public while it is verified, and an ended verification takes the stamp off at once', async () => {
  const { app, store, approve, decide, stamp, isListed, read, owner } = await submitted()
  const facts = () => anonymous(app).call(contract.getConfirmedFacts, { storeId: store.id })
  assert.equal(statusAndCode(await facts()), '404 verification.notVerified')
  await approve()
  const { legalName, items } = (await facts()).body
  assert.equal(legalName, `${store.alias} d.o.o.`)
  assert.deepEqual(items, ['company', 'contact', 'registration', 'tax', 'authority', 'bank'])
  assert.equal(statusAndCode(await owner.call(contract.renewApplication, {})), '409 verification.tooEarly')
  assert.equal(statusAndCode(await decide('Expired', { comment: 'The company was closed' })), '200')
  assert.deepEqual([await stamp(), await isListed()], [null, false])
  assert.equal(statusAndCode(await facts()), '404 verification.notVerified')
  assert.deepEqual([(await read()).status, (await read()).comment], ['Expired', 'The company was closed'])
})

test('the search follows: an approval is written to the changes that it reads', async () => {
  const { db, store, approve } = await submitted()
  const changes = async () =>
    (await sql`select from search_changes where store_id = ${store.id}`.execute(db)).rows.length
  const before = await changes()
  await approve()
  assert.equal(await changes(), before + 1)
})

test('a new name of the company takes the stamp off and asks for a new review', async () => {
  const { app, store, owner, approve, stamp, read, attach, submit } = await submitted()
  await approve()
  const document = async () =>
    (await owner.call(findDocuments, { entity: 'organization' }, { storeId: store.id })).body.items[0]!
  const change = async (fields: object) => {
    const { id, version } = await document()
    const input = { entity: 'organization' as const, id: Number(id), version, fields: fields as never }
    assert.equal(statusAndCode(await owner.call(updateDocument, input, { storeId: store.id })), '200')
  }
  await change({ address: 'Trg Republike 5, Beograd' })
  assert.ok(await stamp())
  await change({ legalName: 'Somebody Else d.o.o.' })
  assert.equal(await stamp(), null)
  const { status, tasks } = await read()
  assert.equal(status, 'NeedsChanges')
  assert.deepEqual(
    tasks.filter(({ isOpen }) => isOpen).map(({ item, state }) => [item, state]),
    [
      ['company', 'Ready'],
      ['registration', 'Missing'],
      ['premises', 'Optional'],
    ],
  )
  assert.equal((await mailsTo(app, owner.email)).at(-1)!.values.status, 'DataChanged')
  await attach('registration')
  assert.equal((await submit()).status, 200)
  await approve()
  assert.ok(await stamp())
})

test('a reviewer corrects legal data, but not into the number of another company', async () => {
  const { app, db, find, visitor, organizationId } = await submitted()
  const other = await applicant(app)
  await sql`update organizations set tax_number = '100000024' where id = ${other.organizationId}`.execute(db)
  const correct = async (more: object) => {
    const { id, version } = await find()
    const legal = { legalName: 'Right d.o.o.', taxNumber: '100000032', address: 'Trg 1' }
    return statusAndCode(await visitor.call(admin.correctApplication, { id, version, ...legal, ...more }))
  }
  assert.equal(await correct({ taxNumber: '123' }), '422 members.taxNumberInvalid')
  assert.equal(await correct({ taxNumber: '100000024' }), '409 verification.taxNumberTaken')
  assert.equal(await correct({ version: 999 }), '409 verification.changedMeanwhile')
  assert.equal(await correct({ contact: { ...contact, name: 'Mira' } }), '200')
  const { organization, contact: corrected, audit } = await find()
  assert.deepEqual(
    [organization, corrected?.name, audit[0]!.action],
    [
      { id: organizationId, legalName: 'Right d.o.o.', countryCode: 'RS', taxNumber: '100000032', address: 'Trg 1' },
      'Mira',
      'verification.corrected',
    ],
  )
})

test('a reviewer opens a document by a recorded link that is no use to others (A12)', async () => {
  const { app, find, visitor, owner } = await submitted()
  const { id, items } = await find()
  const fileId = items.find(({ item }) => item === 'tax')!.files[0]!.id
  const link = async () => (await visitor.call(admin.getDocumentLink, { fileId })).body.url
  const url = await link()
  assert.equal((await visitor.get(url)).status, 200)
  const others = [(await administrator(app, ['verification'])).visitor, owner, anonymous(app)]
  for (const other of others) assert.equal((await other.get(url)).status, 404)
  assert.equal((await auditOf(app, 'verification', String(id))).at(-1)!.action, 'verification.fileOpened')
  const statistics = (await administrator(app, ['statistics', 'stores'])).visitor
  assert.equal((await statistics.call(admin.getDocumentLink, { fileId })).status, 403)
  assert.equal((await statistics.get(`/file/${fileId}`)).status, 404)
})

test('applications are found by name, number and status', async () => {
  const { visitor, store, organizationId } = await submitted()
  const list = async (input: object) =>
    (await visitor.call(admin.listApplications, input)).body.items.map(({ organization }) => organization.id)
  assert.deepEqual(await list({ query: store.alias }), [organizationId])
  assert.deepEqual(await list({ query: store.alias, status: 'Approved' }), [])
  assert.ok((await list({ status: 'Submitted', pageSize: 100 })).includes(organizationId))
})
