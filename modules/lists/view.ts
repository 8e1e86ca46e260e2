import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { convert, type Rates, sum } from '#platform/values/money.ts'
import { priceAt, shownLineSum } from '../carts/rules.ts'
import type { Viewer } from '../catalog/cards.ts'
import { shownProducts } from '../catalog/shown-names.ts'
import type { ShownName } from '../catalog/shown-name.ts'
import { stockOf } from '../catalog/stock.ts'
import { unitOf, unitsIn, type UnitText } from '../content/units.ts'
import { latestRates } from '../currencies/rates.ts'
import { vatFor } from '../suppliers/vat.ts'
import type { getProductList } from './contract.ts'
import { findLines, type LineRow, type ListRow } from './queries.ts'
import { lineIssue } from './rules.ts'

type List = OutputOf<typeof getProductList>

/** A list with its lines at current prices. */
export async function viewList(db: Db, list: ListRow, accountId: string, viewer: Viewer): Promise<List> {
  const [rates, units, rows] = await Promise.all([
    latestRates(db),
    unitsIn(db, viewer.locale),
    findLines(db, list.id, accountId, viewer.locale),
  ])
  const products = await shownProducts(db, rows, viewer.locale)
  const lines = rows.map((row) => ({ ...products.get(row.productId)!, ...toLine(row, viewer, rates, units) }))
  const orderable = lines.filter(({ issue }) => issue === null)
  return {
    ...list,
    lines,
    total: { minor: sum(orderable.map((line) => line.sum.minor)), currency: viewer.currency },
  }
}

/** Why a line cannot be ordered now; null if it can. */
export const issueOf = (row: LineRow) => lineIssue({ isLive: row.isLive, canOrder: stockOf(row).canOrder })

function toLine(
  row: LineRow,
  { currency, buyerCountry }: Viewer,
  rates: Rates,
  units: ReadonlyMap<string, UnitText>,
): Omit<List['lines'][number], keyof ShownName | 'slug'> {
  const { productId, code, imageId, minimumOrder, orderStep, quantity, note, news, store } = row
  return {
    productId,
    code,
    imageId,
    unit: unitOf(units, row.unitCode),
    minimumOrder,
    orderStep,
    stock: stockOf(row),
    quantity,
    note,
    news,
    price: convert({ minor: priceAt(row, quantity), currency: row.currency }, currency, rates),
    sum: { minor: shownLineSum(row, currency, rates), currency },
    vat: vatFor({ vatPercent: row.vatPercent, storeCountry: row.storeCountry, buyerCountry }),
    store,
    issue: issueOf(row),
  }
}
