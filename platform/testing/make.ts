// Factories: each makes one valid row with what belongs to it; a test gives only what it is about.
import { sql } from 'kysely'
import type { NewProduct } from '#modules/catalog/write-products/tables.ts'
import { writeProducts } from '#modules/catalog/write-products/write-products.ts'
import { searchIndex } from '#modules/search/search-index.ts'
import { type Currency, type Locale, locales } from '../constants.ts'
import type { AdminFeature } from '../contract.ts'
import type { Db, Tx } from '../db/database.ts'

let counter = 0
/** Different in every process that clones one template. */
const unique = () => `${process.pid.toString(36)}${(++counter).toString(36)}`

type Account = { email: string; name: string; status: 'Active' | 'Banned'; passwordHash: string | null; locale: Locale }

export async function account(db: Db, given: Partial<Account> = {}): Promise<{ id: string; email: string }> {
  const email = given.email ?? `person-${unique()}@test.example`
  const { rows } = await sql<{ id: string }>`
    insert into accounts (email, name, status, password_hash, locale, email_confirmed_at)
    values (${email}, ${given.name ?? 'A Person'}, ${given.status ?? 'Active'}, ${given.passwordHash ?? null}, ${given.locale ?? 'en'}, now()) returning id
  `.execute(db)
  return { id: rows[0]!.id, email }
}

export async function admin(db: Db, features: readonly AdminFeature[], given: Partial<Account> = {}) {
  const made = await account(db, given)
  await sql`insert into account_features (account_id, feature) select ${made.id}::uuid, unnest(${features as string[]}::text[])`.execute(
    db,
  )
  return made
}

/** An account that works for a store. */
export async function seller(
  db: Db,
  storeId: number,
  role: 'Owner' | 'Manager' | 'Operator' = 'Owner',
  given: Partial<Account> = {},
) {
  const made = await account(db, given)
  await member(db, storeId, made.id, role)
  return made
}

export const member = (db: Db, storeId: number, accountId: string, role: 'Owner' | 'Manager' | 'Operator') =>
  sql`insert into store_members (store_id, account_id, role) values (${storeId}, ${accountId}::uuid, ${role})`.execute(
    db,
  )

type Store = {
  alias: string
  name: string
  currency: Currency
  locale: Locale
  city: string
  minimumOrderMinor: number
  isVerified: boolean
  status: 'Active' | 'Suspended' | 'Closed' | 'Draft'
}
export type MadeStore = { id: number; alias: string; currency: Currency; warehouseIds: number[] }

/** A store with its organization, texts in six languages and two warehouses. */
export async function store(db: Db, given: Partial<Store> = {}): Promise<MadeStore> {
  const alias = given.alias ?? `store-${unique()}`
  const currency = given.currency ?? 'EUR'
  const { rows } = await sql<{ id: number }>`
    with place as (select id, path from locations where alias = ${given.city ?? 'belgrade'}),
    organization as (insert into organizations (legal_name, country_code, tax_number) values (${`${alias} d.o.o.`}, 'RS', ${unique()}) returning id)
    insert into stores (alias, organization_id, supplier_type, status, location_id, location_path, currency, locale, minimum_order_minor, verified_at, verified_until)
    select ${alias}, organization.id, 'Distributor', ${given.status ?? 'Active'}, place.id, place.path, ${currency}, ${given.locale ?? 'en'},
      ${given.minimumOrderMinor ?? 0}, ${given.isVerified ? sql`current_date - 10` : sql`null`}, ${given.isVerified ? sql`current_date + 100` : sql`null`}
    from place, organization returning id
  `.execute(db)
  const id = rows[0]?.id
  if (id === undefined) throw new Error(`There is no place ${given.city ?? 'belgrade'}`)
  await sql`
    insert into store_translations (store_id, locale, name) select ${id}, unnest(${[...locales]}::text[]), ${given.name ?? alias}
  `.execute(db)
  const warehouses = await sql<{ id: number }>`
    insert into warehouses (store_id, location_id, names, address)
    select s.id, s.location_id, '{"en": "Warehouse"}', 'Somewhere 1' from stores s, generate_series(1, 2) where s.id = ${id} returning id
  `.execute(db)
  return { id, alias, currency, warehouseIds: warehouses.rows.map((row) => row.id) }
}

type Category = { key: string; name: string; parentId: number | null; level: 'Class' | 'Group' | 'Category' }

