import { useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import { ProductRail } from '../../shared/ProductGrid.tsx'
import layout from '../../ui/layout.module.css'
import { RuleHead } from '../../ui/RuleHead.tsx'
import type { CartData, Group } from './cart-data.ts'

const most = 5

/** Goes away as soon as the minimum is reached. */
export function FillMinimum({ fill, groups }: { fill: CartData['fill'][number]; groups: readonly Group[] }) {
  const t = useMessages('cart')
  const href = useHref()
  const group = groups.find(({ store }) => store.id === fill.storeId)
  const inCart = new Set(group?.items.map(({ productId }) => productId))
  const cards = fill.cards.filter(({ id }) => !inCart.has(id)).slice(0, most)
  if (!group || group.missing.minor === 0 || cards.length === 0) return null
  const { name, alias } = group.store
  return (
    <section className={layout.section} aria-label={t('fill.title', { store: name })}>
      <RuleHead
        title={t('fill.title', { store: name })}
        caption={t('fill.caption')}
        link={{ href: href(`/store/${alias}`), label: t('group.store') }}
      />
      <ProductRail cards={cards} />
    </section>
  )
}
