import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import type { Call } from '#platform/contract.ts'
import type { Locale } from '#platform/constants.ts'
import type { TestApp } from '#platform/testing/app.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, signedInEach, statusAndCode, type Visitor } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { accountId, storeId } from '#platform/testing/shop.ts'
import { createOrder } from '../orders/contract.ts'
import * as contract from './contract.ts'
import { pagesOf, plain } from './document.fixture.ts'

const formula = '=1+1'
let app: TestApp
let buyer: Visitor
let otherBuyer: Visitor
let owner: Visitor
let operator: Visitor
let otherOwner: Visitor
let north: number
let id: string
let number: number

before(async () => {
  app = await fileApp()
  const people = await signedInEach(app, 'buyer', 'otherBuyer', 'owner', 'operator', 'otherOwner')
  ;({ buyer, otherBuyer, owner, operator, otherOwner } = people)
  const { db } = app.database
  north = await storeId(db, 'north')
  const product = await make.product(db, { storeId: north, code: 'DOC-1', names: { en: formula }, priceMinor: 12_345 })
  await make.cart(db, await accountId(db, 'buyer'), [{ productId: product.id, quantity: 3 }])
  const { body } = await buyer.call(createOrder, { contactName: 'Bea Buyer', contactPhone: '+381 60 1234567' })
  const [outcome] = body.outcomes
  ;[id, number] = [outcome!.orderId!, outcome!.orderNumber!]
})

const setStatus = (status: string) =>
  sql`update orders set status = ${status} where id = ${id}::uuid`.execute(app.database.db)

