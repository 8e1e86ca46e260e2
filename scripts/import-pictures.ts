import { sql } from 'kysely'
import type { PictureOf } from '#modules/exchange/import-feed.ts'
import type { Good } from '#modules/exchange/rules.ts'
import type { Db } from '#platform/db/database.ts'
import { classes } from '#seed/catalogue/index.ts'
import { DrawnFiles, viewsOf } from '#seed/drawn-files.ts'
import type { DrawingSpec } from '#seed/drawings/kinds.ts'
import type { CategorySeed, Values } from '#seed/types.ts'

const firstChoice = () => 0.5

/** Drawings of goods by category, until the supplier's own pictures are there. They say no sizes: a feed may not know them. */
export function drawnPictures(db: Db): PictureOf {
  const seeds = classes.flatMap(({ groups }) => groups.flatMap((group) => group.categories))
  const categories = new Map(seeds.map((seed) => [seed.key, seed]))
  const files = new DrawnFiles()
  const known = new Map<string, string[]>()
  return (categoryKey, good) => {
    const category = categories.get(categoryKey)
    return category ? idsOf(specOf(category, good)) : null
  }

  async function idsOf(spec: DrawingSpec) {
    const key = JSON.stringify(spec)
    const ids = known.get(key) ?? viewsOf(spec, files)
    if (known.has(key)) return ids
    const drawn = files.files.values().filter(({ id }) => ids.includes(id))
    const rows = JSON.stringify([...drawn].map(({ id, storageKey }) => ({ id, storage_key: storageKey })))
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

/** The shape of typical goods of the category, with what the offer says about itself. */
function specOf(category: CategorySeed, good: Good): DrawingSpec {
  const values: Values = {}
  for (const [{ key }, domain] of category.characteristics) {
    values[key] = typeof domain === 'function' ? domain(values, firstChoice) : domain[Math.floor(domain.length / 2)]!
  }
  const chosen = new Set(good.optionIds)
  const numbers = new Map(good.numbers)
  for (const { id, key, type, options } of good.category.characteristics) {
    const option = [...options].find(([, optionId]) => chosen.has(optionId))?.[0]
    if (numbers.has(id)) values[key] = numbers.get(id)!
    else if (option && (type === 'Select' || type === 'Radio')) values[key] = option
  }
  return withoutLabels(category.drawing(values))
}

const withoutLabels = ({ labels: _labels, ...spec }: DrawingSpec) => spec
