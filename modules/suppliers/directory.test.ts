import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { recountCategories } from '#modules/catalog/recount.ts'
import { invalidateAll } from '#platform/cache.ts'
import * as make from '#platform/testing/make.ts'
import { anonymous } from '#platform/testing/personas.ts'
import { randomFrom } from '#platform/testing/random.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { countStores, listStores, type storeSorts } from './contract.ts'
import { supplierTypes } from './store-card-contract.ts'

type Store = {
  id: number
  kind: string
  isVerified: boolean
  places: string[]
  destinations: string[]
  nodes: string[]
  productCount: number
  name: string
  createdAt: Date
}

const cities = ['belgrade', 'moscow', 'saint-petersburg', 'almaty', 'berlin', 'rome', 'istanbul', 'izmir']
const classes = ['tools', 'pumps']
const nodes = classes.flatMap((top) => [
  top,
  `${top}/one`,
  `${top}/one/first`,
  `${top}/one/second`,
  `${top}/two`,
  `${top}/two/third`,
])
const rounds = 120

before(async () => {
  const { db } = (await fileApp()).database
  const random = randomFrom(11)
  const ids = new Map<string, number>()
  for (const path of nodes) {
    const aliases = path.split('/')
    const level = (['Class', 'Group', 'Category'] as const)[aliases.length - 1]!
    ids.set(
      path,
      (await make.category(db, { key: path, level, parentId: ids.get(aliases.slice(0, -1).join('/')) ?? null })).id,
    )
  }
  const leaves = nodes.filter((path) => path.split('/').length === 3)
  for (let index = 0; index < 40; index++) {
    const { id } = await make.store(db, {
      alias: `house-${index}`,
      name: `House ${random.between(100, 999)}`,
      city: random.pick(cities),
      isVerified: random.chance(0.4),
      status: random.chance(0.1) ? 'Suspended' : 'Active',
    })
    await sql`update stores set supplier_type = ${random.pick(supplierTypes)}, response_minutes = ${random.pick([null, 5, 60])}, delivery_countries = ${random.some(['RS', 'RU', 'DE'], 0.4)}::text[] where id = ${id}`.execute(
      db,
    )
    for (const leaf of random.some(leaves, 0.4))
      for (let left = random.between(1, 3); left > 0; left--)
        await make.product(db, {
          storeId: id,
          categoryId: ids.get(leaf)!,
          status: random.pick(['Active', 'Active', 'Active', 'Archived']),
        })
  }
  await recountCategories(db)
  invalidateAll()
})

async function allStores() {
  const { rows } = await sql<Store>`
    select s.id, s.supplier_type as kind, coalesce(s.verified_until > current_date, false) as "isVerified", t.name, s.created_at as "createdAt",
      array(select l.alias from unnest(s.location_path) with ordinality as p (id, place) join locations l using (id) order by place) as places,
      array(select l.alias from locations l where l.level = 'Country' and l.country_code = any(s.delivery_countries)) as destinations,
      array(
        select distinct c.key from products p, unnest(p.category_path) as node join categories c on c.id = node where p.store_id = s.id and p.status = 'Active'
      ) as nodes,
      (select count(*)::int from products p where p.store_id = s.id and p.status = 'Active') as "productCount"
    from stores s join store_translations t on t.store_id = s.id and t.locale = 'en' where s.status = 'Active'
  `.execute((await fileApp()).database.db)
  return rows
}

