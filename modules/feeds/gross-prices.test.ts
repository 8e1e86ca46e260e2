import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { fileDatabase } from '#platform/testing/shared.ts'
import { feedOf, run, storeOf } from './feed.fixture.ts'

const offers = (price: number) =>
  feedOf(
    ['', '<vat>VAT_10</vat>']
      .map(
        (
          vat,
          index,
        ) => `<offer id="B-${index}"><name>Болт</name><price>${price}</price><oldprice>${price * 2}</oldprice>
          <currencyId>RUB</currencyId>${vat}<param name="Вид">Болт</param></offer>`,
      )
      .join(''),
  )
const mapping = JSON.stringify({ category: { param: 'Вид', map: { Болт: 'hex-bolts' } }, prices: 'gross' })

test('gross prices of a feed are stored net, and the products have the VAT that was taken out of them', async () => {
  const { db } = await fileDatabase()
  const store = await storeOf(db)
  const stored = async () =>
    (
      await sql<{ price: number; old: number; vat: number | null }>`
        select price_minor as price, old_price_minor as old, vat_percent::float8 as vat
        from products where store_id = ${store.id} order by external_id
      `.execute(db)
    ).rows
  assert.equal((await run(db, store.alias, offers(1_220), { mapping })).created, 2)
  assert.deepEqual(
    await stored(),
    [
      { price: 100_000, old: 200_000, vat: null },
      { price: 110_909, old: 221_818, vat: 10 },
    ],
    'the standard rate in Russia is 22 %',
  )
  assert.equal((await run(db, store.alias, offers(1_220), { mapping })).unchanged, 2)

  await sql`update products set vat_percent = 5 where store_id = ${store.id}`.execute(db)
  assert.equal((await run(db, store.alias, offers(2_440), { mapping })).updated, 2)
  assert.deepEqual(
    await stored(),
    [
      { price: 200_000, old: 400_000, vat: null },
      { price: 221_818, old: 443_636, vat: 10 },
    ],
    'the price with VAT is that of the feed',
  )
})
