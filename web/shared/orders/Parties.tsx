import { statedTaxNumber } from '#platform/values/tax-number.ts'
import type { ReactNode } from 'react'
import { formatDate } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import type { Order } from './OrderStatusTag.tsx'
import { useOrderTerms } from '../terms/use-terms.ts'
import { PhoneLink } from '../PhoneLink.tsx'
import facts from '../../ui/FactList.module.css'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { InLatin } from '../InLatin.tsx'
import styles from './order.module.css'

type Bank = NonNullable<NonNullable<Order['buyer']['company']>['bank']>
type Props = { order: Order; countryName: string | null }

/** Supplier and buyer with their legal entities, the other side first, and how the goods get from one to the other. */
export function Parties({ order, countryName }: Props) {
  const isSeller = order.side === 'seller'
  return (
    <div className={styles.parties}>
      {isSeller && <Buyer order={order} />}
      <Supplier store={order.store} />
      {!isSeller && <Buyer order={order} />}
      <Delivery order={order} countryName={countryName} />
    </div>
  )
}

function Supplier({ store: { alias, name, city, phones, company } }: Pick<Order, 'store'>) {
  const t = useMessages('order')
  const href = useLocalizedHref()
  return (
    <Section id="supplier" title={t('supplier')}>
      <Fact caption={t('name')}>
        <a href={href(`/store/${alias}`)}>{name}</a>
      </Fact>
      <CompanyFacts company={company} />
      <Fact caption={t('city')}>{city}</Fact>
      {phones.map((phone) => (
        <Fact key={phone} caption={t('phone')}>
          <PhoneLink number={phone} />
        </Fact>
      ))}
    </Section>
  )
}

function Buyer({ order: { side, buyer, reference, comment } }: { order: Order }) {
  const t = useMessages('order')
  return (
    <Section id="buyer" title={t('buyer')}>
      <CompanyFacts company={buyer.company} />
      {buyer.company?.address && <Fact caption={t('registeredAddress')}>{buyer.company.address}</Fact>}
      {buyer.company?.bank && <Fact caption={t('bank')}>{bankLines(buyer.company.bank)}</Fact>}
      <Fact caption={t('contact')}>{buyer.name}</Fact>
      {buyer.phone && (
        <Fact caption={t('phone')}>
          <PhoneLink number={buyer.phone} />
        </Fact>
      )}
      {buyer.email && (
        <Fact caption={t('email')}>
          <a href={`mailto:${encodeURIComponent(buyer.email)}`}>
            {buyer.email.slice(0, buyer.email.indexOf('@') + 1)}
            <wbr />
            {buyer.email.slice(buyer.email.indexOf('@') + 1)}
          </a>
        </Fact>
      )}
      {reference && <Fact caption={t(`reference.${side}`)}>{reference}</Fact>}
      {comment && <Fact caption={t('comment')}>{comment}</Fact>}
    </Section>
  )
}

function Delivery({ order, countryName }: Props) {
  const { store, delivery, terms, address, wantedOn, expectedOn, carrier, trackingNumber, payBy } = order
  const t = useMessages('order')
  const common = useMessages('common')
  const locale = useLocale()
  const { days, cost, payment } = useOrderTerms(order)
  return (
    <Section id="delivery" title={t('deliveryAndPayment')}>
      <Fact caption={t('delivery')}>{common(`delivery.${delivery}`)}</Fact>
      {delivery !== 'Pickup' && countryName && <Fact caption={t('country')}>{countryName}</Fact>}
      {address && <Fact caption={t('address')}>{address}</Fact>}
      {terms?.pickupAddress && <Fact caption={t('pickupAddress')}>{terms.pickupAddress}</Fact>}
      {days && <Fact caption={t('deliveryTime')}>{days}</Fact>}
      {cost && <Fact caption={t('deliveryCost')}>{cost}</Fact>}
      {wantedOn && <Fact caption={t('wantedOn')}>{formatDate(wantedOn, locale, 'long')}</Fact>}
      {expectedOn && <Fact caption={t('expectedOn')}>{formatDate(expectedOn, locale, 'long')}</Fact>}
      {carrier && <Fact caption={t('carrier')}>{carrier}</Fact>}
      {trackingNumber && <Fact caption={t('trackingNumber')}>{trackingNumber}</Fact>}
      {store.delivery && <Fact caption={t('terms')}>{store.delivery}</Fact>}
      {payment && <Fact caption={t('payment')}>{payment}</Fact>}
      {payBy && <Fact caption={t('payBy')}>{formatDate(payBy, locale, 'long')}</Fact>}
    </Section>
  )
}

function CompanyFacts({ company }: { company: Order['store']['company'] }) {
  const t = useMessages('order')
  if (!company) return null
  const { isVatNumber, text: taxNumber } = statedTaxNumber(company)
  return (
    <>
      <Fact caption={t('legalName')}>
        <InLatin text={company.legalName} latin={company.legalNameLatin} />
      </Fact>
      <Fact caption={t(isVatNumber ? 'vatNumber' : 'taxNumber')}>{taxNumber}</Fact>
    </>
  )
}

const bankLines = ({ name, code, account, correspondentAccount }: Bank) =>
  [name, code, account, correspondentAccount].filter(Boolean).join('\n')

const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id}>
    <SectionHeading title={title} id={id} />
    <dl className={facts.facts}>{children}</dl>
  </section>
)

const Fact = ({ caption, children }: { caption: string; children: ReactNode }) => (
  <div>
    <dt>{caption}</dt>
    <dd>{children}</dd>
  </div>
)