async function download(by: Visitor, call: Call, input: Record<string, string>, locale: Locale = 'en') {
  const cookie = [...by.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(`${app.address}/api/${call.path}?${new URLSearchParams(input)}`, {
    headers: { cookie, 'accept-language': locale },
  })
  assert.equal(response.status, 200, await response.clone().text())
  assert.equal(response.headers.get('content-type'), call.mediaType)
  const name = response.headers.get('content-disposition')!.replace("attachment; filename*=UTF-8''", '')
  return { name: decodeURIComponent(name), bytes: new Uint8Array(await response.arrayBuffer()) }
}

test('an order is saved as PDF in the language of its reader', async () => {
  const english = await download(buyer, contract.getOrderDocument, { id, kind: 'order' })
  assert.equal(english.name, `Order no. ${number}.pdf`)
  const german = await download(operator, contract.getOrderDocument, { id, kind: 'order' }, 'de')
  assert.match((await pagesOf(german.bytes)).join(), new RegExp(`Bestellung Nr. ${number}.*DOC-1.*370,35 €`))
})

test('only the buyer and the members of the store get documents (A01)', async () => {
  const calls: [Call, Record<string, string>][] = [
    [contract.getOrderDocument, { id, kind: 'order' }],
    [contract.getOrderDocument, { id, kind: 'proforma' }],
    [contract.getOrderDocument, { id, kind: 'packing-slip' }],
    [contract.exportOrder, { id }],
  ]
  for (const [call, input] of calls) {
    assert.equal((await anonymous(app).call(call, input)).status, 401)
    for (const stranger of [otherBuyer, otherOwner])
      assert.equal(statusAndCode(await stranger.call(call, input)), '404 orders.notFound', call.id)
  }
})

test('the packing slip is for the seller', async () => {
  const input = { id, kind: 'packing-slip' as const }
  assert.equal((await buyer.call(contract.getOrderDocument, input)).status, 403)
  const { bytes } = await download(owner, contract.getOrderDocument, input)
  assert.match((await pagesOf(bytes)).join(), /DOC-1/)
})

test('a proforma invoice exists from the confirmation on, for both sides with the same number', async () => {
  const input = { id, kind: 'proforma' as const }
  for (const status of ['New', 'Viewed', 'Cancelled', 'Rejected']) {
    await setStatus(status)
    assert.equal(
      statusAndCode(await buyer.call(contract.getOrderDocument, input)),
      '409 orderDocuments.notConfirmed',
      status,
    )
  }
  for (const status of ['Confirmed', 'Shipped', 'Completed']) {
    await setStatus(status)
    for (const person of [buyer, owner])
      assert.equal((await download(person, contract.getOrderDocument, input)).name, 'Proforma invoice no. 1.pdf')
  }
})

test('the workbook of an order has amounts as numbers, and formula-like names are text (F09)', async () => {
  const { name, bytes } = await download(buyer, contract.exportOrder, { id })
  assert.equal(name, `Order no. ${number}.xlsx`)
  const { sheets } = await readXlsx(bytes)
  const [lines, facts] = sheets
  assert.equal(lines!.rows.length, 2)
  assert.deepEqual(lines!.rows[1]!.slice(0, 3), ['DOC-1', formula, 3])
  assert.deepEqual(lines!.rows[1]!.slice(4, 6), [123.45, 370.35])
  assert.ok(![...(lines!.cells?.values() ?? [])].some(({ formula: found }) => found !== undefined))
  assert.equal(plain(String(facts!.rows[0]![0])), `Order no. ${number}`)
  assert.ok(facts!.rows.some(([label, value]) => label === 'Contact person' && value === 'Bea Buyer'))
})

test('in the workbook of an order delivery is a row, so that the rows add up to the totals', async () => {
  const set = (minor: number | null, vatMinor: number | null, sign: number) =>
    sql`
      update orders set delivery_minor = ${minor}, delivery_vat_percent = 20, delivery_vat_minor = ${vatMinor},
        total_minor = total_minor + ${sign * 5_000}, vat_minor = vat_minor + ${sign * 1_000} where id = ${id}::uuid
    `.execute(app.database.db)
  await set(5_000, 1_000, 1)
  const { sheets } = await readXlsx((await download(buyer, contract.exportOrder, { id })).bytes)
  const [lines, facts] = sheets
  const [, product, delivery] = lines!.rows
  assert.deepEqual(delivery!.slice(1, 10), ['Delivery', 1, '', 50, 50, 20, 10, 60, 'EUR'])
  const total = facts!.rows.find(([label]) => label === 'Total incl. VAT')![1]
  assert.equal(total, Number(product![8]) + 60)
  await set(null, null, -1)
})

test('the workbook of a list has the orders of its filters', async () => {
  await setStatus('Shipped')
  const rowsOf = async (by: Visitor, filter: Record<string, string>) => {
    const { sheets } = await readXlsx((await download(by, contract.exportOrders, filter)).bytes)
    return sheets[0]!.rows.slice(1)
  }
  for (const [person, side] of [
    [buyer, 'buyer'],
    [owner, 'seller'],
  ] as const) {
    const row = (await rowsOf(person, { side, status: 'Shipped' })).find(([found]) => found === number)!
    assert.equal(row[6], 370.35)
    assert.ok(!(await rowsOf(person, { side, status: 'New' })).some(([found]) => found === number))
  }
  assert.deepEqual(await rowsOf(otherBuyer, {}), [])
  const foreign = await otherOwner.call(contract.exportOrders, { side: 'seller', storeId: north })
  assert.equal(foreign.status, 403)
})

test('documents name the registered address of the supplier', async () => {
  await setStatus('Confirmed')
  await sql`
    update organizations g set address = 'Registered street 5' from stores s where s.organization_id = g.id and s.id = ${north}
  `.execute(app.database.db)
  const { bytes } = await download(buyer, contract.getOrderDocument, { id, kind: 'order' })
  assert.match((await pagesOf(bytes)).join(), /Registered street 5/)
})

test('an issued invoice keeps its supplier and the first bank account; other documents follow the store', async () => {
  await setStatus('Confirmed')
  const { db } = app.database
  const read = async (kind: 'order' | 'proforma', by = buyer, locale: Locale = 'en') =>
    (await pagesOf((await download(by, contract.getOrderDocument, { id, kind }, locale)).bytes)).join()
  const moveTo = (address: string, account: string | null) =>
    sql`
      update organizations g set address = ${address}, bank_account = ${account} from stores s where s.organization_id = g.id and s.id = ${north}
    `.execute(db)
  await moveTo('First street 1', null)
  await sql`delete from store_documents where order_id = ${id}::uuid`.execute(db)
  assert.match(await read('proforma'), /hasn’t stated a bank account here/)
  await moveTo('Moved away 8', 'RS35260005601001611379')
  const issued = [await read('proforma'), await read('proforma', owner, 'de')]
  for (const text of issued) assert.match(text, /First street 1.*RS35260005601001611379/)
  await moveTo('Moved away 9', 'RS35000000000000000001')
  await sql`update stores set phones = '{+381119876543}' where id = ${north}`.execute(db)
  await sql`update store_translations set name = 'Renamed', payment = 'Cash only', delivery = 'No more' where store_id = ${north}`.execute(
    db,
  )
  assert.deepEqual([await read('proforma'), await read('proforma', owner, 'de')], issued)
  assert.match(await read('order'), /Renamed.*Moved away 9/)
})

test('an issued invoice keeps the names of its lines in other languages, also of products that are gone', async () => {
  const { db } = app.database
  const read = async () =>
    (await pagesOf((await download(owner, contract.getOrderDocument, { id, kind: 'proforma' }, 'de')).bytes)).join()
  const rename = (name: string) =>
    sql`
      insert into product_translations (product_id, locale, name) select product_id, 'de', ${name} from order_lines where order_id = ${id}::uuid
      on conflict (product_id, locale) do update set name = excluded.name
    `.execute(db)
  await rename('Erster Name')
  await sql`delete from store_documents where order_id = ${id}::uuid`.execute(db)
  const issued = await read()
  assert.match(issued, /Erster Name.*Bestellt als: =1\+1/)
  await rename('Zweiter Name')
  assert.equal(await read(), issued)
  await sql`update order_lines set product_id = null where order_id = ${id}::uuid`.execute(db)
  assert.equal(await read(), issued)
})
