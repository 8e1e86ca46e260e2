import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ProductRail } from '../../shared/product/ProductGrid.tsx'
import layout from '../../ui/styles/layout.module.css'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import type { CartData, Group } from './cart-data.ts'

const maxCards = 5

/** More products of a supplier whose minimum order is not reached yet. */
export function FillMinimum({ fill, groups }: { fill: CartData['fillers'][number]; groups: readonly Group[] }) {
  const t = useMessages('cart')
  const href = useLocalizedHref()
  const group = groups.find(({ store }) => store.id === fill.storeId)
  const inCart = new Set(group?.items.map(({ productId }) => productId))
  const cards = fill.cards.filter(({ id }) => !inCart.has(id)).slice(0, maxCards)
  if (!group || group.missing.minor === 0 || cards.length === 0) return null
  const { name, alias } = group.store
  return (
    <section className={layout.section} aria-label={t('fill.title', { store: name })}>
      <SectionHeading
        title={t('fill.title', { store: name })}
        caption={t('fill.caption')}
        link={{ href: href(`/store/${alias}`), label: t('group.store') }}
      />
      <ProductRail cards={cards} />
    </section>
  )
}
