// Both engines over the demonstration catalogue: lists are equal, and no text makes the cluster fail.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { currencies, locales } from '#platform/constants.ts'
import { createLog } from '#platform/log.ts'
import { createListener, type Listener } from '#platform/realtime/listener.ts'
import { clusterConnection, type TestDatabase } from '#platform/testing/database.ts'
import { demonstrationDatabase } from '#platform/testing/demonstration.ts'
import { randomFrom } from '#platform/testing/random.ts'
import type { PageRequest, ProductFilters, ProductQuery, ProductSearch, SearchResult } from '../engine.ts'
import { nasty } from '../nasty-texts.fixture.ts'
import { createPostgresSearch } from '../postgres/product-search.ts'
import { clusterUrls } from './cluster-urls.fixture.ts'
import { createClusterSearch } from './product-search.ts'

const sampleStep = 12
const listCount = 250
const textCount = 120
const seed = 31_415

let database: TestDatabase
let listener: Listener
let own: ProductSearch
let cluster: ProductSearch
let values: Values

type Values = Record<'categories' | 'brands' | 'stores' | 'locations' | 'intervals' | 'options' | 'texts', number[]> & {
  names: string[]
  units: string[]
  characteristicOf: Map<number, number>
}

before(async () => {
  database = await demonstrationDatabase(clusterConnection(), sampleStep)
  const { db } = database
  const log = createLog('silent')
  listener = createListener(database.connection, log)
  own = createPostgresSearch({ db, replica: db, listener, log })
  cluster = createClusterSearch({ db, replica: db, listener, log, urls: clusterUrls() })
  await cluster.index.rebuild(db)
  await Promise.all([own.start(), cluster.start()])
  values = await readValues()
})
after(async () => {
  await Promise.all([own.stop(), cluster.stop()])
  await listener.end()
  await database[Symbol.asyncDispose]()
})

async function readValues(): Promise<Values> {
  const ids = async (statement: string) =>
    (await sql<{ id: number }>`${sql.raw(statement)}`.execute(database.db)).rows.map(({ id }) => id)
  const { rows: options } = await sql<{ id: number; characteristicId: number }>`
    select id, characteristic_id as "characteristicId" from characteristic_options order by id
  `.execute(database.db)
  const { rows: names } = await sql<{ name: string }>`
    select name from product_translations where product_id % 24 = 1 order by product_id, locale
  `.execute(database.db)
  const { rows: units } = await sql<{
    code: string
  }>`select distinct unit_code as code from products order by 1`.execute(database.db)
  return {
    categories: await ids('select id from categories order by id'),
    brands: await ids('select id from brands order by id'),
    stores: await ids('select id from stores order by id'),
    locations: await ids('select id from locations order by id'),
    intervals: await ids(`select id from characteristics where type = 'Interval' order by id`),
    texts: await ids(`select id from characteristics where type = 'Text' order by id`),
    options: options.map(({ id }) => id),
    characteristicOf: new Map(options.map(({ id, characteristicId }) => [id, characteristicId])),
    names: names.map(({ name }) => name),
    units: units.map(({ code }) => code),
  }
}

type Random = ReturnType<typeof randomFrom>

function randomQuery(random: Random): ProductQuery {
  const maybe = <Value>(make: () => Value) => (random.between(1, 4) === 1 ? make() : undefined)
  const some = (ids: readonly number[]) => Array.from({ length: random.between(0, 3) }, () => random.pick(ids))
  const characteristic = (): NonNullable<ProductFilters['characteristics']>[number] => {
    const option = random.pick(values.options)
    return random.between(1, 2) === 1
      ? { characteristicId: values.characteristicOf.get(option)!, optionIds: [option] }
      : {
          characteristicId: random.pick(values.intervals),
          range: range(random.between(1, 50), random.between(20, 3_000)),
        }
  }
  const range = (from: number, to: number) => ({ from: maybe(() => from) ?? null, to: maybe(() => to) ?? null })
  return {
    text: '',
    locale: random.pick(locales),
    currency: random.pick(currencies),
    drafts: random.between(1, 8) === 1 ? 'all' : undefined,
    scope: {
      categoryId: random.between(1, 3) === 1 ? undefined : random.pick(values.categories),
      storeId: maybe(() => random.pick(values.stores)),
      locationId: maybe(() => random.pick(values.locations)),
    },
    filters: {
      brandIds: maybe(() => some(values.brands)),
      storeIds: maybe(() => some(values.stores)),
      locationIds: maybe(() => some(values.locations)),
      price: maybe(() => range(random.between(0, 100_000), random.between(1_000, 1_000_000))),
      minOrder: maybe(() => range(random.between(1, 20), random.between(1, 100))),
      unitCodes: maybe(() => [random.pick(values.units), 'unknown']),
      stock: maybe(() => [random.pick(['InStock', 'Low', 'OutOfStock'] as const)]),
      isVerified: maybe(() => true as const),
      characteristics: maybe(() => [characteristic()]),
    },
  }
}

