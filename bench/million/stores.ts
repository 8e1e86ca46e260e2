import type pg from 'pg'
import { type Locale, locales } from '#platform/constants.ts'
import { copyRows } from '#platform/db/copy-rows.ts'
import type { DrawnFiles } from '#seed/drawn-files.ts'
import { allLocations } from '#seed/geo/index.ts'
import { type LoadedStore, loadStores } from '#seed/load-stores.ts'
import { countries } from '#seed/stores/places.ts'
import { between, pick, randomFrom } from '#seed/stores/random.ts'
import { makeTaxNumber } from '#seed/stores/tax-numbers.ts'

type House = LoadedStore & { origin: LoadedStore; cityKey: string; taxNumber: string }

/** The suppliers of the demonstration and, until there are `count`, their trading houses in other towns of their countries. */
export async function loadManyStores(
  client: pg.ClientBase,
  files: DrawnFiles,
  options: { count: number; seed: number; now: Date },
): Promise<LoadedStore[]> {
  const origins = await loadStores(client, files, options.now)
  const houses = await makeHouses(client, origins, options.count - origins.length, randomFrom(options.seed))
  await copyHouses(client, houses, options)
  return [...origins, ...houses]
}

async function makeHouses(
  client: pg.ClientBase,
  origins: readonly LoadedStore[],
  missing: number,
  random: () => number,
): Promise<House[]> {
  const { rows } = await client.query<{ alias: string; path: number[] }>('select alias, path from locations')
  const paths = new Map(rows.map(({ alias, path }) => [alias, path]))
  const last = (await client.query<{ id: number }>('select max(id) as id from warehouses')).rows[0]!.id
  const taxNumbers = new Set(origins.map(({ seed }) => `${seed.country} ${seed.taxNumber}`))
  const houses: House[] = []
  let warehouseId = last
  for (const { origin, cityKey } of places(origins, missing)) {
    const warehouses = Array.from({ length: between(1, 3, random) }, () => ++warehouseId)
    const taxNumber = newTaxNumber(origin.seed.country, taxNumbers, random)
    houses.push({
      id: origins.length + houses.length + 1,
      origin,
      cityKey,
      taxNumber,
      locationPath: paths.get(cityKey)!,
      warehouses,
      isVerified: random() < 0.5,
      seed: { ...origin.seed, alias: `${origin.seed.alias}-${cityKey}` },
    })
  }
  return houses
}

/** Pairs of a supplier and another town of its country; each round adds a town to every supplier. */
function places(origins: readonly LoadedStore[], missing: number) {
  const townsOf = ({ seed }: LoadedStore) =>
    countries[seed.country]!.cities.filter(({ cityKey }) => cityKey !== seed.cityKey)
  const rounds = Math.max(...origins.map((origin) => townsOf(origin).length))
  const all = Array.from({ length: rounds }, (_, round) =>
    origins.flatMap((origin, index) => {
      const towns = townsOf(origin)
      return round < towns.length ? [{ origin, cityKey: towns[(round + index) % towns.length]!.cityKey }] : []
    }),
  ).flat()
  return all.slice(0, Math.max(0, missing))
}

function newTaxNumber(country: string, taken: Set<string>, random: () => number): string {
  const number = makeTaxNumber(country, random)
  if (taken.has(`${country} ${number}`)) return newTaxNumber(country, taken, random)
  taken.add(`${country} ${number}`)
  return number
}

async function copyHouses(
  client: pg.ClientBase,
  houses: readonly House[],
  { seed: seedNumber, now }: { seed: number; now: Date },
) {
  const random = randomFrom(seedNumber + 1)
  const towns = new Map(allLocations().map(({ key, name }) => [key, name]))
  const day = (daysFromNow: number) => new Date(now.getTime() + daysFromNow * 86_400_000)
  const nameIn = ({ seed, cityKey }: House, locale: Locale) =>
    `${locale === 'ru' ? seed.name : seed.nameLatin} ${towns.get(cityKey)![locale]}`
  await copyRows(
    client,
    'organizations',
    ['id', 'legal_name', 'country_code', 'tax_number'],
    houses.map((house) => [house.id, nameIn(house, 'en'), house.seed.country, house.taxNumber]),
  )
  await copyRows(
    client,
    'stores',
    [
      'id',
      'alias',
      'organization_id',
      'supplier_type',
      'location_id',
      'location_path',
      'currency',
      'locale',
      'minimum_order_minor',
      'phones',
      'site',
      'founded_year',
      'verified_at',
      'verified_until',
      'response_minutes',
      'response_rate',
      'created_at',
    ],
    houses.map(({ id, seed, locationPath, isVerified }) => [
      id,
      seed.alias,
      id,
      pick(['Manufacturer', 'Distributor', 'Importer', 'Other', 'Agency'], random),
      locationPath.at(-1),
      locationPath,
      seed.currency.toUpperCase(),
      seed.language,
      seed.minimumOrder * 100,
      [seed.phone],
      `https://${seed.alias}.example`,
      between(1990, 2024, random),
      isVerified ? day(-100) : null,
      isVerified ? day(265) : null,
      between(5, 600, random),
      81 + (id % 19),
      day(-between(0, 900, random)),
    ]),
  )
  await copyRows(
    client,
    'store_translations',
    ['store_id', 'locale', 'name', 'about', 'delivery', 'payment', 'hours'],
    houses.flatMap((house) =>
      locales.map((locale) => [
        house.id,
        locale,
        nameIn(house, locale),
        house.seed.about[locale],
        house.seed.delivery[locale],
        house.seed.payment[locale],
        house.seed.hours[locale],
      ]),
    ),
  )
  await copyRows(
    client,
    'warehouses',
    ['id', 'store_id', 'location_id', 'names', 'address'],
    houses.flatMap(({ id, seed, cityKey, locationPath, warehouses }) =>
      warehouses.map((warehouse) => [warehouse, id, locationPath.at(-1), towns.get(cityKey), seed.address]),
    ),
  )
  await client.query(`select setval(pg_get_serial_sequence(name, 'id'), last) from (values ('organizations', (select max(id) from organizations)),
    ('stores', (select max(id) from stores)), ('warehouses', (select max(id) from warehouses))) as t (name, last)`)
}
