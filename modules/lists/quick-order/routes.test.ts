import assert from 'node:assert/strict'
import { test } from 'node:test'
import { writeXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { getCartItems } from '#modules/carts/contract.ts'
import * as make from '#platform/testing/make.ts'
import { errorCode, signedInAs } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import * as contract from '../quick-order-contract.ts'

async function newBuyer() {
  const app = await fileApp()
  const { db } = app.database
  const buyer = await signedInAs(app, (await make.account(db)).id)
  const match = async (text: string) => {
    const { status, body } = await buyer.call(contract.matchQuickOrder, { text })
    assert.equal(status, 200)
    return body.lines.map(({ code, status: found, products }) => [code, found, products.map(({ id }) => id)])
  }
  return { db, buyer, match, store: await make.store(db) }
}

test('codes are found without case and separators, and a code as it is written comes first', async () => {
  const { db, match, store } = await newBuyer()
  const plain = await make.product(db, { storeId: store.id, code: 'QO-8.50' })
  const other = await make.product(db, { storeId: store.id, code: 'QO 8-50' })
  assert.deepEqual(await match('qo-8.50;1'), [['qo-8.50', 'Found', [plain.id]]])
  const [[, status, ids]] = (await match('QO850;1')) as [[string, string, number[]]]
  assert.deepEqual([status, ids.sort()], ['Several', [plain.id, other.id].sort()])
})

test('several suppliers with one code are a choice; products that are not sold are not found', async () => {
  const { db, match, store } = await newBuyer()
  const [one, two, gone] = [
    await make.product(db, { storeId: store.id, code: 'TWIN-1' }),
    await make.product(db, { storeId: (await make.store(db)).id, code: 'TWIN-1' }),
    await make.product(db, { storeId: store.id, code: 'GONE-1' }),
  ]
  await sql`update products set status = 'Archived' where id = ${gone.id}`.execute(db)
  const [[, status, ids]] = (await match('TWIN-1;4')) as [[string, string, number[]]]
  assert.deepEqual([status, ids.sort()], ['Several', [one.id, two.id].sort()])
  assert.deepEqual(await match('GONE-1'), [['GONE-1', 'Unknown', []]])
})

test('of several suppliers the cheapest for the quantity comes first, those without stock last', async () => {
  const { db, match } = await newBuyer()
  const offer = async (values: object) =>
    (await make.product(db, { storeId: (await make.store(db)).id, code: 'TOTAL-1', ...values })).id
  const gone = await offer({ priceMinor: 100, available: 0 })
  const inPacks = await offer({ priceMinor: 800, minimumOrder: 50, orderStep: 50 })
  const cheap = await offer({ priceMinor: 900 })
  const dear = await offer({ priceMinor: 1_000 })
  assert.deepEqual(await match('TOTAL-1;10'), [['TOTAL-1', 'Several', [cheap, dear, inPacks, gone]]])
  assert.deepEqual(await match('TOTAL-1;100'), [['TOTAL-1', 'Several', [inPacks, cheap, dear, gone]]])
})

test('an unknown code has the nearest ones as suggestions, an unreadable quantity none', async () => {
  const { db, match, store } = await newBuyer()
  const [near, far] = [
    await make.product(db, { storeId: store.id, code: 'ZYX-4711' }),
    await make.product(db, { storeId: store.id, code: 'ZYX-9000' }),
  ]
  assert.deepEqual(await match('ZYX-4712;1'), [['ZYX-4712', 'Unknown', [near.id, far.id]]])
  assert.deepEqual(await match('ZYX-4711;some'), [['ZYX-4711', 'Unreadable', []]])
})

test('codes are looked up in the index, also the nearest ones', async () => {
  const { db } = await newBuyer()
  await db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    const plans = await Promise.all(
      [
        sql`code_key(p.code) = code_key('ZYX-1')`,
        sql`code_key(p.code) ~>=~ code_key('ZYX-1') order by code_key(p.code) using ~<~ limit 6`,
        sql`code_key(p.code) ~<~ code_key('ZYX-1') order by code_key(p.code) using ~>~ limit 6`,
      ].map((condition) =>
        sql`explain select p.id from products p where p.status = 'Active' and ${condition}`.execute(tx),
      ),
    )
    for (const { rows } of plans) {
      assert.match(JSON.stringify(rows), /code_key_idx/)
      assert.doesNotMatch(JSON.stringify(rows), /Sort/)
    }
  })
})

test('chosen products go into the cart, corrected to minimum and step', async () => {
  const { db, buyer, store } = await newBuyer()
  const { id } = await make.product(db, { storeId: store.id, code: 'STEP-1', minimumOrder: 12, orderStep: 6 })
  const { body } = await buyer.call(contract.matchQuickOrder, { text: 'STEP-1;13' })
  assert.deepEqual(
    body.lines.map(({ quantity, products }) => [quantity, products[0]!.quantity]),
    [[13, 18]],
  )
  const added = await buyer.call(contract.addQuickOrder, {
    lines: [
      { productId: id, quantity: 13 },
      { productId: 2_000_000_000, quantity: 1 },
    ],
  })
  assert.deepEqual(added.body, { added: 1, skipped: 1 })
  assert.deepEqual(
    (await buyer.call(getCartItems, { p: 'live' })).body.items.map(({ quantity }) => quantity),
    [18],
  )
})

test('lines are read from XLSX and CSV; other files are refused', async () => {
  const { buyer } = await newBuyer()
  const read = (bytes: Uint8Array) =>
    buyer.upload(contract.readQuickOrder, {}, { bytes: new Uint8Array(bytes), name: 'order' })
  const sheet = await writeXlsx({
    sheets: [
      {
        name: 'Order',
        rows: [
          ['Code', 'Name', 'Quantity'],
          ['HX-8', 'Bolt', 12],
          [4711, 'Nut', null],
        ],
      },
    ],
  })
  assert.deepEqual((await read(sheet)).body, { text: 'HX-8\t12\n4711\t' })
  assert.deepEqual((await read(Buffer.from('\ufeffcode;quantity\r\nHX-8;12'))).body, { text: 'HX-8\t12' })
  for (const bytes of [Buffer.from('PK\x03\x04 no archive'), Buffer.from('GIF89a\0\0\0')])
    assert.equal(errorCode(await read(bytes)), 'lists.unreadableFile')
})