function randomPage(random: Random): PageRequest {
  const characteristicId = random.pick(values.intervals)
  const sort = random.pick(['relevance', 'priceUp', 'priceDown', 'new', 'minOrder', 'stock', 'characteristic'] as const)
  return {
    sort: sort === 'characteristic' ? { characteristicId, isDescending: random.between(0, 1) === 1 } : sort,
    page: random.between(1, 3),
    pageSize: random.between(1, 40),
    hasFacets: true,
  }
}

/** Without what is not part of the contract: which of the values that are equally frequent are among the first, and the order of counts. */
function comparable({ revision: _, facets, ...result }: SearchResult) {
  const { intervals, ...others } = facets!
  return {
    ...result,
    categories: sorted(result.categories),
    facets: {
      ...others,
      brands: others.brands.valueCount,
      stores: others.stores.valueCount,
      locations: sorted(others.locations),
      deliveringStores: sorted(others.deliveringStores),
      units: sorted(others.units),
      options: sorted(others.options),
      filteredOptions: [...others.filteredOptions].map(([id, counts]) => [id, sorted(counts)]),
      intervals: sorted(intervals),
    },
  }
}

const sorted = <Key, Value>(map: ReadonlyMap<Key, Value>) => [...map].sort((a, b) => (a[0] < b[0] ? -1 : 1))

test('any list of the cluster is that of the process: products, totals, facets, pages, cursors', async () => {
  const random = randomFrom(seed)
  for (let at = 0; at < listCount; at++) {
    const query = randomQuery(random)
    const page = randomPage(random)
    const [expected, actual] = [await own.search(query, page), await cluster.search(query, page)]
    const context = `seed ${seed}, list ${at}: ${JSON.stringify({ query, page })}`
    assert.deepEqual(comparable(actual), comparable(expected), context)
    assert.deepEqual(await cluster.totalsWithout(query), await own.totalsWithout(query), context)
    if (!expected.nextCursor) continue
    const next = { ...page, cursor: expected.nextCursor, hasFacets: false }
    const ofCluster = { ...next, cursor: actual.nextCursor! }
    assert.deepEqual(
      (await cluster.search(query, ofCluster)).productIds,
      (await own.search(query, next)).productIds,
      context,
    )
  }
})

test('any words of a name find the same products, all of them or the first', async () => {
  const random = randomFrom(seed)
  const page: PageRequest = { sort: 'relevance', page: 1, pageSize: 24, hasFacets: false }
  let equal = 0
  for (let at = 0; at < textCount; at++) {
    const words = random.pick(values.names).split(' ')
    const start = random.between(0, words.length - 1)
    const text = words.slice(start, start + random.between(1, 3)).join(' ')
    const query = { ...randomQuery(random), text, scope: {}, filters: {}, drafts: undefined }
    const [expected, actual] = [await own.search(query, page), await cluster.search(query, page)]
    if (expected.isTotalExact && actual.isTotalExact && expected.closeAfter === null)
      assert.equal(actual.total, expected.total, `seed ${seed}, ${query.locale}: ${text}`)
    assert.deepEqual([actual.correctedText, actual.droppedTerms], [expected.correctedText, expected.droppedTerms], text)
    equal += Number(String(actual.productIds) === String(expected.productIds))
  }
  assert.ok(equal >= textCount * 0.9, `${equal} of ${textCount} texts have the same first page`)
})

test('no text, filter or page makes the cluster fail (F11)', async () => {
  const random = randomFrom(seed)
  for (const text of nasty) {
    const query = { ...randomQuery(random), text: text.slice(0, 200).replaceAll('\0', ' ') }
    await cluster.search(query, randomPage(random))
    await cluster.suggest({ text: query.text, locale: query.locale, drafts: undefined })
    const [characteristicId] = values.texts
    if (characteristicId === undefined) continue
    const withText = { ...query, text: '', filters: { characteristics: [{ characteristicId, text: query.text }] } }
    assert.equal(await cluster.count(withText), await own.count(withText), JSON.stringify(text))
  }
  const huge = { from: -1e308, to: 1e308 }
  const query = { ...randomQuery(random), text: '', filters: { price: huge, minOrder: huge } }
  assert.equal(await cluster.count(query), await own.count(query))
})
