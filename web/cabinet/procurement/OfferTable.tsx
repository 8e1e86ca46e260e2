import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { formatDate, formatMoney } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { type Column, DataTable } from '../../list/DataTable.tsx'
import { ChatLink } from '../../shared/ChatLink.tsx'
import { ConvertedAmount } from '../../shared/ConvertedAmount.tsx'
import { ProductName } from '../../shared/product/ProductName.tsx'
import { Button } from '../../ui/Button.tsx'
import { PopoverDialog } from '../../ui/overlay/PopoverDialog.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { Stamp } from '../../ui/Stamp.tsx'
import { Tag } from '../../ui/Tag.tsx'
import styles from './procurement.module.css'
import type { Offer, Request } from './request-data.ts'
import { OfferStatusTag } from '../../shared/procurement/StatusTags.tsx'
import { useQuantity } from '../../shared/procurement/use-quantity.ts'

/** The offers of all suppliers side by side, the cheapest first, then those for less than is asked for and those that have expired. */
export function OfferTable({ request }: { request: Request }) {
  const t = useMessages('procurement')
  const locale = useLocale()
  const common = useMessages('common')
  const quantityOf = useQuantity()
  const { offers, unit, quantity: wanted, can } = request
  const hasLast = offers.length > 1 && offers.some(({ quantity, isExpired }) => quantity < wanted || isExpired)
  const columns: Column<Offer>[] = [
    { key: 'store', label: t('supplier'), render: (offer) => <Supplier offer={offer} /> },
    {
      key: 'price',
      label: t('offer.price'),
      isFigure: true,
      render: ({ price, shownPrice }) => (
        <>
          {formatMoney(price, locale)}
          <small className={styles.below}>{common('price.per', { unit: unit.label })}</small>
          <ConvertedAmount amount={price} shown={shownPrice} />
        </>
      ),
    },
    {
      key: 'total',
      label: t('offer.total'),
      isFigure: true,
      render: ({ total, shownTotal, quantity }) => (
        <>
          <b>{formatMoney(total, locale)}</b>
          <small className={styles.below} data-less={quantity < wanted ? '' : undefined}>
            {t(quantity < wanted ? 'offer.forOnly' : 'offer.for', { quantity: quantityOf({ quantity, unit }) })}
          </small>
          <ConvertedAmount amount={total} shown={shownTotal} />
        </>
      ),
    },
    {
      key: 'lead',
      label: t('offer.lead'),
      render: ({ status, leadDays, validUntil, isExpired }) => (
        <>
          {t('days', { count: leadDays })}
          <small className={styles.below}>
            {isExpired && status === 'Sent'
              ? t('offer.expired')
              : t('offer.validUntil', { date: formatDate(validUntil, locale) })}
          </small>
        </>
      ),
    },
    {
      key: 'actions',
      label: t('actions'),
      isPlain: true,
      render: (offer) => <Actions offer={offer} request={request} />,
    },
  ]
  return (
    <section aria-labelledby="offers" className={styles.offers}>
      <SectionHeading
        title={t('offers')}
        id="offers"
        caption={offers.length > 0 ? t(hasLast ? 'offers.caption.partial' : 'offers.caption') : undefined}
      />
      {offers.length === 0 ? (
        <p className={styles.empty}>{t(can.includes('change') ? 'offers.waiting' : 'offers.none')}</p>
      ) : (
        <DataTable label={t('offers')} columns={columns} rows={offers} keyOf={({ id }) => id} />
      )}
    </section>
  )
}

function Supplier({ offer: { store, status, comment, product, isOutdated } }: { offer: Offer }) {
  const t = useMessages('procurement')
  const href = useLocalizedHref()
  return (
    <div className={styles.supplier}>
      <span>
        {store.isActive ? <a href={href(`/store/${store.alias}`)}>{store.name}</a> : store.name}
        {status !== 'Sent' && <OfferStatusTag status={status} />}
        {isOutdated && <Tag tone="warn">{t('offer.outdated')}</Tag>}
      </span>
      <small>
        {store.city}
        {store.verifiedAt && <Stamp date={store.verifiedAt} />}
      </small>
      {product && (
        <a href={href(`/product/${product.slug}`)}>
          <ProductName name={product.name} nameLocale={product.nameLocale} />
        </a>
      )}
      {comment && <p>{comment}</p>}
    </div>
  )
}

function Actions({ offer, request: { title, can } }: { offer: Offer; request: Request }) {
  const t = useMessages('procurement')
  const profile = useMessages('profile')
  const { id, version, status, store, isExpired } = offer
  const dialog = `accept-${id}`
  return (
    <div className={styles.actions}>
      {can.includes('accept') && status === 'Sent' && store.isActive && !isExpired && (
        <>
          <Button size="s" variant="solid" popoverTarget={dialog} aria-label={t('accept.named', { store: store.name })}>
            {t('accept')}
          </Button>
          <PopoverDialog
            id={dialog}
            title={t('accept.title', { store: store.name })}
            text={t('accept.text')}
            cancel={profile('cancel')}
            submit={
              <Button type="submit" variant="solid">
                {t('accept')}
              </Button>
            }
          >
            <HiddenFields intent="offer.accept" fields={{ id, version }} />
          </PopoverDialog>
        </>
      )}
      {store.isActive && <ChatLink store={store} size="s" text={`${t('offer.about', { title })}\n`} />}
    </div>
  )
}