export async function category(db: Db, given: Partial<Category> = {}): Promise<{ id: number; key: string }> {
  const key = given.key ?? `category-${unique()}`
  const { rows } = await sql<{ id: number }>`
    insert into categories (parent_id, level, key) values (${given.parentId ?? null}, ${given.level ?? 'Category'}, ${key}) returning id
  `.execute(db)
  const id = rows[0]!.id
  await sql`update categories c set path = coalesce((select path from categories where id = c.parent_id), '{}') || c.id where c.id = ${id}`.execute(
    db,
  )
  await sql`
    insert into category_translations (category_id, parent_id, locale, name, alias)
    select ${id}, ${given.parentId ?? 0}, unnest(${[...locales]}::text[]), ${given.name ?? key}, ${key.split('/').pop()!}
  `.execute(db)
  return { id, key }
}

type Product = Omit<Partial<NewProduct>, 'brandId' | 'texts' | 'stock'> & {
  storeId: number
  names: Partial<Record<Locale, string>>
  available: number
  brand: string | null
}
export type MadeProduct = { id: number; storeId: number; priceMinor: number; code: string }

/** A product of a store, all of its stock in the first warehouse, found by the search. */
export async function product(
  db: Db,
  { storeId, names, available = 100, brand: brandAlias, ...given }: Partial<Product> & { storeId: number },
): Promise<MadeProduct> {
  const code = given.code ?? `P-${unique()}`.toUpperCase()
  const priceMinor = given.priceMinor ?? 1_000
  const { rows } = await sql<{ categoryId: number; warehouseIds: number[] }>`
    select (select id from categories where level = 'Category' order by id limit 1) as "categoryId",
      array(select id from warehouses where store_id = ${storeId} order by id) as "warehouseIds"
  `.execute(db)
  const { categoryId, warehouseIds } = rows[0]!
  const record: NewProduct = {
    categoryId,
    unitCode: 'piece',
    ...given,
    code,
    priceMinor,
    brandId: brandAlias ? await brand(db, brandAlias) : null,
    texts: locales.flatMap((locale) => {
      const name = names ? names[locale] : `Goods ${code}`
      return name === undefined ? [] : [{ locale, name }]
    }),
    stock: {
      policy: 'exact',
      quantities: warehouseIds.map((warehouseId, index) => ({ warehouseId, quantity: index === 0 ? available : 0 })),
    },
  }
  const write = (tx: Tx) => writeProducts(tx, storeId, [{ id: null, record }], { now: new Date() })
  const { written } = await (db.isTransaction ? write(db as Tx) : db.transaction().execute(write))
  const { id } = written[0]!
  await searchIndex.changed(db, [id])
  return { id, storeId, priceMinor, code }
}

export async function brand(db: Db, alias: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into brands (alias, name) values (${alias}, ${alias}) on conflict (alias) do update set name = excluded.name returning id
  `.execute(db)
  return rows[0]!.id
}

type Characteristic = { key: string; type: string; options: readonly string[]; categoryId: number }

/** A filter of a category; answers with its options' ids by key. */
export async function characteristic(db: Db, { key, type, options, categoryId }: Characteristic) {
  const { rows } = await sql<{
    id: number
  }>`insert into characteristics (key, type) values (${key}, ${type}) returning id`.execute(db)
  const id = rows[0]!.id
  await sql`insert into characteristic_translations (characteristic_id, locale, name) values (${id}, 'en', ${key})`.execute(
    db,
  )
  const made = await sql<{ id: number; key: string }>`
    insert into characteristic_options (characteristic_id, key, position)
    select ${id}, key, position from unnest(${options as string[]}::text[]) with ordinality as o (key, position) returning id, key
  `.execute(db)
  await sql`insert into category_characteristics (category_id, characteristic_id, position) values (${categoryId}, ${id}, ${id})`.execute(
    db,
  )
  return { id, key, optionIds: new Map(made.rows.map((row) => [row.key, row.id])) }
}

/** Lines in the cart of an account, at the goods' current price. */
export async function cart(db: Db, accountId: string, lines: readonly { productId: number; quantity: number }[]) {
  await sql`insert into carts (account_id) values (${accountId}::uuid) on conflict do nothing`.execute(db)
  for (const { productId, quantity } of lines)
    await sql`
      insert into cart_items (cart_id, product_id, quantity, seen_price_minor, seen_currency)
      select c.id, p.id, ${quantity}, coalesce((select t.price_minor from product_tiers t where t.product_id = p.id and t.from_quantity <= ${quantity}
        order by t.from_quantity desc limit 1), p.price_minor), p.currency
      from carts c, products p where c.account_id = ${accountId}::uuid and p.id = ${productId}
      on conflict (cart_id, product_id) do update set quantity = excluded.quantity, seen_price_minor = excluded.seen_price_minor
    `.execute(db)
}
