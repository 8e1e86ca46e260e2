// A store with products of every kind, its feeds by HTTP, and a worker for their jobs.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Call, InputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { drainJobs } from '#platform/jobs/worker.ts'
import { createLog } from '#platform/log.ts'
import { ownStore } from '#platform/testing/fluent.ts'
import * as make from '#platform/testing/make.ts'
import { randomFrom } from '#platform/testing/random.ts'
import { aggregatorFeedJobs } from './jobs.ts'

export async function feedingStore(options: Parameters<typeof ownStore>[0] = {}) {
  const own = await ownStore({ currency: 'RUB', locale: 'ru', city: 'moscow', ...options })
  const { app, db, store, person } = own
  const call = <C extends Call>(target: C, input: InputOf<C>) => person.call(target, input, { storeId: store.id })
  const succeed = async <C extends Call>(target: C, input: InputOf<C>) => {
    const { status, body, text } = await call(target, input)
    assert.equal(status, 200, text)
    return body
  }
  /** Runs the jobs that are due. */
  const work = () =>
    drainJobs(app.database.pool, aggregatorFeedJobs, { db, log: createLog('warn'), config: app.config })
  return {
    ...own,
    call,
    succeed,
    work,
    /** Requests a feed, writes it, and fetches it. */
    async feedOf<C extends Call>(target: C, input: InputOf<C>) {
      const { address, id } = (await succeed(target, input)) as { address: string; id: string }
      await work()
      const response = await fetchFeed(app.address, address)
      assert.equal(response.status, 200)
      return { id, address, text: await response.text() }
    },
  }
}

/** Fetches the address from the server of the test. */
export function fetchFeed(server: string, address: string, headers: Record<string, string> = {}) {
  const { pathname, search } = new URL(address)
  return fetch(server + pathname + search, { headers })
}

const barcodes = ['4006381333931', '96385074', '036000291452']

/** Products of which each has some of the fields; those with an index divisible by `completeEach` have all. */
export async function randomProducts(
  db: Db,
  store: make.MadeStore,
  count: number,
  { categoryId }: { categoryId: number },
) {
  const random = randomFrom(19)
  const maybe = <Value>(index: number, value: Value) => (index % 5 === 0 || random.next() < 0.6 ? value : undefined)
  const characteristics = await characteristicsOf(db, categoryId)
  const pictureId = await insertPicture(db)
  for (let index = 0; index < count; index++) {
    const priceMinor = 1 + Math.floor(random.next() * 10_000_000)
    const step = random.pick([1, 1, 5, 100])
    const product = await make.product(db, {
      storeId: store.id,
      categoryId,
      code: `К-${index}/<&>`,
      names: { ru: `Болт № ${index} «М8×40» "A2" <70> & 'гайка'`, ...(index % 4 === 0 && { en: `Bolt ${index}` }) },
      brand: maybe(index, `brand-${index % 3}`) ?? null,
      priceMinor,
      oldPriceMinor: maybe(index, priceMinor + 1 + Math.floor(random.next() * 100_000)) ?? null,
      vatPercent: random.pick([null, null, 10, 0]),
      available: random.pick([0, 1, 250]),
      isStockCounted: random.next() < 0.8,
      leadDays: random.pick([null, 7]),
      unitCode: random.pick(['piece', 'piece', 'pack']),
      minimumOrder: step * random.pick([1, 2, 7]),
      orderStep: step,
      barcode: maybe(index, random.pick(barcodes)) ?? null,
      weightGrams: maybe(index, 1 + Math.floor(random.next() * 50_000)) ?? null,
      ...maybe(index, { lengthMm: 1_205, widthMm: 30, heightMm: 7 }),
      countryCode: maybe(index, random.pick(['RS', 'RU', 'DE', 'CN'])) ?? null,
      imageIds: maybe(index, [pictureId]) ?? [],
      optionIds:
        maybe(index, [random.pick(characteristics.material), ...characteristics.coating, characteristics.metric]) ?? [],
      values:
        maybe(index, [{ characteristicId: characteristics.length, number: random.pick([50, 0.25, 1_200.5]) }]) ?? [],
      properties: maybe(index, [{ position: 0, name: 'Резьба', value: 'М8 <мелкая> & левая' }]) ?? [],
    })
    const description = maybe(index, 'Болт с шестигранной головкой.\nСтандарт DIN 933 & ISO 4017; d < 10 мм')
    if (description)
      await sql`
        update product_translations set description = ${description} where product_id = ${product.id} and locale = 'ru'
      `.execute(db)
  }
}

async function insertPicture(db: Db) {
  const id = randomUUID()
  await sql`
    insert into files (id, source, content_type, storage_key, purpose) values (${id}::uuid, 'Local', 'image/webp', ${id}, 'Picture')
  `.execute(db)
  return id
}

/** The characteristics of the test's bolts, named and labelled in Russian. */
async function characteristicsOf(db: Db, categoryId: number) {
  await sql`
    insert into characteristic_option_translations (option_id, locale, label)
    select o.id, 'ru', o.key || ' (рус.)' from characteristic_options o
    join category_characteristics cc on cc.characteristic_id = o.characteristic_id and cc.category_id = ${categoryId}
    on conflict do nothing
  `.execute(db)
  const { rows } = await sql<{ key: string; id: number; optionIds: number[] }>`
    select c.key, c.id, array(select o.id from characteristic_options o where o.characteristic_id = c.id order by o.id) as "optionIds"
    from characteristics c join category_characteristics cc on cc.characteristic_id = c.id and cc.category_id = ${categoryId}
  `.execute(db)
  const named = (key: string) => rows.find((row) => row.key === `fasteners.${key}`)!
  return {
    material: named('material').optionIds,
    coating: named('coating').optionIds,
    metric: named('metric').optionIds[0]!,
    length: named('length').id,
  }
}
