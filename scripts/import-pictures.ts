import { sql } from 'kysely'
import type { PictureSource } from '#modules/feeds/save-batch.ts'
import type { ImportedProduct } from '#modules/feeds/imported-product.ts'
import { lruMap } from '#platform/cache.ts'
import type { Db } from '#platform/db/database.ts'
import { classes } from '#seed/catalogue/index.ts'
import { DrawnFiles, viewsOf } from '#seed/drawn-files.ts'
import type { DrawingSpec } from '#seed/drawings/kinds.ts'
import type { CategorySeed, Values } from '#seed/types.ts'

const firstChoice = () => 0.5
/** Many products of a feed look alike. */
const maxKnown = 5_000

/** Draws products by category until the supplier's own pictures are fetched. The drawings show no sizes, which a feed may lack. */
export function drawnPictures(db: Db): PictureSource {
  const seeds = classes.flatMap(({ groups }) => groups.flatMap((group) => group.categories))
  const categories = new Map(seeds.map((seed) => [seed.key, seed]))
  const known = lruMap<string, string[]>(maxKnown)
  return (categoryKey, product) => {
    const category = categories.get(categoryKey)
    return category ? idsOf(specOf(category, product)) : null
  }

  async function idsOf(spec: DrawingSpec) {
    const key = JSON.stringify(spec)
    const drawn = known.get(key)
    if (drawn) return drawn
    const files = new DrawnFiles()
    const ids = viewsOf(spec, files)
    const rows = JSON.stringify(
      files.files
        .values()
        .map(({ id, storageKey }) => ({ id, storage_key: storageKey }))
        .toArray(),
    )
    await sql`
      insert into files (id, source, content_type, width, height, storage_key)
      select id, 'Local', 'image/svg+xml', 960, 960, storage_key
      from jsonb_to_recordset(${rows}::jsonb) as r (id uuid, storage_key text)
      on conflict (id) do nothing
    `.execute(db)
    known.set(key, ids)
    return ids
  }
}

/** The drawing of a typical product of the category, with the characteristics of the offer. */
function specOf(category: CategorySeed, product: ImportedProduct): DrawingSpec {
  const values: Values = {}
  for (const [{ key }, domain] of category.characteristics) {
    values[key] = typeof domain === 'function' ? domain(values, firstChoice) : domain[Math.floor(domain.length / 2)]!
  }
  const chosen = new Set(product.optionIds)
  const numbers = new Map(product.numbers)
  for (const { id, key, type, options } of product.category.characteristics) {
    const option = [...options].find(([, optionId]) => chosen.has(optionId))?.[0]
    if (numbers.has(id)) values[key] = numbers.get(id)!
    else if (option && (type === 'Select' || type === 'Radio')) values[key] = option
  }
  return withoutLabels(category.drawing(values))
}

const withoutLabels = ({ labels: _labels, ...spec }: DrawingSpec) => spec
