import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { invalidateAll } from '#platform/cache.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { cookieNames } from '#platform/constants.ts'
import { type Random, randomFrom } from '#platform/testing/random.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { countProducts, searchProducts } from '../contract.ts'
import { searchIndex } from '../search-index.ts'

type Product = {
  id: number
  storeId: number
  store: string
  country: string
  destinations: string[]
  brand: string | null
  unit: string
  options: string[]
  length: number
  minimumOrder: number
  inStock: boolean
  isVerified: boolean
  isReduced: boolean
  isPrivateLabel: boolean
  priceMinor: number
  currency: string
  euro: number
}
type Filter = { key: string; value: string; holds: (product: Product) => boolean }

const list = (values: readonly string[]) => values.join(',')
const rounds = 60

before(async () => {
  const { database, search } = await fileApp()
  const { db } = database
  await sql`
    update stores set delivery_countries = case alias when 'north' then array['RS', 'DE'] when 'west' then array['RU', 'RS'] else '{}' end
  `.execute(db)
  const { rows } = await sql<{ id: number }>`
    update products set is_private_label = id % 3 = 0, old_price_minor = case when id % 2 = 0 then price_minor + 1 end
    where code like 'HB-%' returning id
  `.execute(db)
  await searchIndex.changed(
    db,
    rows.map(({ id }) => id),
  )
  await search.refresh()
  invalidateAll()
})

/** A filter and its reference implementation. */
function randomFilters(random: Random): Filter[] {
  const options = (parameter: string, values: readonly string[]): Filter => ({
    key: `f.${parameter}`,
    value: list(values),
    holds: ({ options: own }) => values.some((value) => own.includes(`${parameter}=${value}`)),
  })
  const from = random.between(8, 120)
  const to = from + random.between(0, 80)
  const least = random.between(0, 300)
  const brands = random.some(['acme', 'bolto', 'cirk', 'unknown'])
  const units = random.some(['piece', 'pack'])
  const suppliers = random.some(['north', 'west', 'nobody'])
  const countries = random.some(['serbia', 'russia'])
  const destinations = random.some(['serbia', 'germany', 'italy'])
  const deals = random.some(['Reduced', 'PrivateLabel'])
  const all: (Filter | false)[] = [
    random.chance(0.4) && options('material', [random.pick(['steel', 'stainless']), ...random.some(['brass'])]),
    random.chance(0.3) && options('coating', [random.pick(['zinc', 'plain'])]),
    random.chance(0.2) && options('metric', ['yes']),
    random.chance(0.3) && {
      key: 'f.length',
      value: `${from}-${to}`,
      holds: (good) => good.length >= from && good.length <= to,
    },
    brands.length > 0 &&
      random.chance(0.6) && {
        key: 'brand',
        value: list(brands),
        holds: (good) => good.brand !== null && brands.includes(good.brand),
      },
    units.length > 0 &&
      random.chance(0.4) && { key: 'unit', value: list(units), holds: (good) => units.includes(good.unit) },
    suppliers.length > 0 &&
      random.chance(0.3) && {
        key: 'supplier',
        value: list(suppliers),
        holds: ({ store }) => suppliers.includes(store),
      },
    countries.length > 0 &&
      random.chance(0.2) && {
        key: 'place',
        value: list(countries),
        holds: ({ country }) => countries.includes(country),
      },
    destinations.length > 0 &&
      random.chance(0.3) && {
        key: 'deliversTo',
        value: list(destinations),
        holds: (product) => destinations.some((alias) => product.destinations.includes(alias)),
      },
    random.chance(0.3) && { key: 'stock', value: 'InStock', holds: (good) => good.inStock },
    random.chance(0.3) && { key: 'verified', value: '1', holds: (good) => good.isVerified },
    deals.length > 0 &&
      random.chance(0.3) && {
        key: 'deal',
        value: list(deals),
        holds: (product) => deals.some((deal) => hasDeal(product, deal)),
      },
    random.chance(0.3) && {
      key: 'minOrder',
      value: '2-10',
      holds: (good) => good.minimumOrder >= 2 && good.minimumOrder <= 10,
    },
    random.chance(0.3) && { key: 'price', value: `${least}-`, holds: (good) => good.euro >= least },
  ]
  return all.filter((filter) => filter !== false)
}

const hasDeal = ({ isReduced, isPrivateLabel }: Product, deal: string) =>
  deal === 'Reduced' ? isReduced : isPrivateLabel

async function allProducts() {
  const { rows } = await sql<Product>`
    select p.id, p.store_id as "storeId", s.alias as store, (select c.alias from locations c where c.id = any(s.location_path) and c.level = 'Country') as country,
      array(select c.alias from locations c where c.level = 'Country' and c.country_code = any(s.delivery_countries)) as destinations, b.alias as brand, p.unit_code as unit, p.minimum_order as "minimumOrder", p.available >= p.minimum_order as "inStock",
      p.old_price_minor is not null as "isReduced", p.is_private_label as "isPrivateLabel",
      coalesce(s.verified_until > current_date, false) as "isVerified", p.price_minor as "priceMinor", p.currency, round(p.price_minor * 10000 / (select per_euro from currency_rates r where r.currency = p.currency order by rate_date desc limit 1))::float8 / 1e6 as euro,
      (select number from product_values v where v.product_id = p.id) as length,
      (select array_agg(replace(c.key, 'fasteners.', '') || '=' || o.key) from characteristic_options o join characteristics c on c.id = o.characteristic_id
        where o.id = any(p.option_ids)) as options
    from products p join stores s on s.id = p.store_id left join brands b on b.id = p.brand_id where p.code like 'HB-%'
  `.execute((await fileApp()).database.db)
  return rows
}

