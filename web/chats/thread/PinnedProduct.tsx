import { useEffect, useState } from 'react'
import type { lastCards } from '#modules/catalog/contract.ts'
import { clientCall } from '../../lib/client/client-call.ts'
import { live } from '../../lib/live.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { OfferTerms } from '../../shared/product/OfferTerms.tsx'
import type { Card } from '../../shared/product/ProductCard.tsx'
import { Thumbnail } from '../../ui/Picture.tsx'
import { ProductName } from '../../shared/product/ProductName.tsx'
import styles from './Widgets.module.css'
import type { Chat, Side } from '../client/types.ts'

/**
 * The product a chat is about. Current price (the store's own currency for the store) and terms load after rendering.
 */
export function PinnedProduct({
  product: { id, slug, name, nameLocale, imageId },
  side,
}: {
  product: NonNullable<Chat['product']>
  side: Side
}) {
  const href = useLocalizedHref()
  const [card, setCard] = useState<Card | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    void clientCall<typeof lastCards>(
      'GET x/platform/{p}/{g}/product/small-card/last',
      { ...live, ids: String(id), limit: 1 },
      { signal: controller.signal },
    ).then((result) => !controller.signal.aborted && result.success && setCard(result.data.items[0] ?? null))
    return () => controller.abort()
  }, [id])
  return (
    <div className={styles.pinned} data-pinned="">
      <Thumbnail id={imageId} size={48} className={styles.picture} />
      <div>
        <a href={href(`/product/${slug}`)}>
          <ProductName name={name} nameLocale={nameLocale} />
        </a>
        <div className={styles.lotSpace}>
          {card && (
            <OfferTerms
              price={side === 'Store' ? card.originalPrice : card.price}
              vat={side === 'Store' ? undefined : card.vat}
              unit={card.unit}
              minimumOrder={card.minimumOrder}
              orderStep={card.orderStep}
            />
          )}
        </div>
      </div>
    </div>
  )
}
