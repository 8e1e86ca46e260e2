import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { locales } from '#platform/constants.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { somebody } from '#platform/testing/somebody.ts'
import * as contract from './contract.ts'

const code = (answer: { body: unknown }) => (answer.body as { code: string }).code
let counter = 0
/** A new valid ИНН. */
function nextInn() {
  const digits = [...String(540_000_000 + ++counter)].map(Number)
  const sum = [2, 4, 10, 3, 5, 9, 4, 6, 8].reduce((total, weight, index) => total + weight * digits[index]!, 0)
  return `${digits.join('')}${(sum % 11) % 10}`
}
const newCompany = (more: object = {}) => ({
  country: 'RU',
  taxNumber: nextInn(),
  companyName: 'ООО «Сибирский крепёж»',
  legalForm: 'ru-ooo',
  supplierType: 'Manufacturer' as const,
  storeName: 'Сибирский крепёж',
  location: 'moscow',
  ...more,
})
async function countRows() {
  const {
    database: { db },
  } = await fileApp()
  const { rows } = await sql<{
    organizations: number
    stores: number
    members: number
    warehouses: number
    texts: number
  }>`
    select (select count(*) from organizations) as organizations, (select count(*) from stores) as stores, (select count(*) from store_members) as members,
      (select count(*) from warehouses) as warehouses, (select count(*) from store_translations) as texts
  `.execute(db)
  return rows[0]!
}

test('opening a company creates organization, store, names in six languages, warehouse, owner, audit entry and cookie', async () => {
  const app = await fileApp()
  const { db } = app.database
  const owner = await somebody(app)
  const input = newCompany()
  const { status, body } = await owner.call(contract.registerCompany, input, { locale: 'ru' })
  assert.equal(status, 200)
  assert.equal(body.alias, 'sibirskiy-krepezh')
  assert.equal(owner.cookies.get('storeId'), String(body.storeId))
  const { rows } = await sql`
    select o.legal_name as name, o.legal_form as form, o.country_code as country, o.tax_number as number, o.owner_id as owner,
      s.status, s.currency, s.locale, s.supplier_type as type, l.alias as place, s.location_path = l.path as "knowsPath",
      (select json_object_agg(locale, t.name) from store_translations t where t.store_id = s.id) as names,
      (select json_agg(w.names ->> 'ru') from warehouses w where w.store_id = s.id and w.location_id = l.id) as warehouses,
      (select json_agg(json_build_object('account', m.account_id, 'role', m.role)) from store_members m where m.store_id = s.id) as members,
      (select json_agg(json_build_object('actor', a.actor_id, 'action', a.action)) from audit_log a where a.entity = 'store' and a.entity_id = s.id::text) as audit
    from stores s join organizations o on o.id = s.organization_id join locations l on l.id = s.location_id where s.id = ${body.storeId}
  `.execute(db)
  assert.deepEqual(rows, [
    {
      name: input.companyName,
      form: 'ru-ooo',
      country: 'RU',
      number: input.taxNumber,
      owner: owner.accountId,
      status: 'Draft',
      currency: 'RUB',
      locale: 'ru',
      type: 'Manufacturer',
      place: 'moscow',
      knowsPath: true,
      names: Object.fromEntries(locales.map((locale) => [locale, 'Сибирский крепёж'])),
      warehouses: ['Основной склад'],
      members: [{ account: owner.accountId, role: 'Owner' }],
      audit: [{ actor: owner.accountId, action: 'store.open' }],
    },
  ])
  const members = await owner.call(contract.listMembers, {})
  assert.deepEqual(
    members.body.members.map(({ role, isYou }) => ({ role, isYou })),
    [{ role: 'Owner', isYou: true }],
  )
  assert.equal(
    (await anonymous(app).get('/api/x/store/single?alias=sibirskiy-krepezh')).status,
    404,
    'a draft is not public',
  )
})

test('the currency follows the country, and taken or reserved aliases are numbered', async () => {
  const app = await fileApp()
  const owner = await somebody(app)
  const opened = []
  for (const [country, taxNumber, location, storeName] of [
    ['BY', '200988541', 'minsk', 'All'],
    ['KZ', '940140000385', 'almaty', 'Алатау'],
    ['rs', '101134702', 'belgrade', 'Алатау'],
    ['DE', 'DE 136695976', 'berlin', '日本'],
    ['TR', '4540536920', 'istanbul', '日本'],
  ] as const) {
    const { status, body } = await owner.call(
      contract.registerCompany,
      newCompany({ country, taxNumber, location, storeName, legalForm: undefined }),
    )
    assert.equal(status, 200, `${country} ${JSON.stringify(body)}`)
    const { rows } = await sql<{ currency: string }>`select currency from stores where id = ${body.storeId}`.execute(
      app.database.db,
    )
    opened.push([body.alias, rows[0]!.currency])
  }
  assert.deepEqual(opened, [
    ['all-2', 'BYN'],
    ['alatau', 'KZT'],
    ['alatau-2', 'RSD'],
    ['store-2', 'EUR'],
    ['store-3', 'TRY'],
  ])
})

