import { type Handler, on } from '#platform/http/dispatch.ts'
import { convert, type Money } from '#platform/values/money.ts'
import { unitOf, unitsIn } from '../../content/units.ts'
import { latestRates } from '../../currencies/rates.ts'
import { catalogErrors } from '../errors.ts'
import { marketOf } from '../market-contract.ts'
import { partitionOf } from '../partition.ts'
import { nodeAt, toCategoryShort } from '../tree.ts'
import { marketFigures, type UnitFigures } from './market.ts'

const maxUnits = 4

export const marketHandlers: Handler[] = [
  on(marketOf, async (context) => {
    const { input, caller, tagResponse } = context
    const { db } = await partitionOf(context)
    const node = await nodeAt({ db }, caller.locale, input.category)
    if (!node) throw catalogErrors.unknownCategory()
    const [market, rates, units] = await Promise.all([
      marketFigures(db, node.id),
      latestRates(db),
      unitsIn(db, caller.locale),
    ])
    tagResponse('rates', 'categories', `category:${node.id}`)
    return {
      productCount: market.all.productCount,
      storeCount: market.all.storeCount,
      prices: market.all.units.flatMap((figures) => pricesOf(figures) ?? []).slice(0, maxUnits),
      children: node.children.map((child) => {
        const { productCount = 0, storeCount = 0, units: ofChild = [] } = market.children.get(child.id) ?? {}
        return { ...toCategoryShort(child), productCount, storeCount, price: ofChild[0] ? pricesOf(ofChild[0]) : null }
      }),
    }

    function pricesOf({ unitCode, productCount, lowest, median, highest }: UnitFigures) {
      if (lowest === null || median === null || highest === null) return null
      const { code, label } = unitOf(units, unitCode)
      return {
        unit: { code, label },
        productCount,
        lowest: shown(lowest),
        median: shown(median),
        highest: shown(highest),
      }
    }

    function shown(euros: number): Money {
      const { minor, currency } = convert({ minor: euros * 100, currency: 'EUR' }, caller.currency, rates)
      return { minor: Math.round(minor), currency }
    }
  }),
]
