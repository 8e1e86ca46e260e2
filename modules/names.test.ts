// Names of people, stores and products are cleaned of invisible characters in every input (F15u).
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { getAccountContext, setProfile } from '#modules/accounts/contract.ts'
import { createChat, listMessages, sendMessage } from '#modules/chats/contract.ts'
import { saveCannedAnswer } from '#modules/chats/seller-contract.ts'
import { requestCallback } from '#modules/contacts/contract.ts'
import { addPasskey, listFactors, startPasskey } from '#modules/mfa/contract.ts'
import { Authenticator } from '#modules/mfa/authenticator.fixture.ts'
import { requestHelp } from '#modules/help/contract.ts'
import { registerCompany } from '#modules/team/contract.ts'
import { createOrder } from '#modules/orders/contract.ts'
import { registerByEmail, sendEmailCode } from '#modules/registration/contract.ts'
import { codeTo } from '#modules/registration/outbox.fixture.ts'
import { newProduct, ownStore } from '#platform/testing/fluent.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous, type ApiResponse } from '#platform/testing/personas.ts'
import { newPerson } from '#platform/testing/second-factors.ts'
import { password } from '#platform/testing/shop.ts'
import { somebody } from '#platform/testing/somebody.ts'

/** The status of a request that sets a name, and the name as stored afterwards. */
type NameResult = { status: number; name?: unknown }
type SubmitName = (name: string) => Promise<NameResult>
/** Fields of the records that have a name. */
type Fields = { name: Record<string, string>; legalName: string; brand: string; properties: { name: string }[] }

const unsafeName = ' \u202eA\u200bcme\u2066 \t Mu\u0308\u00adller\u{e0041}\ufeff '
const cleanName = 'Acme Müller'
const invisibleName = '\u200b\u202e \u3164'
let own: Awaited<ReturnType<typeof ownStore>>

before(async () => {
  own = await ownStore()
})

const storedName = async (query: ReturnType<typeof sql<{ name: string }>>) =>
  (await query.execute(own.db)).rows[0]?.name
const documentName = (
  answer: ApiResponse<{ fields: Record<string, unknown> }>,
  read: (fields: Fields) => unknown,
): NameResult => ({ status: answer.status, ...(answer.status === 200 && { name: read(answer.body.fields as Fields) }) })

/** Updates a record of the store and reads its name. */
async function updateDocument(
  entity: 'store' | 'organization' | 'warehouse',
  key: string,
  value: unknown,
  read: (fields: Fields) => unknown,
) {
  const document = (await own.find(entity)).body.items[0]!
  return documentName(await own.update(entity, document, { [key]: value }), read)
}

const requiredNames: Record<string, SubmitName> = {
  'a new account': async (name) => {
    const visitor = anonymous(own.app)
    const email = `name-${randomUUID()}@test.example`
    await visitor.call(sendEmailCode, { email })
    const { status } = await visitor.call(registerByEmail, {
      email,
      code: await codeTo(own.db, email),
      password: 'a quiet copper kettle',
      name,
    })
    return { status, name: await storedName(sql`select name from accounts where email = ${email}`) }
  },
  'an account': async (name) => {
    const person = await somebody(own.app)
    const { status } = await person.call(setProfile, { name })
    return { status, name: (await person.call(getAccountContext, {})).body.name }
  },
  'a contact person': async (name) => {
    const buyer = await somebody(own.app)
    await make.cart(own.db, buyer.accountId, [
      { productId: (await make.product(own.db, { storeId: own.store.id, available: 5 })).id, quantity: 1 },
    ])
    const { status } = await buyer.call(
      createOrder,
      { storeId: own.store.id, contactName: name, contactPhone: '+381113334455' },
      { idempotencyKey: randomUUID() },
    )
    return {
      status,
      name: await storedName(sql`select contact_name as name from orders where buyer_id = ${buyer.accountId}::uuid`),
    }
  },
  'a company': async (name) => {
    const { status, body } = await registered({ companyName: name })
    return {
      status,
      name: await storedName(
        sql`select o.legal_name as name from organizations o join stores s on s.organization_id = o.id where s.id = ${body.storeId ?? 0}`,
      ),
    }
  },
  'a new store': async (name) => {
    const { status, body } = await registered({ storeName: name })
    return {
      status,
      name: await storedName(
        sql`select name from store_translations where store_id = ${body.storeId ?? 0} and locale = 'de'`,
      ),
    }
  },
  'a store': (name) => updateDocument('store', 'name', { en: name }, ({ name: { en } }) => en),
  'an organization': (name) => updateDocument('organization', 'legalName', name, ({ legalName }) => legalName),
  'a warehouse': (name) => updateDocument('warehouse', 'name', { en: name }, ({ name: { en } }) => en),
  'a branch': async (name) =>
    documentName(
      await own.upsert('companybranch', { name: { en: name }, location: 'belgrade', address: 'Main street 1' }),
      ({ name: { en } }) => en,
    ),
  'a product': async (name) =>
    documentName(
      await own.upsert('product', newProduct(own.categoryId, { name: { en: name } })),
      ({ name: { en } }) => en,
    ),
  'a brand': async (name) =>
    documentName(await own.upsert('product', newProduct(own.categoryId, { brand: name })), ({ brand }) => brand),
  'a property of a product': async (name) =>
    documentName(
      await own.upsert('product', newProduct(own.categoryId, { properties: [{ name, value: 'x' }] })),
      ({ properties: [first] }) => first?.name,
    ),
  'a passkey': async (name) => {
    const { visitor } = await newPerson(own.app)
    const response = new Authenticator(own.app.address).create((await visitor.call(startPasskey, { password })).body)
    const { status } = await visitor.call(addPasskey, { name, response })
    return { status, name: (await visitor.call(listFactors, {})).body.passkeys[0]?.name }
  },
  'a saved reply': async (name) => {
    const { status, body } = await own.person.call(
      saveCannedAnswer,
      { title: name, text: 'Yes' },
      { storeId: own.store.id },
    )
    return { status, name: body.title }
  },
}

