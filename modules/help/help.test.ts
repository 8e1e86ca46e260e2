import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import type { InputOf } from '#platform/contract.ts'
import { startProvider } from '#platform/captcha/provider.fixture.ts'
import { drainJobs } from '#platform/jobs/worker.ts'
import { createLog } from '#platform/log.ts'
import { outboxJobs } from '#platform/outbox/deliver.ts'
import { type MailServer, startMailServer } from '#platform/outbox/smtp.fixture.ts'
import { mailerOf } from '#platform/outbox/transports.ts'
import { startApp, type TestApp } from '#platform/testing/app.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, signedInAs, type Visitor, statusAndCode } from '#platform/testing/personas.ts'
import { fileDatabase } from '#platform/testing/shared.ts'
import { somebody } from '#platform/testing/somebody.ts'
import * as contract from './contract.ts'

type HelpRequestInput = InputOf<typeof contract.requestHelp>
let app: TestApp
let admin: Visitor

before(async () => {
  app = await startApp({ database: await fileDatabase(), environment: { SUPPORT_EMAIL: 'support@shop.example' } })
  admin = await signedInAs(app, (await make.admin(app.database.db, ['telephony'])).id)
})
after(() => app[Symbol.asyncDispose]())

let count = 0
const newText = () => `Hex bolts M${++count}`
const ask = (by: Visitor, input: Partial<HelpRequestInput> = {}) =>
  by.call(contract.requestHelp, { text: 'Hex bolts', contact: 'bea@buyer.example', ...input })
const mailsOf = async (text: string) =>
  (
    await sql<{
      to: string
      values: Record<string, string>
    }>`select recipient as to, values from outgoing_messages where values ->> 'quote' = ${text}`.execute(
      app.database.db,
    )
  ).rows
const requestsOf = async (text: string, topic?: 'Product') =>
  (await admin.call(contract.listHelpRequests, { pageSize: 100, topic })).body.items.filter((it) => it.text === text)

test('a request is stored for administrators and mailed once to the support address, with text, contact and page', async () => {
  const text = `${newText()}\nDIN 933`
  const { status, body } = await ask(anonymous(app), {
    text,
    contact: '+381 64 123 45 67',
    name: 'Bea',
    page: '/search?search=bolts',
  })
  assert.deepEqual([status, body.contact], [200, '+381641234567'])
  const [item, ...others] = await requestsOf(text)
  assert.equal(others.length, 0)
  const { id, createdAt, ...rest } = item!
  assert.deepEqual([id, createdAt], [body.id, body.createdAt])
  assert.deepEqual(rest, {
    status: 'New',
    version: 1,
    topic: 'Product',
    text,
    contact: '+381641234567',
    name: 'Bea',
    locale: 'en',
    page: '/search?search=bolts',
    accountId: null,
    accountName: null,
    times: 1,
    assignedTo: null,
    note: '',
    answer: '',
    isAnswerable: false,
    next: ['InWork', 'Cancelled'],
  })
  assert.deepEqual(await mailsOf(text), [
    {
      to: 'support@shop.example',
      values: { topic: 'Product', contact: '+381641234567', name: 'Bea', quote: text, path: '/search?search=bolts' },
    },
  ])
})

test('repeated texts of a visitor, also concurrent ones, are one request and one mail while it is new', async () => {
  const text = newText()
  const visitor = anonymous(app)
  const first = (await ask(visitor, { text })).body
  const again = await Promise.all(
    Array.from({ length: 20 }, () => ask(visitor, { text, contact: 'right@buyer.example' })),
  )
  assert.deepEqual(new Set(again.map(({ body }) => body.id)), new Set([first.id]))
  assert.deepEqual(
    (await requestsOf(text)).map(({ times, contact }) => [times, contact]),
    [[21, 'right@buyer.example']],
  )
  assert.equal((await mailsOf(text)).length, 1)
  const buyer = await somebody(app)
  const ids = [
    await ask(anonymous(app), { text }),
    await ask(buyer, { text }),
    await ask(visitor, { text: newText() }),
  ].map(({ body }) => body.id)
  assert.equal(new Set([first.id, ...ids]).size, 4)
  assert.deepEqual((await requestsOf(text)).map(({ accountId }) => accountId).filter(Boolean), [buyer.accountId])
})

test('reports with the same words about two pages are two requests, and say what they are about', async () => {
  const text = newText()
  const visitor = await somebody(app)
  const report = (page: string) => ask(visitor, { topic: 'Report', text, page })
  await Promise.all(['/product/bolt-1', '/product/bolt-2', '/product/bolt-1'].map(report))
  const found = (await requestsOf(text)).map(({ topic, page, times }) => [topic, page, times])
  assert.deepEqual(found.toSorted(), [
    ['Report', '/product/bolt-1', 2],
    ['Report', '/product/bolt-2', 1],
  ])
  assert.deepEqual([(await mailsOf(text)).length, await requestsOf(text, 'Product')], [2, []])
})

