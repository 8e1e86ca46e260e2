import { sql } from 'kysely'
import type { Currency, Locale } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import type { Rates } from '#platform/values/money.ts'
import { findCartRows, lockCart } from '#modules/carts/queries.ts'
import { findStores } from '#modules/carts/view.ts'
import { updateAvailability } from '#modules/catalog/write-products/stock-rows.ts'
import { latestRates } from '#modules/currencies/rates.ts'
import { findDeliveryCosts, saveOfferedCost } from '#modules/orders/delivery-costs.ts'
import { findAddressPlaces } from '#modules/geo/address-places.ts'
import { toNewOrder } from '#modules/orders/new-order.ts'
import { saveOffer } from '#modules/orders/offers.ts'
import { insertOrder, lockStock } from '#modules/orders/queries.ts'
import { insertReservations } from '#modules/orders/reservations.ts'
import { allocateStock, type Event, lifeCycle, type Status, stockEffect } from '#modules/orders/rules.ts'
import { cancelReasons, carriers, offers, orderBuyers, type OrderSeed, orderSeeds, sellerReasons } from './orders.ts'

type Account = { id: string; locale: Locale }
type Placed = { id: string; quantity: number; index: number; createdAt: Date }

const hourMs = 3_600_000
const eventsTo: Record<Status, readonly Event[]> = {
  New: [],
  Viewed: ['view'],
  PartlyConfirmed: ['view', 'confirmPartly'],
  Confirmed: ['view', 'confirm'],
  Shipped: ['view', 'confirm', 'ship'],
  Completed: ['view', 'confirm', 'ship', 'complete'],
  Cancelled: ['view', 'cancel'],
  Rejected: ['view', 'reject'],
}
const hoursUntil: Partial<Record<Event, number>> = {
  view: 2,
  confirm: 3,
  confirmPartly: 4,
  reject: 5,
  cancel: 9,
  ship: 40,
  complete: 110,
}

/** Orders of three months with their history, without the messages that they would have caused. */
export const loadOrders = (db: Db, now: Date) =>
  db.transaction().execute(async (tx) => {
    const rates = await latestRates(tx)
    for (const [index, seed] of orderSeeds.entries()) await loadOrder(tx, { seed, index, rates, now })
  })

async function loadOrder(
  tx: Tx,
  { seed, index, rates, now }: { seed: OrderSeed; index: number; rates: Rates; now: Date },
) {
  const [email, alias, daysAgo, status, lineCount] = seed
  const { rows: accounts } = await sql<Account>`select id, locale from accounts where email = ${email}`.execute(tx)
  const buyer = accounts[0]!
  const owner = { accountId: buyer.id }
  const cartId = await lockCart(tx, owner)
  await fillCart(tx, { cartId, alias, lineCount, index })
  const rows = await findCartRows(tx, owner, buyer.locale)
  const storeId = rows[0]!.storeId
  const store = (await findStores(tx, [storeId], buyer.locale)).get(storeId)!
  const { contactName, contactPhone, country, address, company } = orderBuyers[email]
  const order = toNewOrder(
    store,
    rows,
    {
      accountId: buyer.id,
      locale: buyer.locale,
      currency: currencyOf[country],
      buyerCountry: country,
      countryCode: country,
      variant: 'b2b',
      company: company && { ...company, bank: null },
      team: null,
      destination: { country, address, path: await pathOf(tx, country) },
      now,
    },
    {
      contactName,
      contactPhone,
      contactEmail: email,
      delivery: 'Delivery',
      reference: '',
      comment: '',
      address,
      saveAddress: false,
    },
    rates,
  )
  const { id } = await insertOrder(tx, order)
  await sql`delete from carts where id = ${cartId}::uuid`.execute(tx)
  const createdAt = inOfficeHours(now, daysAgo, index)
  await sql`update orders set created_at = ${createdAt} where id = ${id}::uuid`.execute(tx)
  await sql`update order_history set created_at = ${createdAt} where order_id = ${id}::uuid`.execute(tx)
  if (!stockEffect[status] && status !== 'Completed') await reserve(tx, id, order.lines)
  await takeSteps(tx, seed, { id, quantity: rows[0]!.quantity, index, createdAt })
}

