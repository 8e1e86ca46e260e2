import type { ReactNode } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { PhoneLink } from '../../shared/PhoneLink.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import styles from './order.module.css'
import type { Order } from '../../shared/OrderStatusTag.tsx'

/** Contact details of supplier and buyer. */
export function Parties({ order: { store, buyer, address, comment } }: { order: Order }) {
  const t = useMessages('order')
  const href = useLocalizedHref()
  return (
    <div className={styles.parties}>
      <section aria-labelledby="supplier">
        <SectionHeading title={t('supplier')} id="supplier" />
        <dl>
          <Fact caption={t('name')}>
            <a href={href(`/store/${store.alias}`)}>{store.name}</a>
          </Fact>
          <Fact caption={t('city')}>{store.city}</Fact>
          {store.phones.map((phone) => (
            <Fact key={phone} caption={t('phone')}>
              <PhoneLink number={phone} />
            </Fact>
          ))}
        </dl>
      </section>
      <section aria-labelledby="buyer">
        <SectionHeading title={t('buyer')} id="buyer" />
        <dl>
          <Fact caption={t('contact')}>{buyer.name}</Fact>
          {buyer.phone && (
            <Fact caption={t('phone')}>
              <PhoneLink number={buyer.phone} />
            </Fact>
          )}
          {buyer.email && (
            <Fact caption={t('email')}>
              <a href={`mailto:${encodeURIComponent(buyer.email)}`}>{buyer.email}</a>
            </Fact>
          )}
          {address && <Fact caption={t('address')}>{address}</Fact>}
          {comment && <Fact caption={t('comment')}>{comment}</Fact>}
        </dl>
      </section>
    </div>
  )
}

const Fact = ({ caption, children }: { caption: string; children: ReactNode }) => (
  <div>
    <dt>{caption}</dt>
    <dd>{children}</dd>
  </div>
)
