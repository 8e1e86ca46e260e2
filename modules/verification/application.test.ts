import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { listHelpRequests } from '#modules/help/contract.ts'
import * as files from '#platform/testing/files.ts'
import { administrator } from '#platform/testing/moderation.ts'
import { anonymous, errorCode, statusAndCode } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { colleague, somebody } from '#platform/testing/somebody.ts'
import * as contract from './contract.ts'
import { documentItems, maxFiles } from './status-contract.ts'
import { applicant, contact, mailsTo, reviewer } from './verification.fixture.ts'

test('an application is saved in steps, and says what is missing until it can be submitted', async () => {
  const { owner, read, attach, submit } = await applicant()
  const missing = async () => (await owner.call(contract.getMissing, {})).body.missing.map(({ item }) => item)
  assert.deepEqual(await missing(), ['contact', 'registration', 'tax', 'authority', 'bank'])
  assert.equal(statusAndCode(await submit()), '409 verification.incomplete')
  assert.equal(statusAndCode(await owner.call(contract.saveApplication, { contact })), '200')
  for (const item of ['registration', 'tax', 'authority'] as const)
    assert.equal(statusAndCode(await attach(item)), '200')
  assert.deepEqual(await missing(), ['bank'])
  assert.equal((await read()).can.submit, false)
  const { body } = await attach('bank')
  assert.deepEqual([body.can, body.contact], [{ edit: true, submit: true, renew: false }, contact])
  assert.deepEqual(
    body.tasks.map(({ item, state }) => [item, state]),
    [
      ['company', 'Ready'],
      ['contact', 'Ready'],
      ['registration', 'Ready'],
      ['tax', 'Ready'],
      ['authority', 'Ready'],
      ['bank', 'Ready'],
      ['premises', 'Optional'],
    ],
  )
})

test('an application is submitted once, and both sides are told once', async () => {
  const { app, owner, fillIn, submit, read, attach } = await applicant()
  const { accountId } = await reviewer(app)
  await fillIn()
  assert.deepEqual((await Promise.all([submit(), submit(), submit()])).map(statusAndCode).sort(), [
    '200',
    '409 verification.wrongStatus',
    '409 verification.wrongStatus',
  ])
  const { rows } = await sql<{ email: string }>`select email from accounts where id = ${accountId}::uuid`.execute(
    app.database.db,
  )
  assert.deepEqual(
    (await mailsTo(app, owner.email)).map(({ template, values }) => [template, values.status]),
    [['verificationStatus', 'Submitted']],
  )
  assert.ok((await mailsTo(app, rows[0]!.email)).some(({ template }) => template === 'verificationWaits'))
  const application = await read()
  assert.deepEqual([application.status, application.can.edit], ['Submitted', false])
  for (const refused of [
    await attach('bank'),
    await owner.call(contract.saveApplication, { contact }),
    await owner.call(contract.renewApplication, {}),
  ])
    assert.equal(statusAndCode(refused), '409 verification.wrongStatus')
})

test('only owners see and change the application of their organization (A12)', async () => {
  const { app, store, organizationId } = await applicant()
  const manager = await colleague(app, store.id, 'Manager')
  const stranger = (await applicant()).owner
  for (const person of [manager, stranger, await somebody(app)])
    for (const call of [contract.getApplication, contract.getMissing, contract.getRenewal])
      assert.equal(statusAndCode(await person.call(call, { organizationId })), '404 verification.organizationNotFound')
  assert.equal(
    statusAndCode(await stranger.call(contract.submitApplication, { organizationId })),
    '404 verification.organizationNotFound',
  )
  assert.equal(
    statusAndCode(await stranger.call(contract.getApplication, {}, { storeId: store.id })),
    '404 verification.organizationNotFound',
  )
})

test('documents are judged by their content, and an application has ten at most, also of uploads at once', async () => {
  const { attach, read, owner } = await applicant()
  for (const [bytes, code] of [
    [await files.webp(), 'files.wrongType'],
    [await files.xlsx(), 'files.wrongType'],
    [files.text('%PDF-1.4 cut off'), 'files.unreadable'],
  ] as const)
    assert.equal(errorCode(await attach('tax', bytes, 'tax.pdf')), code)
  assert.equal(statusAndCode(await attach('contact')), '409 verification.itemClosed')
  for (let count = 0; count < maxFiles - 1; count++)
    assert.equal((await attach(documentItems[count % documentItems.length]!)).status, 200)
  assert.deepEqual((await Promise.all([attach('bank'), attach('bank'), attach('bank')])).map(statusAndCode).sort(), [
    '200',
    '409 verification.tooManyFiles',
    '409 verification.tooManyFiles',
  ])
  const { tasks } = await read()
  const [file] = tasks.find(({ item }) => item === 'bank')!.files
  const { body } = await owner.call(contract.saveApplication, { removedFiles: [file!.id, randomUUID()] })
  assert.equal(body.fileCount, maxFiles - 1)
})

test('a document opens by a link of five minutes, for the caller alone, and at no other address', async () => {
  const { app, attach, taskOf, owner } = await applicant()
  await attach('tax')
  const [file] = (await taskOf('tax')).files
  const opened = await owner.get(file!.url)
  assert.deepEqual(
    [opened.status, opened.headers.get('content-type'), opened.headers.get('cache-control')],
    [200, 'application/pdf', 'private, no-store'],
  )
  const stranger = (await applicant()).owner
  assert.equal((await stranger.get(file!.url)).status, 404)
  assert.equal((await anonymous(app).get(file!.url)).status, 404)
  const past = file!.url.replace(/until=\d+/, `until=${Date.now() - 1}`)
  for (const url of [past, file!.url.split('?')[0]!, `/file/${file!.id}`, `/media/${file!.id}/320.webp`])
    assert.equal((await owner.get(url)).status, 404, url)
})

test('a contact needs a name, a phone and an address that exist', async () => {
  const { owner } = await applicant()
  for (const [wrong, path] of [
    [{ ...contact, phone: '12' }, 'contact.phone'],
    [{ ...contact, email: 'ana' }, 'contact.email'],
    [{ ...contact, name: '' }, 'contact.name'],
  ] as const) {
    const { status, body } = await owner.call(contract.saveApplication, { contact: wrong })
    const { errors } = body as unknown as { errors: { path: string }[] }
    assert.deepEqual([status, errors.map((error) => error.path)], [422, [path]])
  }
})

test('interest is a help request about verification, for visitors and for people who apply', async () => {
  const app = await fileApp()
  const { visitor: support } = await administrator(app, ['telephony'])
  const company = `Vijci ${randomUUID()}`
  const asked = await anonymous(app).call(contract.showInterest, { company, contact: 'bea@vijci.example', name: 'Bea' })
  assert.equal(asked.status, 200)
  const { owner } = await applicant(app)
  const text = `Which extract? ${randomUUID()}`
  assert.equal((await owner.call(contract.showInterestInCabinet, { text })).status, 200)
  const { items } = (await support.call(listHelpRequests, { pageSize: 100 })).body
  assert.deepEqual(
    [company, text].map((wanted) => {
      const { topic, contact: to, page } = items.find((item) => item.text === wanted)!
      return [topic, to, page]
    }),
    [
      ['Verification', 'bea@vijci.example', '/verification'],
      ['Verification', owner.email, '/profile/verification'],
    ],
  )
  const refused = await anonymous(app).call(contract.showInterest, { company, contact: 'nobody' })
  assert.equal(refused.status, 422)
})
