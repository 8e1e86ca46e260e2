import type { Card } from '../../../shared/product/ProductCard.tsx'
import type { ProductList } from '../listing.ts'

export type Column = Pick<ProductList['facets'][number], 'key' | 'type' | 'name' | 'unit'>

const maxColumns = 4

/** The first characteristics by which the products differ: of the category, or shared by those of a search. */
export function columnsOf(facets: ProductList['facets'], cards: readonly Card[]): Column[] {
  const names = new Set(cards.flatMap(({ specs }) => specs.map(({ name }) => name)))
  return facets.filter(({ key, name }) => key.startsWith('f.') && names.has(name)).slice(0, maxColumns)
}

/** The value of a product, without the unit of the column. */
export function valueIn({ name, unit }: Column, { specs }: Card): string {
  const value = specs.find((spec) => spec.name === name)?.value ?? ''
  return unit && value.endsWith(`\u00a0${unit}`) ? value.slice(0, -unit.length - 1) : value
}
