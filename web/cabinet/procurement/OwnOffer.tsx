import type { ComponentProps } from 'react'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { formatDate, formatMoney } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ConfirmButton } from '../../shared/ConfirmButton.tsx'
import { ProductName } from '../../shared/product/ProductName.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { OfferForm } from './OfferForm.tsx'
import styles from './procurement.module.css'
import type { Request } from './request-data.ts'
import { OfferStatusTag } from '../../shared/procurement/StatusTags.tsx'
import { useQuantity } from '../../shared/procurement/use-quantity.ts'

type Props = ComponentProps<typeof OfferForm>

/** The offer of the store as the buyer sees it, and the form that makes or changes it. */
export function OwnOffer(props: Props) {
  const { request, storeId } = props
  const t = useMessages('procurement')
  const { ownOffer: offer, can } = request
  const canOffer = can.includes('offer')
  if (!offer || (offer.status === 'Withdrawn' && canOffer))
    return (
      <section aria-labelledby="offer">
        <SectionHeading title={t('offer.make')} id="offer" caption={t('offer.make.caption')} />
        {canOffer ? <OfferForm {...props} /> : <p className={styles.empty}>{t('offer.closed')}</p>}
      </section>
    )
  return (
    <section aria-labelledby="offer" className={styles.offer}>
      <SectionHeading title={t('offer.own')} id="offer">
        <OfferStatusTag status={offer.status} />
      </SectionHeading>
      <OfferFacts request={request} />
      {canOffer && (
        <div className={styles.change}>
          <Disclosure label={t('offer.change')} isOpen={offer.isOutdated}>
            <OfferForm {...props} />
          </Disclosure>
          {can.includes('withdrawOffer') && (
            <ConfirmButton
              id="withdraw-offer"
              label={t('offer.withdraw')}
              title={t('offer.withdraw.title')}
              text={t('offer.withdraw.text')}
              action={t('offer.withdraw')}
            >
              <HiddenFields intent="offer.withdraw" fields={{ store: storeId }} />
            </ConfirmButton>
          )}
        </div>
      )}
    </section>
  )
}

function OfferFacts({ request: { ownOffer, unit } }: { request: Request }) {
  const t = useMessages('procurement')
  const locale = useLocale()
  const href = useLocalizedHref()
  const quantityOf = useQuantity()
  const { price, quantity, total, leadDays, validUntil, comment, product } = ownOffer!
  const productLink = product && (
    <a href={href(`/product/${product.slug}`)}>
      <ProductName name={product.name} nameLocale={product.nameLocale} />
    </a>
  )
  return (
    <FactList
      facts={[
        [t('offer.price'), t('perUnit', { price: formatMoney(price, locale), unit: unit.label })],
        [t('quantity'), quantityOf({ quantity, unit })],
        [t('offer.total'), formatMoney(total, locale)],
        [t('offer.lead'), t('days', { count: leadDays })],
        [t('offer.until'), formatDate(validUntil, locale, 'long')],
        [t('offer.product'), productLink],
        [t('offer.comment'), comment],
      ]}
    />
  )
}