test('administrators search requests by name, contact, page and words', async () => {
  const text = `${newText()} for 100% recycled pallets`
  const asked = await ask(anonymous(app), { text, contact: '+381 64 987 65 43', name: 'Żaneta', page: '/product/b-77' })
  const found = async (query: string, status?: 'New' | 'Done') => {
    const { body } = await admin.call(contract.listHelpRequests, { query, status })
    assert.equal(body.items.length, body.total)
    return body.items.map(({ id }) => id)
  }
  for (const query of ['RECYCLED pal', '0% rec', 'żaneta', '+381 64 987-65', '064/987', '9876543', 'b-77'])
    assert.deepEqual(await found(query, 'New'), [asked.body.id], query)
  assert.deepEqual(await found('recycled', 'Done'), [])
  assert.deepEqual(await found('r_cycled'), [])
})

test('a request without a text or a valid contact is rejected with the path of the field', async () => {
  for (const [input, path] of [
    [{ text: '' }, 'text'],
    [{ text: ' \n ' }, 'text'],
    [{ text: 'x'.repeat(2001) }, 'text'],
    [{ contact: '' }, 'contact'],
    [{ contact: 'bea' }, 'contact'],
    [{ contact: '12345' }, 'contact'],
    [{ contact: 'bea@buyer' }, 'contact'],
    [{ contact: 'a@b.example\r\nBcc: c@d.example' }, 'contact'],
    [{ page: 'https://elsewhere.example' }, 'page'],
    [{ page: '//elsewhere.example' }, 'page'],
  ] as const) {
    const visitor = anonymous(app)
    const response = await ask(visitor, input)
    const { code, errors } = response.body as unknown as { code: string; errors: { path: string }[] }
    assert.deepEqual(
      [response.status, code, errors.map((error) => error.path)],
      [422, 'request.invalid', [path]],
      JSON.stringify(input),
    )
    assert.equal(visitor.cookies.size, 0)
  }
})

test('a request goes through its statuses with optimistic locking, and each step is audited', async () => {
  const text = newText()
  const { id } = (await ask(anonymous(app), { text })).body
  const set = (input: object, by = admin) =>
    by.call(contract.setHelpStatus, { id, version: 1, status: 'InWork', ...input } as never)
  const other = await signedInAs(app, (await make.admin(app.database.db, ['telephony'])).id)
  assert.deepEqual((await Promise.all([set({}), set({}, other)])).map(statusAndCode).sort(), [
    '200',
    '409 help.changedMeanwhile',
  ])
  assert.equal(statusAndCode(await set({ version: 2, status: 'New' })), '409 help.wrongStatus')
  assert.equal(statusAndCode(await set({ version: 2, status: 'Done', note: 'Found at SibMetiz' })), '200')
  assert.equal(statusAndCode(await set({ version: 3, status: 'Cancelled' })), '409 help.wrongStatus')
  assert.equal(statusAndCode(await set({ id: randomUUID() })), '404 help.notFound')
  assert.deepEqual(
    (await requestsOf(text)).map(({ status, note, next }) => [status, note, next]),
    [['Done', 'Found at SibMetiz', []]],
  )
  const { rows } = await sql<{
    to: string
  }>`select details #>> '{after,status}' as to from audit_log where entity = 'helpRequest' and entity_id = ${id} order by id`.execute(
    app.database.db,
  )
  assert.deepEqual(
    rows.map(({ to }) => to),
    ['InWork', 'Done'],
  )
  assert.equal(
    (await admin.call(contract.listHelpRequests, { status: 'Done' })).body.items.every(
      ({ status }) => status === 'Done',
    ),
    true,
  )
  assert.equal((await (await somebody(app)).call(contract.listHelpRequests, {})).status, 403)
})

