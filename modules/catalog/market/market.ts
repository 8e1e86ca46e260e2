import { sql } from 'kysely'
import { cached } from '#platform/cache.ts'
import { currencies } from '#platform/constants.ts'
import { latestRates } from '../../currencies/rates.ts'
import { isLive } from '../drafts.ts'
import { leavesOf, treeIn, type TreeNode } from '../tree.ts'

/** In euros; null: no product has a price. */
type Prices = { lowest: number | null; median: number | null; highest: number | null }
export type UnitFigures = Prices & { unitCode: string; productCount: number }
export type MarketFigures = { productCount: number; storeCount: number; units: UnitFigures[] }
type FigureRow = Prices & {
  /** Null: all children together. */
  childId: number | null
  /** Null: all units together. */
  unitCode: string | null
  productCount: number
  storeCount: number
}

/** The figures of a category and of each of its children, by the child's id. */
export type Market = { all: MarketFigures; children: ReadonlyMap<number, MarketFigures> }

export const marketFigures = cached({ maxEntries: 500 }, async (db, categoryId: number): Promise<Market> => {
  const leaves = leavesByChild((await treeIn(db, 'en')).byId.get(categoryId)!)
  const { perEuro } = await latestRates(db)
  const { rows } = await sql<FigureRow>`
    select child_id as "childId", unit_code as "unitCode", count(*)::int as "productCount", count(distinct store_id)::int as "storeCount",
      min(euros) as lowest, percentile_disc(0.5) within group (order by euros) as median, max(euros) as highest
    from (
      select l.child_id, p.unit_code, p.store_id, (nullif(p.price_minor, 0) / 100.0 / r.per_euro)::float8 as euros
      from unnest(${leaves.map(({ id }) => id)}::int[], ${leaves.map(({ childId }) => childId)}::int[]) l (id, child_id)
      join products p on p.category_id = l.id
      join stores s on s.id = p.store_id
      join unnest(${[...currencies]}::text[], ${currencies.map((code) => perEuro[code])}::float8[]) r (currency, per_euro) on r.currency = p.currency
      where ${isLive}
    ) products
    group by grouping sets ((), (child_id), (unit_code), (child_id, unit_code))
    order by "productCount" desc, unit_code
  `.execute(db)
  return {
    all: figuresIn(rows.filter(({ childId }) => childId === null)),
    children: new Map(
      [...Map.groupBy(rows, ({ childId }) => childId)].flatMap(([childId, ofChild]) =>
        childId === null ? [] : [[childId, figuresIn(ofChild)] as const],
      ),
    ),
  }
})

/** The categories below a node, each with the child of the node that it is or belongs to; a category belongs to itself. */
function leavesByChild(node: TreeNode) {
  const children = node.level === 'Category' ? [node] : node.children
  return children.flatMap((child) => leavesOf(child).map(({ id }) => ({ id, childId: child.id })))
}

function figuresIn(rows: readonly FigureRow[]): MarketFigures {
  const all = rows.find(({ unitCode }) => unitCode === null)
  return {
    productCount: all?.productCount ?? 0,
    storeCount: all?.storeCount ?? 0,
    units: rows.flatMap(({ unitCode, productCount, lowest, median, highest }) =>
      unitCode === null ? [] : [{ unitCode, productCount, lowest, median, highest }],
    ),
  }
}
