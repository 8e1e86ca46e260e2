import { sql } from 'kysely'
import { brandAliasOf } from '#modules/catalog/brands.ts'
import { indexChanged } from '#modules/catalog/job-definitions.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { type Handler, on } from '#platform/http/dispatch.ts'
import { enqueueEach } from '#platform/jobs/queue.ts'
import type { Item } from '#platform/resource/items.ts'
import { serveResource } from '#platform/resource/serve-resource.ts'
import { brands, generateBrandAlias, isBrandAliasAvailable, mergeBrands, reservedAliases } from './contract.ts'
import { keepFormerAlias } from './former-aliases.ts'
import { startMerge } from './merge-brands.ts'

export const brandHandlers: Handler[] = [
  ...serveResource(brands, { tags: (id) => [`brand:${id}`, 'brands'], afterUpdate }),
  on(mergeBrands, async ({ db, caller, input }) => ({
    count: await db.transaction().execute((tx) => startMerge(tx, caller, input)),
  })),
  on(isBrandAliasAvailable, async ({ db, input }) => ({
    isAvailable: (await takenAliases(db, input.alias)).length === 0,
  })),
  on(generateBrandAlias, async ({ db, input }) => {
    const made = brandAliasOf(input.name).slice(0, maxGeneratedLength).replace(/-$/, '')
    const alias = reservedAliases.has(made) ? `${made}-brand` : made
    return { alias: freeAlias(alias, new Set(await takenAliases(db, alias))) }
  }),
]

/** Leaves room for a number behind it. */
const maxGeneratedLength = 72

/** The alias, or the same with the lowest number that is free. */
function freeAlias(alias: string, taken: ReadonlySet<string>) {
  if (!taken.has(alias)) return alias
  for (let number = 2; ; number++) if (!taken.has(`${alias}-${number}`)) return `${alias}-${number}`
}

/** The alias itself and the same with a number, as far as brands have them. */
async function takenAliases(db: Db, alias: string) {
  const { rows } = await sql<{ alias: string }>`
    select alias from (select alias from brands union select alias from former_brand_aliases) taken
    where alias = ${alias} or (alias like ${`${alias}-%`} and alias ~ ${`^${alias}-[0-9]+$`})
  `.execute(db)
  return rows.map((row) => row.alias)
}

async function afterUpdate(tx: Tx, id: number, before: Item, now: Item) {
  await keepFormerAlias(tx, id, String(before.alias), String(now.alias))
  if (before.name !== now.name) await indexProducts(tx, id)
}

const batchSize = 1_000

/** Products are found by the name of their brand. */
async function indexProducts(tx: Tx, brandId: number) {
  const { rows } = await sql<{ id: number }>`select id from products where brand_id = ${brandId} order by id`.execute(
    tx,
  )
  const ids = rows.map(({ id }) => id)
  const batches = Array.from({ length: Math.ceil(ids.length / batchSize) }, (_, number) =>
    ids.slice(number * batchSize, (number + 1) * batchSize),
  )
  const jobs = batches.map((productIds, number) => ({
    payload: { productIds },
    key: `brand ${brandId} ${number}`,
    delayMs: 0,
  }))
  await enqueueEach(tx, indexChanged, jobs)
}