test('random filters give the products and facet counts of a reference implementation', async () => {
  const products = await allProducts()
  const visitor = anonymous(await fileApp())
  const seed = 31_415
  const random = randomFrom(seed)
  let [chosen, compared] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    const filters = randomFilters(random)
    const input = {
      p: 'live' as const,
      g: 'default' as const,
      category: 'fasteners/bolts/hex-bolts',
      ...Object.fromEntries(filters.map(({ key, value }) => [key, value])),
    }
    const message = `seed ${seed}, round ${round}: ${JSON.stringify(input)}`
    const { status, body } = await visitor.call(searchProducts, { ...input, pageSize: 100 }, { currency: 'EUR' })
    assert.equal(status, 200, message)
    const matching = products.filter((good) => filters.every(({ holds }) => holds(good)))
    chosen += matching.length
    assert.deepEqual(
      body.items.map(({ id }) => id).sort((a, b) => a - b),
      matching.map(({ id }) => id).sort((a, b) => a - b),
      message,
    )
    assert.equal(body.total, matching.length, message)
    assert.equal(body.storeCount, new Set(matching.map(({ storeId }) => storeId)).size, message)
    assert.equal((await visitor.call(countProducts, input, { currency: 'EUR' })).body.total, matching.length, message)
    for (const facet of body.facets)
      for (const { value, count } of facet.options) {
        compared++
        const own = value === 'verified' ? 'verified' : facet.key
        const others = products.filter((good) => filters.every(({ key, holds }) => key === own || holds(good)))
        assert.equal(
          count,
          others.filter((good) => isOf(good, facet.key, value)).length,
          `${message}; ${facet.key}=${value}`,
        )
      }
  }
  assert.ok(chosen > 0 && compared > rounds * 5, 'something was compared')
})

function isOf(product: Product, key: string, value: string) {
  if (key === 'brand') return product.brand === value
  if (key === 'deal') return hasDeal(product, value)
  if (key === 'unit') return product.unit === value
  if (key === 'supplier') return product.store === value
  if (key === 'place') return product.country === value
  if (key === 'deliversTo') return product.destinations.includes(value)
  if (key === 'stock') return value === 'verified' ? product.isVerified : product.inStock === (value === 'InStock')
  return product.options.includes(`${key.slice(2)}=${value}`)
}

test('the country of the last order, or else of the chosen location, is offered first as a destination', async () => {
  const offered = async (cookies: Record<string, string>) => {
    const visitor = anonymous(await fileApp())
    for (const [name, value] of Object.entries(cookies)) visitor.cookies.set(name, value)
    const { body } = await visitor.call(searchProducts, { p: 'live', g: 'default', category: 'fasteners' })
    return body.facets.find(({ key }) => key === 'deliversTo')!.options.map(({ value }) => value)
  }
  assert.equal((await offered({}))[0], 'serbia')
  assert.equal((await offered({ [cookieNames.buyerCountry]: 'DE' }))[0], 'germany')
  assert.equal((await offered({ [cookieNames.location]: 'moscow' }))[0], 'russia')
  assert.deepEqual((await offered({ [cookieNames.buyerCountry]: 'IT' })).toSorted(), ['germany', 'russia', 'serbia'])
})

test('selecting both availability values is shown to that visitor only, although it filters nothing', async () => {
  const visitor = anonymous(await fileApp())
  const ticked = async (query: { stock?: string }) => {
    const { body } = await visitor.call(searchProducts, {
      p: 'live',
      g: 'default',
      category: 'fasteners/bolts/hex-bolts',
      ...query,
    })
    return body.facets
      .find(({ key }) => key === 'stock')!
      .options.filter(({ isChosen }) => isChosen)
      .map(({ value }) => value)
  }
  const both = { stock: 'InStock,ToOrder' }
  for (const [query, wanted] of [
    [both, ['InStock', 'ToOrder']],
    [{}, []],
    [both, ['InStock', 'ToOrder']],
    [{}, []],
  ] as const)
    assert.deepEqual(await ticked(query), wanted)
})

test('numbered pages of every order hold each product once, in that order', async () => {
  const products = await allProducts()
  const euros = new Map(products.map(({ id, euro }) => [id, euro]))
  const visitor = anonymous(await fileApp())
  for (const sort of ['relevance', 'priceUp', 'priceDown', 'new', 'minOrder'] as const) {
    const ids: number[] = []
    for (let page = 1; page <= 9; page++) {
      const { body } = await visitor.call(searchProducts, {
        p: 'live',
        g: 'default',
        category: 'fasteners/bolts/hex-bolts',
        sort,
        page,
        pageSize: 7,
        facets: '0',
      })
      ids.push(...body.items.map(({ id }) => id))
    }
    assert.deepEqual(
      [...ids].sort((a, b) => a - b),
      products.map(({ id }) => id).sort((a, b) => a - b),
      sort,
    )
    const prices = ids.map((id) => euros.get(id)!)
    if (sort === 'priceUp')
      assert.deepEqual(
        prices,
        [...prices].sort((a, b) => a - b),
      )
    if (sort === 'priceDown')
      assert.deepEqual(
        prices,
        [...prices].sort((a, b) => b - a),
      )
  }
})