const pathOf = async (tx: Tx, country: string) => (await findAddressPlaces(tx, [{ country }]))[0]!

/** Between seven and two o'clock UTC. */
function inOfficeHours(now: Date, daysAgo: number, index: number) {
  const day = new Date(now.getTime() - daysAgo * 24 * hourMs)
  return new Date(day.setUTCHours(7 + (index % 7), (index * 17) % 60, (index * 23) % 60, 0))
}

const currencyOf = { DE: 'EUR', IT: 'EUR', TR: 'USD' } as const satisfies Record<string, Currency>

/** Some of the popular products of the store, others in each order. */
const fillCart = (tx: Tx, cart: { cartId: string; alias: string; lineCount: number; index: number }) =>
  sql`
    with popular as (
      select p.*, row_number() over (order by p.popularity desc, p.id) - 1 as place
      from products p join stores s on s.id = p.store_id
      where s.alias = ${cart.alias} and p.status = 'Active' and p.is_stock_counted and p.available > p.minimum_order * 10
        and p.price_minor * p.minimum_order between 200000 and 4000000
    )
    insert into cart_items (cart_id, product_id, quantity, seen_price_minor, seen_currency)
    select ${cart.cartId}::uuid, id, ceil(minimum_order * (2 + (place + ${cart.index}) % 4) / order_step::numeric) * order_step, price_minor, currency
    from popular
    where place % 26 >= ${cart.index % 24} order by place limit ${cart.lineCount}
  `.execute(tx)

async function reserve(tx: Tx, orderId: string, lines: readonly { productId: number; quantity: number }[]) {
  const productIds = lines.map(({ productId }) => productId)
  const stock = await lockStock(tx, productIds)
  await insertReservations(
    tx,
    orderId,
    lines.flatMap(({ productId, quantity }) => allocateStock(quantity, stock.get(productId) ?? []).taken),
  )
  await updateAvailability(tx, productIds)
}

async function takeSteps(tx: Tx, [email, alias, , status]: OrderSeed, { id, quantity, index, createdAt }: Placed) {
  let at = createdAt
  for (const event of eventsTo[status]) {
    const { by, to } = lifeCycle[event]
    at = new Date(at.getTime() + hoursUntil[event]! * (1 + (index % 3) / 4) * hourMs)
    const comment = event === 'cancel' ? cancelReasons[email] : event === 'reject' ? sellerReasons[alias].reject : ''
    if (event === 'confirmPartly') await offer(tx, id, { alias, quantity })
    if (event === 'ship') await ship(tx, id, { ...carriers[alias], serial: index })
    await sql`
      with step as (
        insert into order_history (order_id, status, side, actor_id, comment, delivery_minor, created_at)
        select o.id, ${to}, ${by[0]!}, case when ${by[0]!} = 'buyer' then o.buyer_id else m.account_id end, ${comment},
          ${event === 'confirmPartly' ? offers[alias].deliveryMinor : null}::bigint, ${at}
        from orders o join store_members m on m.store_id = o.store_id and m.role = 'Owner' where o.id = ${id}::uuid
      )
      update orders set status = ${to}, viewed_at = coalesce(viewed_at, ${at}::timestamptz), version = version + 1 where id = ${id}::uuid
    `.execute(tx)
  }
}

async function offer(tx: Tx, id: string, { alias, quantity }: { alias: OrderSeed[1]; quantity: number }) {
  const { isPart, deliveryMinor } = offers[alias]
  const { less: reason } = sellerReasons[alias]
  await saveOffer(tx, id, isPart ? [{ position: 1, quantity: Math.ceil(quantity / 2), reason }] : [])
  await saveOfferedCost(tx, id, await findDeliveryCosts(tx, id), deliveryMinor)
}

type Shipment = { carrier: string; prefix: string; serial: number }

const ship = (tx: Tx, id: string, { carrier, prefix, serial }: Shipment) =>
  sql`
    update orders set carrier = ${carrier}, tracking_number = ${`${prefix}${4_017_000 + serial * 613}`} where id = ${id}::uuid
  `.execute(tx)
