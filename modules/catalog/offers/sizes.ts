import { sql } from 'kysely'
import type { OutputOf } from '#platform/contract.ts'
import type { Db } from '#platform/db/database.ts'
import { cardsOf, type Viewer } from '../cards.ts'
import { type Characteristic, characteristicsOf } from '../characteristics.ts'
import { isLive } from '../drafts.ts'
import type { listSizes } from '../offers-contract.ts'
import { type CharacteristicValues, characteristicValues, specsIn } from '../specs.ts'
import { type AxisValue, arrangeSizes } from './arrange-sizes.ts'

type Sizes = OutputOf<typeof listSizes>
type Sibling = CharacteristicValues & { id: number }

const maxSiblings = 150
const axisTypes: readonly Characteristic['type'][] = ['Select', 'Radio', 'Interval']

/** The products of the same store, category and standard by the first two characteristics of the category. */
export async function sizesOf(db: Db, id: number, viewer: Viewer): Promise<Sizes> {
  const siblings = await findSiblings(db, id)
  const current = siblings.find((sibling) => sibling.id === id)
  if (!current || siblings.length < 2) return null
  const characteristics = await characteristicsOf(db, current.categoryId, viewer.locale)
  const promoted = characteristics.filter(({ isPromoted }) => isPromoted)
  const axes = promoted.filter(({ type }) => axisTypes.includes(type)).slice(0, 2)
  const standard = characteristics.find(({ parameter }) => parameter === 'standard')
  const textOf = (sibling: Sibling, characteristic: Characteristic) =>
    specsIn([characteristic], sibling, viewer.locale)[0]?.value ?? ''
  const isOfStandard = (sibling: Sibling) => !standard || textOf(sibling, standard) === textOf(current, standard)
  const others = promoted.filter((characteristic) => !axes.includes(characteristic))

  const arranged = arrangeSizes(
    siblings.filter(isOfStandard).map((sibling) => ({
      id: sibling.id,
      values: axes.map((axis) => axisValue(axis, sibling, textOf(sibling, axis))),
      differences: others.flatMap((other) =>
        textOf(sibling, other) === textOf(current, other) ? [] : textOf(sibling, other) || [],
      ),
    })),
    id,
  )
  if (!arranged) return null
  const cards = new Map(
    (
      await cardsOf(
        db,
        arranged.cells.map((cell) => cell.id),
        viewer,
      )
    ).map((card) => [card.id, card]),
  )
  const axisOf = ({ axis, values }: (typeof arranged)['rows']) => ({ name: axes[axis]!.name, values })
  return {
    rows: axisOf(arranged.rows),
    columns: arranged.columns && axisOf(arranged.columns),
    cells: arranged.cells.flatMap(({ id: cellId, row, column, differences }) => {
      const card = cards.get(cellId)
      if (!card) return []
      const { slug, name, price, vat, unit, stock } = card
      const isInStock = stock.status !== 'OutOfStock'
      return { row, column, id: cellId, slug, name, price, vat, unit, isInStock, differences }
    }),
  }
}

/** Undefined for a product without exactly one value. */
function axisValue(
  { id, type, options }: Characteristic,
  { optionIds, valueIds, values }: Sibling,
  label: string,
): AxisValue | undefined {
  if (!label) return undefined
  if (type === 'Interval') return { order: values[valueIds.indexOf(id)] as number, label }
  const chosen = options.flatMap((option, position) => (optionIds.includes(option.id) ? position : []))
  return chosen.length === 1 ? { order: chosen[0]!, label } : undefined
}

async function findSiblings(db: Db, id: number) {
  const { rows } = await sql<Sibling>`
    with siblings as materialized (
      select p.id from products own join products p on p.store_id = own.store_id and p.category_id = own.category_id and p.status = 'Active'
      join stores s on s.id = p.store_id
      where own.id = ${id} and ${isLive} order by p.id = own.id desc, p.popularity desc, p.id limit ${maxSiblings}
    )
    select p.id, p.category_id as "categoryId", p.option_ids as "optionIds", v.ids as "valueIds", v.values
    from siblings join products p using (id) cross join lateral ${characteristicValues} v
  `.execute(db)
  return rows
}
