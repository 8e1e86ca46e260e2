import type { ReactNode } from 'react'
import type { OutputOf } from '#platform/contract.ts'
import type { lastCards } from '#modules/catalog/contract.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { CardOrder, InCart } from './CardOrder.tsx'
import specsStyles from './CardSpecs.module.css'
import { CardStore } from './CardStore.tsx'
import { OfferTerms } from './OfferTerms.tsx'
import styles from './ProductCard.module.css'
import { ProductName } from './ProductName.tsx'

export type Card = OutputOf<typeof lastCards>['items'][number]
type Props = { card: Card; view?: 'grid' | 'list'; priority?: boolean; mark?: ReactNode }

const sizes = { grid: '(max-width: 767px) 46vw, (max-width: 1279px) 30vw, 240px', list: '128px' }

export function ProductCard({ card, view = 'grid', priority, mark }: Props) {
  const t = useMessages('common')
  const href = useLocalizedHref()
  const { name, nameLocale, imageIds, store, specs } = card
  const productHref = href(`/product/${card.slug}`)
  return (
    <article className={styles.card} data-view={view}>
      {card.isPromo && (
        <span className={styles.promo}>
          <Tag tone="promo">{t('promo')}</Tag>
        </span>
      )}
      <a className={styles.plate} href={productHref} tabIndex={-1} aria-hidden="true">
        <Pictures ids={imageIds} view={view} priority={priority} />
        {card.hasDrawing && <span className={styles.drawing}>{t('picture.drawing')}</span>}
      </a>
      <h3 className={styles.name}>
        <a href={productHref}>
          <ProductName name={name} nameLocale={nameLocale} />
        </a>
      </h3>
      {view === 'list' && specs.length > 0 && (
        <dl className={specsStyles.specs}>
          {specs.map(({ name: label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.lot}>
        <OfferTerms
          price={card.price}
          vat={card.vat}
          oldPrice={card.oldPrice}
          unit={card.unit}
          minimumOrder={card.minimumOrder}
          orderStep={card.orderStep}
        />
      </div>
      <CardStore store={store} productId={card.id} />
      <CardOrder card={card} />
      <div className={styles.foot}>
        {mark}
        <InCart productId={card.id} />
      </div>
    </article>
  )
}

/** Up to three pictures; hovering over a zone of the plate shows its picture. */
function Pictures({ ids, view, priority }: { ids: readonly string[]; view: 'grid' | 'list'; priority?: boolean }) {
  const width = view === 'list' ? 128 : 240
  const visibleIds = ids.length > 0 ? ids.slice(0, 3) : [null]
  return (
    <>
      {visibleIds.map((id, index) => (
        <span key={id ?? 'none'} className={styles.picture}>
          <Picture
            id={id}
            alt=""
            sizes={sizes[view]}
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
