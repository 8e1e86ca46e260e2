import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { buyerErrors } from './errors.ts'
import { type Address, addressText, assertRoomForAddress, type DeliveryAddress, maxDeliveryAddresses } from './rules.ts'

const columns = sql`
  d.id, d.label, d.recipient, d.phone, d.country_code as country, d.region, d.postcode, d.city, d.street, d.is_default as "isDefault"
`
type Row = Omit<DeliveryAddress, 'text'>

export async function findDeliveryAddresses(db: Db, accountId: string): Promise<DeliveryAddress[]> {
  const { rows } = await sql<Row>`
    select ${columns} from delivery_addresses d where d.account_id = ${accountId}::uuid
    order by d.is_default desc, d.id desc limit ${maxDeliveryAddresses}
  `.execute(db)
  return rows.map((row) => ({ ...row, text: addressText(row) }))
}

/** Undefined for the address of another account, as for an unknown id. */
export async function findDeliveryAddress(db: Db, accountId: string, id: number): Promise<DeliveryAddress | undefined> {
  const { rows } = await sql<Row>`
    select ${columns} from delivery_addresses d where d.account_id = ${accountId}::uuid and d.id = ${id}
  `.execute(db)
  return rows[0] && { ...rows[0], text: addressText(rows[0]) }
}

/** The country that the order form starts with: of the address that is offered first, else of the last order that was delivered. */
export async function findFirstCountry(db: Db, accountId: string): Promise<string | undefined> {
  const { rows } = await sql<{ country: string | null }>`
    select coalesce(
      (
        select country_code from delivery_addresses where account_id = ${accountId}::uuid
        order by is_default desc, id desc limit 1
      ),
      (
        select country_code from orders where buyer_id = ${accountId}::uuid and delivery_method <> 'Pickup'
        order by created_at desc limit 1
      )
    ) as country
  `.execute(db)
  return rows[0]?.country ?? undefined
}

type SavedAddress = Address & { isDefault: boolean }

export async function saveAddress(
  tx: Tx,
  accountId: string,
  { id, isDefault, ...address }: SavedAddress & { id?: number | undefined },
): Promise<{ id: number }> {
  const others = await lockAddresses(tx, accountId)
  if (id === undefined) {
    assertRoomForAddress(others.length)
    return insertAddress(tx, accountId, { ...address, isDefault: isDefault || others.length === 0 })
  }
  if (!others.includes(id)) throw buyerErrors.addressNotFound()
  if (isDefault) await clearDefault(tx, accountId)
  await sql`
    update delivery_addresses set label = ${address.label}, recipient = ${address.recipient}, phone = ${address.phone},
      country_code = ${address.country}, region = ${address.region}, postcode = ${address.postcode}, city = ${address.city},
      street = ${address.street}, is_default = ${isDefault} where id = ${id}
  `.execute(tx)
  return { id }
}

/** Keeps an address that was ordered to, unless the account has it already or no room for it: an order is never refused for that. */
export async function rememberAddress(tx: Tx, accountId: string, address: Address) {
  const known = await lockAddresses(tx, accountId)
  if (known.length >= maxDeliveryAddresses) return
  const { rows } = await sql`
    select from delivery_addresses d where d.account_id = ${accountId}::uuid and d.country_code = ${address.country}
      and (d.recipient, d.phone, d.region, d.postcode, d.city, d.street)
        = (${address.recipient}, ${address.phone}, ${address.region}, ${address.postcode}, ${address.city}, ${address.street})
  `.execute(tx)
  if (rows.length === 0) await insertAddress(tx, accountId, { ...address, isDefault: known.length === 0 })
}

export async function deleteAddress(tx: Tx, accountId: string, id: number) {
  const { numAffectedRows } = await sql`
    delete from delivery_addresses where account_id = ${accountId}::uuid and id = ${id}
  `.execute(tx)
  if (!numAffectedRows) throw buyerErrors.addressNotFound()
}

async function insertAddress(tx: Tx, accountId: string, address: SavedAddress): Promise<{ id: number }> {
  if (address.isDefault) await clearDefault(tx, accountId)
  const { rows } = await sql<{ id: number }>`
    insert into delivery_addresses (account_id, label, recipient, phone, country_code, region, postcode, city, street, is_default)
    values (${accountId}::uuid, ${address.label}, ${address.recipient}, ${address.phone}, ${address.country}, ${address.region},
      ${address.postcode}, ${address.city}, ${address.street}, ${address.isDefault}) returning id
  `.execute(tx)
  return rows[0]!
}

const clearDefault = (tx: Tx, accountId: string) =>
  sql`update delivery_addresses set is_default = false where account_id = ${accountId}::uuid and is_default`.execute(tx)

/** The ids of the account's addresses. The lock of the account lets one change at a time count them. */
async function lockAddresses(tx: Tx, accountId: string): Promise<number[]> {
  await sql`select from accounts where id = ${accountId}::uuid for no key update`.execute(tx)
  const { rows } = await sql<{ id: number }>`
    select id from delivery_addresses where account_id = ${accountId}::uuid
  `.execute(tx)
  return rows.map(({ id }) => id)
}
