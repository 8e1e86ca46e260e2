import type pg from 'pg'
import { copyRows } from '#platform/db/copy-rows.ts'
import type { DrawnFiles } from './drawn-files.ts'
import { mapLocales } from './load-reference.ts'
import { storeSeeds } from './stores/index.ts'
import { fixedPriceTerms, ownTownTerms, placeColumns, termsColumns, termsOf } from './stores/structured-terms.ts'
import type { StoreSeed } from './stores/types.ts'
import { legalForms } from './system.ts'

export type LoadedStore = {
  id: number
  seed: StoreSeed
  locationPath: number[]
  warehouses: number[]
  isVerified: boolean
}

const dayMs = 24 * 3600 * 1000
const monthsAgo = (now: Date, months: number) =>
  new Date(now.getTime() - months * 30.4 * dayMs).toISOString().slice(0, 10)

/** Loads stores with their organizations, branches and warehouses. */
export async function loadStores(client: pg.ClientBase, files: DrawnFiles, now: Date): Promise<LoadedStore[]> {
  const { rows } = await client.query<{ id: number; alias: string; path: number[] }>(
    'select id, alias, path from locations',
  )
  const locations = new Map(rows.map((row) => [row.alias, row]))
  const findLocation = (key: string) => {
    const found = locations.get(key)
    if (!found) throw new Error(`Unknown location ${key}`)
    return found
  }
  let warehouseId = 0
  let branchId = 0
  const stores = storeSeeds.map((seed, index) => ({
    id: index + 1,
    seed,
    location: findLocation(seed.cityKey),
    warehouses: seed.warehouses.map((warehouse) => ({ id: ++warehouseId, ...warehouse })),
    branches: seed.branches.map((branch) => ({ id: ++branchId, ...branch })),
  }))

  await copyRows(
    client,
    'organizations',
    ['id', 'legal_name', 'legal_form', 'country_code', 'tax_number'],
    stores.map(({ id, seed }) => [id, seed.legalName, findLegalForm(seed), seed.country, seed.taxNumber]),
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
      'logo_file_id',
      'phones',
      'site',
      'founded_year',
      'verified_at',
      'verified_until',
      'response_minutes',
      'response_rate',
      'created_at',
      ...termsColumns,
    ],
    stores.map(({ id, seed, location }) => [
      id,
      seed.alias,
      id,
      seed.supplierType,
      location.id,
      location.path,
      seed.currency.toUpperCase(),
      seed.language,
      seed.minimumOrder * 100,
      files.logo(seed.logo),
      [seed.phone],
      seed.site,
      seed.foundedYear,
      seed.verifiedMonthsAgo === null ? null : monthsAgo(now, seed.verifiedMonthsAgo),
      seed.verifiedMonthsAgo === null ? null : monthsAgo(now, seed.verifiedMonthsAgo - 12),
      seed.responseMinutes,
      seed.responseMinutes === null ? null : 81 + ((id * 37) % 19),
      new Date(now.getTime() - ((id * 7919) % 900) * dayMs),
      ...termsOf(seed),
    ]),
  )
  await copyRows(
    client,
    'store_translations',
    ['store_id', 'locale', 'name', 'about', 'delivery', 'payment', 'hours'],
    stores.flatMap(({ id, seed }) =>
      mapLocales((locale) => [
        id,
        locale,
        locale === 'ru' ? seed.name : seed.nameLatin,
        seed.about[locale],
        seed.delivery[locale],
        seed.payment[locale],
        seed.hours[locale],
      ]),
    ),
  )
  await copyRows(
    client,
    'delivery_places',
    placeColumns,
    stores.flatMap(({ id, seed, location }) => [
      ...ownTownTerms(id, location.id, seed),
      ...fixedPriceTerms(id, seed, (key) => findLocation(key).id),
    ]),
  )
  await copyRows(
    client,
    'company_branches',
    ['id', 'store_id', 'location_id', 'names', 'address', 'phone'],
    stores.flatMap(({ id, branches }) =>
      branches.map((branch) => [
        branch.id,
        id,
        findLocation(branch.cityKey).id,
        branch.name,
        branch.address,
        branch.phone,
      ]),
    ),
  )
  await copyRows(
    client,
    'warehouses',
    ['id', 'store_id', 'location_id', 'names', 'address'],
    stores.flatMap(({ id, warehouses }) =>
      warehouses.map((each) => [each.id, id, findLocation(each.cityKey).id, each.name, each.address]),
    ),
  )
  for (const [table, lastId] of [
    ['organizations', stores.length],
    ['stores', stores.length],
    ['company_branches', branchId],
    ['warehouses', warehouseId],
  ] as const)
    await client.query(`select setval(pg_get_serial_sequence($1, 'id'), $2)`, [table, Math.max(1, lastId)])
  return stores.map(({ id, seed, location, warehouses }) => ({
    id,
    seed,
    locationPath: location.path,
    warehouses: warehouses.map((each) => each.id),
    isVerified: seed.verifiedMonthsAgo !== null && seed.verifiedMonthsAgo < 12,
  }))
}

function findLegalForm({ country, legalForm }: StoreSeed) {
  return legalForms.find((form) => form.country === country && form.short === legalForm)?.code ?? null
}