/** Names that may be empty. */
const optionalNames: Record<string, SubmitName> = {
  'a visitor in a chat': async (name) => {
    const { status, body } = await anonymous(own.app).call(createChat, {
      memberStoreId: own.store.id,
      chatType: 'Anonymous',
      name,
    })
    return {
      status,
      name: await storedName(sql`select coalesce(visitor_name, '') as name from chats where id = ${body.id}::uuid`),
    }
  },
  'a callback requester': async (name) => {
    const { status, body } = await anonymous(own.app).call(requestCallback, {
      storeId: own.store.id,
      phone: '+381 64 123 45 67',
      name,
    })
    return { status, name: await storedName(sql`select name from callback_requests where id = ${body.id}::uuid`) }
  },
  'a help requester': async (name) => {
    const { status, body } = await anonymous(own.app).call(requestHelp, {
      text: 'Hex bolts',
      contact: 'bea@buyer.example',
      name,
    })
    return { status, name: await storedName(sql`select name from help_requests where id = ${body.id}::uuid`) }
  },
}

let companies = 0
async function registered(more: object) {
  const owner = await somebody(own.app)
  const company = {
    country: 'DE',
    taxNumber: taxNumber(++companies),
    companyName: 'Company',
    supplierType: 'Agency',
    storeName: 'Store',
    location: 'belgrade',
  }
  return owner.call(registerCompany, { ...company, ...more })
}

/** A German VAT number with a valid check digit (ISO 7064, MOD 11,10). */
function taxNumber(count: number) {
  const digits = [...String(12_345_600 + count)]
  const product = digits.reduce((kept, digit) => (((Number(digit) + kept) % 10 || 10) * 2) % 11, 10)
  return `DE${digits.join('')}${(11 - product) % 10}`
}

for (const [what, submit] of Object.entries({ ...requiredNames, ...optionalNames }))
  test(`invisible characters are removed from the name of ${what} (F15u)`, async () => {
    assert.deepEqual(await submit(unsafeName), { status: 200, name: cleanName })
  })

for (const [what, submit] of Object.entries(requiredNames))
  test(`the name of ${what} cannot consist of invisible characters only (F15u)`, async () => {
    assert.equal((await submit(invisibleName)).status, 422)
  })

test('messages keep line breaks and lose bidirectional control characters (F15u)', async () => {
  const { app, store } = own
  const buyer = await somebody(app)
  const { body: chat } = await buyer.call(createChat, { memberStoreId: store.id, chatType: 'Authorized' })
  const message = 'Two lines:\r\n \u202egpj.exe\u202c می\u200cخواهم'
  assert.equal((await buyer.call(sendMessage, { chatId: chat.id!, message })).status, 200)
  const { items } = (await buyer.call(listMessages, { chatId: chat.id! })).body
  assert.equal(items[0]!.text, 'Two lines:\n gpj.exe می\u200cخواهم')
  assert.equal((await buyer.call(sendMessage, { chatId: chat.id!, message: invisibleName })).status, 422)
})
