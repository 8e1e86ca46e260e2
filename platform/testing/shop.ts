// The small marketplace of the template: three stores in three currencies, a category with every kind of filter, and a
// person for each role. Known by alias, code and e-mail; ids are looked up.
import { sql } from 'kysely'
import { hashPassword } from '#modules/accounts/passwords/passwords.ts'
import { recountCategories } from '#modules/catalog/recount.ts'
import { adminFeatures } from '../constants.ts'
import type { Db } from '../db/database.ts'
import * as make from './make.ts'
import { randomFrom } from './random.ts'

export const password = 'correct horse battery'
export const people = {
  buyer: 'buyer@test.example',
  otherBuyer: 'other-buyer@test.example',
  owner: 'owner@test.example',
  operator: 'operator@test.example',
  manager: 'manager@test.example',
  otherOwner: 'other-owner@test.example',
  banned: 'banned@test.example',
  admin: 'admin@test.example',
  lesserAdmin: 'lesser-admin@test.example',
} as const
export type Person = keyof typeof people
export const boltCount = 60

export async function makeShop(db: Db) {
  const north = await make.store(db, {
    alias: 'north',
    name: 'North Fasteners',
    currency: 'EUR',
    locale: 'de',
    isVerified: true,
  })
  const east = await make.store(db, { alias: 'east', name: 'East Metal', currency: 'RSD', locale: 'sr' })
  const west = await make.store(db, {
    alias: 'west',
    name: 'Запад Крепёж',
    currency: 'RUB',
    locale: 'ru',
    city: 'moscow',
    minimumOrderMinor: 500_000,
    isVerified: true,
  })
  const fasteners = await make.category(db, { key: 'fasteners', level: 'Class' })
  const bolts = await make.category(db, { key: 'fasteners/bolts', level: 'Group', parentId: fasteners.id })
  const hexBolts = await make.category(db, { key: 'hex-bolts', parentId: bolts.id })
  const washers = await make.category(db, { key: 'washers', parentId: bolts.id })

  const filter = (key: string, type: string, options: readonly string[] = []) =>
    make.characteristic(db, { key: `fasteners.${key}`, type, options, categoryId: hexBolts.id })
  const material = await filter('material', 'Select', ['steel', 'stainless', 'brass'])
  const coating = await filter('coating', 'TextList', ['zinc', 'plain'])
  const metric = await filter('metric', 'Check', ['yes'])
  const length = await filter('length', 'Interval')
  for (const type of ['Price', 'Brand', 'MinOrder', 'MinOrderUnitType'] as const) await filter(type, type)

  const random = randomFrom(7)
  for (let index = 1; index <= boltCount; index++) {
    const store = random.pick([north, north, east, west])
    const optionIds = [
      material.optionIds.get(random.pick(['steel', 'stainless', 'brass']))!,
      ...random.some(['zinc', 'plain']).map((key) => coating.optionIds.get(key)!),
      ...random.some(['yes']).map((key) => metric.optionIds.get(key)!),
    ]
    const priceMinor = random.between(5, 90_000)
    const minimumOrder = random.pick([1, 2, 10, 50])
    await make.product(db, {
      storeId: store.id,
      categoryId: hexBolts.id,
      code: `HB-${1000 + index}`,
      priceMinor,
      minimumOrder,
      orderStep: random.pick([1, minimumOrder]),
      available: random.pick([0, minimumOrder, 200, 5000]),
      leadDays: random.pick([null, 7]),
      brand: random.pick([null, 'acme', 'bolto', 'cirk']),
      unitCode: random.pick(['piece', 'pack']),
      optionIds,
      values: [{ characteristicId: length.id, number: random.between(8, 200) }],
      popularity: random.between(0, 20),
      tiers:
        priceMinor > 100
          ? [
              { fromQuantity: minimumOrder * 4, priceMinor: Math.floor(priceMinor * 0.9) },
              { fromQuantity: minimumOrder * 20, priceMinor: Math.floor(priceMinor * 0.83) },
            ]
          : [],
    })
  }
  await make.product(db, {
    storeId: north.id,
    categoryId: washers.id,
    code: 'W-1',
    priceMinor: 1_250,
    available: 1_000,
    names: { de: 'Unterlegscheibe DIN 125', en: 'Flat washer DIN 125' },
  })
  await make.product(db, {
    storeId: east.id,
    categoryId: washers.id,
    code: 'W-2',
    priceMinor: 14_990,
    available: 1_000,
    names: { sr: 'Podloška DIN 125' },
  })
  await make.product(db, { storeId: west.id, categoryId: washers.id, code: 'W-3', priceMinor: 9_900, available: 1_000 })
  await make.product(db, { storeId: north.id, categoryId: washers.id, code: 'W-HIDDEN', status: 'Draft' })
  await makePeople(db, north.id, east.id)
  await recountCategories(db)
}

async function makePeople(db: Db, northId: number, eastId: number) {
  const passwordHash = await hashPassword(password)
  await make.account(db, { email: people.buyer, name: 'Bea Buyer', passwordHash })
  await make.account(db, { email: people.otherBuyer, name: 'Otto Other', passwordHash })
  await make.account(db, { email: people.banned, name: 'Bad Banned', passwordHash, status: 'Banned' })
  await make.seller(db, northId, 'Owner', { email: people.owner, name: 'Olga Owner', passwordHash })
  await make.seller(db, northId, 'Manager', { email: people.manager, name: 'Mara Manager', passwordHash })
  await make.seller(db, northId, 'Operator', { email: people.operator, name: 'Omar Operator', passwordHash })
  await make.seller(db, eastId, 'Owner', { email: people.otherOwner, name: 'Ozren Other', passwordHash })
  await make.admin(db, adminFeatures, { email: people.admin, name: 'Ada Admin', passwordHash })
  await make.admin(db, ['texts'], { email: people.lesserAdmin, name: 'Leo Lesser', passwordHash })
}

export const storeId = async (db: Db, alias: string) =>
  (await sql<{ id: number }>`select id from stores where alias = ${alias}`.execute(db)).rows[0]!.id
export const productId = async (db: Db, code: string) =>
  (await sql<{ id: number }>`select id from products where code = ${code}`.execute(db)).rows[0]!.id
export const accountId = async (db: Db, person: Person) =>
  (await sql<{ id: string }>`select id from accounts where email = ${people[person]}`.execute(db)).rows[0]!.id
export const categoryId = async (db: Db, key: string) =>
  (await sql<{ id: number }>`select id from categories where key = ${key}`.execute(db)).rows[0]!.id
