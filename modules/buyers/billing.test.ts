import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { createOrder, getOrder } from '#modules/orders/contract.ts'
import * as make from '#platform/testing/make.ts'
import { errorCode, signedInAs } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import * as contract from './contract.ts'

const contact = { contactName: 'A Buyer', contactPhone: '+381 11 555 01 03' }
const details = {
  legalName: 'Käufer GmbH',
  country: 'DE',
  taxNumber: 'DE 136 695 976',
  address: 'Hauptstraße 1, 10115 Berlin',
  bankName: 'Commerzbank',
  bankAccount: 'DE89 3704 0044 0532 0130 00',
}

async function newBuyer() {
  const app = await fileApp()
  const { db } = app.database
  const { id } = await make.account(db)
  return { db, id, buyer: await signedInAs(app, id) }
}
type Person = Awaited<ReturnType<typeof newBuyer>>

const detailsOf = async ({ buyer }: Person) => (await buyer.call(contract.getBillingDetails, {})).body.details

async function placeOrder({ db, id, buyer }: Person, input: object) {
  const product = await make.product(db, { storeId: (await make.store(db)).id })
  await make.cart(db, id, [{ productId: product.id, quantity: 1 }])
  return buyer.call(createOrder, { ...contact, ...input })
}
const companyOf = async (person: Person, input: object) => {
  const { body } = await placeOrder(person, input)
  return (await person.buyer.call(getOrder, { id: body.outcomes[0]!.orderId! })).body.buyer.company
}

test('billing details are checked as those of organizations, and stored without spaces and prefix', async () => {
  const person = await newBuyer()
  const save = (change: object) => person.buyer.call(contract.saveBillingDetails, { ...details, ...change })
  assert.equal(errorCode(await save({ taxNumber: '136695977' })), 'members.taxNumberInvalid')
  assert.equal(errorCode(await save({ country: 'QQ' })), 'members.taxCountryUnknown')
  assert.match((await save({ bankAccount: 'DE89370400440532013001' })).text, /"bankAccount"[^}]*checkDigits/)
  assert.match((await save({ bankName: '' })).text, /"bankName"[^}]*required/)
  assert.equal(await detailsOf(person), null)
  assert.equal((await save({ correspondentAccount: '30101810400000000225' })).status, 200)
  assert.deepEqual(await detailsOf(person), {
    ...details,
    taxNumber: '136695976',
    bankAccount: 'DE89370400440532013000',
    bankCode: '',
    correspondentAccount: '',
  })
  assert.equal((await person.buyer.call(contract.deleteBillingDetails, {})).status, 200)
  assert.equal(await detailsOf(person), null)
})

test('details of an order are remembered and buy from then on; the order keeps them', async () => {
  const person = await newBuyer()
  const refused = await placeOrder(person, { billing: { ...details, bankAccount: 'DE00' } })
  assert.match(refused.text, /"billing\.bankAccount"/)
  const company = await companyOf(person, { billing: details })
  assert.deepEqual(company, {
    legalName: 'Käufer GmbH',
    legalNameLatin: null,
    taxNumber: '136695976',
    countryCode: 'DE',
    address: details.address,
    bank: { name: 'Commerzbank', code: null, account: 'DE89370400440532013000', correspondentAccount: null },
  })
  assert.deepEqual(await companyOf(person, {}), company)
})

test('an account with organizations chooses one of them or its billing details', async () => {
  const person = await newBuyer()
  const { rows } = await sql<{ id: number }>`
    insert into organizations (legal_name, country_code, tax_number, owner_id) values ('Own d.o.o.', 'RS', '100000024', ${person.id}::uuid) returning id
  `.execute(person.db)
  const nameFor = async (input: object) => (await companyOf(person, input))?.legalName
  assert.equal(await nameFor({ organizationId: null }), undefined)
  await person.buyer.call(contract.saveBillingDetails, details)
  assert.equal(await nameFor({}), 'Own d.o.o.')
  assert.equal(await nameFor({ organizationId: rows[0]!.id }), 'Own d.o.o.')
  assert.equal(await nameFor({ organizationId: null }), 'Käufer GmbH')
  const other = await newBuyer()
  assert.equal((await placeOrder(other, { organizationId: rows[0]!.id })).status, 422)
})

test('a member of a purchasing team is offered its company, and buys for it unless another is chosen', async () => {
  const person = await newBuyer()
  const { id: storeId } = await make.store(person.db)
  const { rows } = await sql<{ id: number; name: string }>`
    select o.id, o.legal_name as name from organizations o join stores s on s.organization_id = o.id where s.id = ${storeId}
  `.execute(person.db)
  const company = rows[0]!
  await sql`
    with team as (insert into purchasing_teams (name, currency, organization_id) values ('Team', 'EUR', ${company.id}) returning id)
    insert into purchasing_members (team_id, account_id, role) select id, ${person.id}::uuid, 'Owner' from team
  `.execute(person.db)
  const { body } = await person.buyer.call(contract.getBillingDetails, {})
  assert.deepEqual(body.teamCompany, company)
  await person.buyer.call(contract.saveBillingDetails, details)
  assert.equal((await companyOf(person, {}))!.legalName, company.name)
  assert.equal((await companyOf(person, { organizationId: company.id }))!.legalName, company.name)
  assert.equal((await companyOf(person, { organizationId: null }))!.legalName, details.legalName)
})