test('the directory and the counts of its filters equal an independent count', async () => {
  const stores = await allStores()
  const { rows: found } = await sql<{ alias: string }>`select alias from locations where level = 'Country'`.execute(
    (await fileApp()).database.db,
  )
  const countries = new Set(found.map(({ alias }) => alias))
  const visitor = anonymous(await fileApp())
  const seed = 14_142
  const random = randomFrom(seed)
  let [matched, compared] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    const place = random.pick(['all', 'all', 'eaeu', 'russia', 'european-union', 'serbia', 'turkey', ...cities])
    const node = random.chance(0.6) ? random.pick(nodes) : undefined
    const kinds = random.some(supplierTypes, 0.3)
    const isVerified = random.chance(0.3)
    const destinations = random.some(['serbia', 'germany', 'italy'], 0.2)
    const query = {
      location: place,
      ...(node && { category: node }),
      ...(kinds.length > 0 && { kind: kinds.join(',') }),
      ...(isVerified && { verified: '1' }),
      ...(destinations.length > 0 && { deliversTo: destinations.join(',') }),
    }
    const message = `seed ${seed}, round ${round}: ${JSON.stringify(query)}`
    const { status, body } = await visitor.call(listStores, {
      ...query,
      sort: random.pick(['popular', 'new', 'name', 'goods']),
      pageSize: 100,
    })
    assert.equal(status, 200, message)
    const base = stores.filter((store) => store.places.includes(place) && (!node || store.nodes.includes(node)))
    const ofKind = base.filter(({ kind }) => kinds.length === 0 || (kinds as string[]).includes(kind))
    const isVerifiedMatch = (store: Store) => !isVerified || store.isVerified
    const isDelivering = (store: Store) =>
      destinations.length === 0 || destinations.some((alias) => store.destinations.includes(alias))
    const matching = ofKind.filter((store) => isVerifiedMatch(store) && isDelivering(store))
    matched += matching.length
    assert.deepEqual(
      body.items.map(({ id }) => id).sort((a, b) => a - b),
      matching.map(({ id }) => id).sort((a, b) => a - b),
      message,
    )
    assert.equal(body.total, matching.length, message)
    assert.equal((await visitor.call(countStores, query)).body.total, matching.length, message)
    assert.equal(body.verifiedCount, ofKind.filter((store) => store.isVerified && isDelivering(store)).length, message)
    for (const { value, count } of body.kinds)
      assert.equal(
        count,
        base.filter((store) => store.kind === value && isVerifiedMatch(store) && isDelivering(store)).length,
        `${message}; ${value}`,
      )
    const chosen = body.deliveries.filter(({ isChosen }) => isChosen).map(({ value }) => value)
    assert.deepEqual(chosen.toSorted(), destinations.toSorted(), message)
    const destinationsInReach = ofKind.filter(isVerifiedMatch).flatMap((store) => store.destinations)
    assert.deepEqual(
      Object.fromEntries(body.deliveries.filter(({ count }) => count > 0).map(({ value, count }) => [value, count])),
      countByValue(destinationsInReach),
      message,
    )
    for (const { value, count } of body.classes)
      assert.equal(count, matching.filter((store) => store.nodes.includes(value)).length, `${message}; ${value}`)
    if (node)
      assert.deepEqual(
        body.classes.map(({ value }) => value),
        nodes.filter((path) => path.split('/').slice(0, -1).join('/') === node),
        message,
      )
    const below = matching.map(({ places }) =>
      place === 'all' ? places.find((alias) => countries.has(alias)) : places[places.indexOf(place) + 1],
    )
    assert.deepEqual(
      Object.fromEntries(body.places.map(({ alias, count }) => [alias, count])),
      countByValue(below),
      message,
    )
    compared += body.places.length + body.classes.length
  }
  assert.ok(matched > 0 && compared > rounds, 'the random queries have matched something')
})

function countByValue(values: readonly (string | undefined)[]) {
  const counts: Record<string, number> = {}
  for (const value of values) if (value !== undefined) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

test('the pages of every sort order contain each store once and in order', async () => {
  const stores = new Map((await allStores()).map((store) => [store.id, store]))
  const visitor = anonymous(await fileApp())
  const orders: Partial<Record<(typeof storeSorts)[number], (store: Store) => string | number>> = {
    new: ({ createdAt }) => -createdAt,
    name: ({ name }) => name.toLowerCase().replace('запад', 'zapad'),
    goods: ({ productCount }) => -productCount,
  }
  for (const sort of ['popular', 'new', 'name', 'goods'] as const) {
    const ids: number[] = []
    for (let page = 1; page <= 8; page++)
      ids.push(...(await visitor.call(listStores, { sort, page, pageSize: 6 })).body.items.map(({ id }) => id))
    assert.deepEqual(
      [...ids].sort((a, b) => a - b),
      [...stores.keys()].sort((a, b) => a - b),
      sort,
    )
    const keys = ids.map((id) => orders[sort]?.(stores.get(id)!) ?? 0)
    assert.deepEqual(
      keys,
      [...keys].sort((a, b) => (a < b ? -1 : Number(a > b))),
      sort,
    )
  }
})

test('unknown locations and categories are answered with an error code', async () => {
  const visitor = anonymous(await fileApp())
  const responses = [
    await visitor.call(listStores, { location: 'nowhere' }),
    await visitor.call(countStores, { category: 'tools/nothing' }),
  ]
  assert.deepEqual(
    responses.map(({ status, body }) => [status, (body as { code?: string }).code]),
    [
      [404, 'geo.unknownLocation'],
      [404, 'suppliers.unknownCategory'],
    ],
  )
})

test('unknown suppliers’ types, signs of verification and countries of delivery are refused', async () => {
  const visitor = anonymous(await fileApp())
  for (const query of [{ kind: 'Foo' }, { kind: 'Agency,Foo' }, { verified: 'yes' }]) {
    const { status, body } = await visitor.call(listStores, query as never)
    assert.deepEqual([status, (body as { code?: string }).code], [422, 'request.invalid'], JSON.stringify(query))
  }
  const unknown = { deliversTo: 'serbia,atlantis' }
  assert.equal((await visitor.call(countStores, unknown)).status, 422)
  const { body: known } = await visitor.call(countStores, { deliversTo: 'serbia' })
  assert.deepEqual((await visitor.call(countStores, { ...unknown, unknownFilters: 'ignore' })).body, known)
  const totalOf = async (verified: '1' | 'true') => (await visitor.call(listStores, { verified })).body.total
  assert.equal(await totalOf('true'), await totalOf('1'))
})
