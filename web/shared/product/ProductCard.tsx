import type { ReactNode } from 'react'
import type { OutputOf } from '#platform/contract.ts'
import type { lastCards } from '#modules/catalog/contract.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { CardOrder, CardStock, InCart } from './CardOrder.tsx'
import { CardStore } from './CardStore.tsx'
import { FavouriteToggle } from './FavouriteToggle.tsx'
import { OffersLink } from './OffersLink.tsx'
import { AssembledMark } from './OriginalName.tsx'
import { OfferTerms } from './OfferTerms.tsx'
import styles from './ProductCard.module.css'
import { ProductName } from './ProductName.tsx'

export type Card = OutputOf<typeof lastCards>['items'][number]
type Props = { card: Card; priority?: boolean; mark?: ReactNode }

const sizes = '(max-width: 767px) 46vw, (max-width: 1279px) 30vw, 240px'
const width = 240

export function ProductCard({ card, priority, mark }: Props) {
  const t = useMessages('common')
  const href = useLocalizedHref()
  const { name, nameLocale, imageIds, store } = card
  const productHref = href(`/product/${card.slug}`)
  return (
    <article className={styles.card} data-metric="productCard" data-product={card.id}>
      {(card.isPromo || card.hasDrawing) && (
        <span className={styles.marks}>
          {card.isPromo && <Tag tone="promo">{t('promo')}</Tag>}
          {card.hasDrawing && <small>{t('picture.drawing')}</small>}
        </span>
      )}
      <a className={styles.plate} href={productHref} tabIndex={-1} aria-hidden="true">
        <Pictures ids={imageIds} priority={priority} />
      </a>
      <div className={styles.favourite}>
        <FavouriteToggle productId={card.id} name={name} />
      </div>
      <h3 className={styles.name}>
        <AssembledMark original={card.originalName} />
        <a href={productHref}>
          <ProductName name={name} nameLocale={nameLocale} />
        </a>
      </h3>
      <div>
        <OfferTerms
          price={card.price}
          vat={card.vat}
          oldPrice={card.oldPrice}
          unit={card.unit}
          minimumOrder={card.minimumOrder}
          orderStep={card.orderStep}
        />
        <OffersLink card={card} />
      </div>
      <CardStore store={store} productId={card.id} />
      <CardOrder card={card}>
        <CardStock card={card} />
      </CardOrder>
      <div className={styles.foot}>
        {mark}
        <InCart productId={card.id} />
      </div>
    </article>
  )
}

/** Up to three pictures; hovering over a zone of the plate shows its picture. */
function Pictures({ ids, priority }: { ids: readonly string[]; priority?: boolean }) {
  const visibleIds = ids.length > 0 ? ids.slice(0, 3) : [null]
  return (
    <>
      {visibleIds.map((id, index) => (
        <span key={id ?? 'none'} className={styles.picture}>
          <Picture
            id={id}
            alt=""
            sizes={sizes}
            width={width}
            height={width}
            priority={priority && index === 0}
            isSingleFile={index > 0}
          />
        </span>
      ))}
      {visibleIds.length > 1 && (
        <span className={styles.zones}>
          {visibleIds.map((id) => (
            <i key={id} />
          ))}
        </span>
      )}
    </>
  )
}