test('who has reported a product or a store while signed in is told once that the report is closed', async () => {
  const { db } = app.database
  const store = await make.store(db)
  const product = await make.product(db, { storeId: store.id, names: { en: 'Hex bolt' } })
  const reporter = await somebody(app)
  const told = async () => {
    const { rows } = await sql<{ name: string; path: string; quote: string | null }>`
      select values ->> 'name' as name, values ->> 'path' as path, values ->> 'quote' as quote from outgoing_messages
      where template = 'pageReportClosed' and recipient = ${reporter.email} order by created_at, id
    `.execute(db)
    return rows.map(({ name, path, quote }) => [name, path, quote])
  }
  const report = async (by: Visitor, page: string, topic: 'Report' | 'Product' = 'Report') =>
    (await ask(by, { text: newText(), topic, page })).body.id
  const step = async (id: string, status: 'InWork' | 'Done' | 'Cancelled', version: number, answer?: string) =>
    statusAndCode(await admin.call(contract.setHelpStatus, { id, status, version, ...(answer && { answer }) }))

  const productPage = `/product/hex-bolt-${product.id}`
  const first = await report(reporter, productPage)
  const reported = () => admin.call(contract.listHelpRequests, { query: productPage })
  assert.equal((await reported()).body.items[0]!.isAnswerable, true)
  assert.equal(await step(first, 'InWork', 1, 'Too early'), '409 help.cannotAnswer')
  assert.equal(await step(first, 'InWork', 1), '200')
  assert.deepEqual(await told(), [])
  const closings = await Promise.all(['Done', 'Done', 'Cancelled'].map((to) => step(first, to as 'Done', 2, 'Removed')))
  assert.equal(closings.filter((each) => each === '200').length, 1)
  assert.equal((await reported()).body.items[0]!.answer, 'Removed')
  assert.equal(await step(await report(reporter, `/store/${store.alias}?sort=price`), 'Cancelled', 1), '200')
  const other = await report(reporter, '/catalog/all')
  assert.equal(await step(other, 'Cancelled', 1), '200')
  const [forProduct, forStore, forOther, ...more] = await told()
  assert.deepEqual(
    [forProduct, forOther, more],
    [['Hex bolt', productPage, 'Removed'], ['/catalog/all', '/catalog/all', null], []],
  )
  assert.equal(forStore![1], `/store/${store.alias}?sort=price`)
  assert.doesNotMatch(forStore![0]!, /^\//)

  const question = await report(reporter, productPage, 'Product')
  assert.equal(await step(question, 'Cancelled', 1), '200')
  const visitors = await report(anonymous(app), productPage)
  assert.equal(await step(visitors, 'Cancelled', 1, 'Thank you'), '409 help.cannotAnswer')
  assert.equal(await step(visitors, 'Cancelled', 1), '200')
  assert.equal((await told()).length, 3)
})

test('anonymous visitors need a captcha token of this action, each valid once (G07)', async () => {
  await using provider = await startProvider()
  await using guarded = await startApp({
    database: await fileDatabase(),
    environment: {
      CAPTCHA: 'recaptcha',
      CAPTCHA_SITE_KEY: 'site',
      CAPTCHA_SECRET: 'a-secret',
      CAPTCHA_URL: provider.url,
    },
  })
  const send = async (captchaToken?: string) => statusAndCode(await ask(anonymous(guarded), { captchaToken }))
  assert.equal(await send('good:help:1'), '200')
  assert.equal(await send(), '403 request.captchaMissing')
  for (const token of ['good:help:1', 'good:callback:2', 'bad'])
    assert.equal(await send(token), '403 request.captchaFailed', token)
  assert.equal(statusAndCode(await ask(await somebody(guarded))), '200')
})

test('requests count towards the limit of ten contacts an hour of a session, the first towards that of the IP address', async () => {
  await using limited = await startApp({ database: await fileDatabase(), rateLimits: true })
  const visitor = anonymous(limited)
  const responses = []
  for (let tries = 0; tries < 12; tries++) responses.push(statusAndCode(await ask(visitor, { text: newText() })))
  assert.deepEqual(
    [responses.slice(0, 11).every((response) => response === '200'), responses[11]],
    [true, '429 request.tooMany'],
  )
})

test('markup, line breaks and formulas are plain text in the mail and cannot inject headers (F01, F13)', async () => {
  await using server: MailServer = await startMailServer()
  await using mailing = await startApp({
    database: await fileDatabase(),
    environment: { SMTP_URL: server.url, SUPPORT_EMAIL: 'help@shop.example' },
  })
  const { db, pool } = mailing.database
  await sql`delete from outgoing_messages`.execute(db)
  const corpus = `<script>alert(1)</script> "><img src=x onerror=alert(1)> <svg/onload=alert(1)> {{7*7}} =1+1 </blockquote>\r\nBcc: all@elsewhere.example\u001b[2J`
  const name = '"Bea"\r\nSubject: won <b>all</b>'
  assert.equal(
    statusAndCode(
      await ask(anonymous(mailing), {
        text: corpus,
        name,
        page: '/search?search="><script>'.replace(/[<>"]/g, (sign) => encodeURIComponent(sign)),
      }),
    ),
    '200',
  )
  await drainJobs(pool, outboxJobs, { db, log: createLog('silent'), config: mailing.config })
  mailerOf(mailing.config).close()
  const [mail] = server.received
  assert.deepEqual([server.received.length, mail!.to, mail!.headers.bcc], [1, ['help@shop.example'], undefined])
  assert.equal(mail!.headers.subject, 'A visitor is looking for something')
  assert.doesNotMatch(mail!.html, /<script|<img|<svg|<b>|\u001b/)
  assert.equal(mail!.html.match(/<\/blockquote>/g)!.length, 1)
  assert.match(mail!.html, /&#60;script&#62;alert\(1\)/)
  assert.match(mail!.text, /^> <script>alert\(1\)<\/script> .*\n> Bcc: all@elsewhere\.example/m)
})
