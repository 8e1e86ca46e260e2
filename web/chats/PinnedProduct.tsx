import { useEffect, useState } from 'react'
import { clientApi } from '../lib/client-api.ts'
import { languageTags } from '../lib/locale.ts'
import { useLocale } from '../lib/messages.ts'
import { useHref } from '../lib/page.ts'
import { LotLine } from '../shared/LotLine.tsx'
import type { Card } from '../shared/ProductCard.tsx'
import { Picture } from '../ui/Picture.tsx'
import styles from './Widgets.module.css'
import type { Chat, Side } from './types.ts'

/** What the dialog is about; its price, for the store its own, and terms as they are now arrive after it. */
export function PinnedProduct({
  product: { id, slug, name, nameLocale, imageId },
  side,
}: {
  product: NonNullable<Chat['product']>
  side: Side
}) {
  const locale = useLocale()
  const href = useHref()
  const [card, setCard] = useState<Card | null>(null)
  useEffect(() => {
    const left = new AbortController()
    void clientApi<{ items: Card[] }>(`x/platform/live/default/product/small-card/last?ids=${id}&limit=1`, {
      signal: left.signal,
    }).then((found) => !left.signal.aborted && found.success && setCard(found.data.items[0] ?? null))
    return () => left.abort()
  }, [id])
  return (
    <div className={styles.pinned} data-pinned="">
      <span className={styles.picture}>
        <Picture id={imageId} alt="" sizes="48px" width={48} height={48} />
      </span>
      <div>
        <a href={href(`/product/${slug}`)} lang={nameLocale === locale ? undefined : languageTags[nameLocale]}>
          {name}
        </a>
        <div className={styles.lotSpace}>
          {card && (
            <LotLine
              price={side === 'Store' ? card.originalPrice : card.price}
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