test('invalid input returns its error code and leaves no rows', async () => {
  const app = await fileApp()
  const owner = await somebody(app)
  const taken = newCompany()
  assert.equal((await owner.call(contract.registerCompany, taken)).status, 200)
  const before = await countRows()
  for (const [more, status, expected] of [
    [{ taxNumber: '1234567895' }, 422, 'members.taxNumberInvalid'],
    [{ country: 'US' }, 422, 'members.taxCountryUnknown'],
    [{ location: 'nowhere' }, 422, 'members.locationUnknown'],
    [{ location: 'all' }, 422, 'members.locationUnknown'],
    [{ location: 'russia' }, 422, 'members.locationUnknown'],
    [{ legalForm: 'rs-doo' }, 422, 'request.invalid'],
    [{ legalForm: 'none' }, 422, 'request.invalid'],
    [{ storeName: 'x' }, 422, 'request.invalid'],
    [{ supplierType: 'Spy' }, 422, 'request.invalid'],
    [{ taxNumber: ` ${taken.taxNumber.slice(0, 4)}-${taken.taxNumber.slice(4)}` }, 409, 'members.companyTaken'],
  ] as const) {
    const answer = await (await somebody(app)).call(contract.registerCompany, newCompany(more))
    assert.deepEqual([answer.status, code(answer)], [status, expected], JSON.stringify(more))
  }
  assert.deepEqual(await countRows(), before)
})

test('twenty concurrent registrations of a tax number create one organization', async () => {
  const app = await fileApp()
  const people = await Promise.all(Array.from({ length: 20 }, () => somebody(app)))
  const before = await countRows()
  const input = newCompany({ storeName: 'Race' })
  const answers = await Promise.all(people.map((person) => person.call(contract.registerCompany, input)))
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array.from({ length: 19 }, () => 409)])
  assert.deepEqual([...new Set(answers.filter(({ status }) => status === 409).map(code))], ['members.companyTaken'])
  assert.deepEqual(await countRows(), {
    organizations: before.organizations + 1,
    stores: before.stores + 1,
    members: before.members + 1,
    warehouses: before.warehouses + 1,
    texts: before.texts + 6,
  })
})

test('concurrent stores of the same name get different aliases', async () => {
  const app = await fileApp()
  const owner = await somebody(app)
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => owner.call(contract.registerCompany, newCompany({ storeName: 'Same name' }))),
  )
  assert.deepEqual(
    answers.map(({ status }) => status),
    Array.from({ length: 8 }, () => 200),
  )
  assert.equal(new Set(answers.map(({ body }) => body.alias)).size, 8)
})

test('repeated requests with one idempotency key open one company', async () => {
  const app = await fileApp()
  const owner = await somebody(app)
  const before = await countRows()
  const input = newCompany()
  const send = () => owner.call(contract.registerCompany, input, { idempotencyKey: 'once' })
  const answers = [...(await Promise.all([send(), send(), send()])), await send()]
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200, 200],
  )
  assert.equal(new Set(answers.map(({ body }) => body.storeId)).size, 1)
  assert.equal((await countRows()).organizations, before.organizations + 1)
  assert.equal(
    code(await owner.call(contract.registerCompany, newCompany(), { idempotencyKey: 'once' })),
    'request.keyReused',
  )
})

test('opening a company refuses unknown fields (E01)', async () => {
  const app = await fileApp()
  const owner = await somebody(app)
  const before = await countRows()
  for (const [name, value] of Object.entries({
    role: 'Owner',
    isAdmin: true,
    accountId: owner.accountId,
    ownerId: owner.accountId,
    storeId: 1,
    status: 'Active',
    verified: true,
    verifiedAt: '2026-01-01',
    balance: 1,
    id: 1,
    createdAt: '2020-01-01',
    currency: 'USD',
    alias: 'mine',
    features: ['accounts'],
  })) {
    const answer = await owner.call(contract.registerCompany, newCompany({ [name]: value }) as never)
    assert.deepEqual([answer.status, code(answer)], [422, 'request.invalid'], name)
  }
  assert.deepEqual(await countRows(), before)
})

test('without a register, company data is the validated tax number only', async () => {
  const app = await fileApp()
  const visitor = await somebody(app)
  const nothing = { name: null, legalForm: null, address: null, isActive: null }
  assert.deepEqual((await visitor.call(contract.getCompanyByTaxNumber, { number: '77 0708 3893' })).body, {
    country: 'RU',
    number: '7707083893',
    kind: 'Company',
    ...nothing,
  })
  assert.deepEqual(
    (await visitor.call(contract.getCompanyByTaxNumber, { number: 'ATU13585627', country: 'at' })).body,
    { country: 'AT', number: 'U13585627', kind: 'Company', ...nothing },
  )
  const wrong = await visitor.call(contract.getCompanyByTaxNumber, { number: '7707083894' })
  assert.deepEqual([wrong.status, code(wrong)], [422, 'members.taxNumberInvalid'])
  const unknown = await visitor.call(contract.getCompanyByTaxNumber, { number: '7707083893', country: 'US' })
  assert.deepEqual([unknown.status, code(unknown)], [422, 'members.taxCountryUnknown'])
})
