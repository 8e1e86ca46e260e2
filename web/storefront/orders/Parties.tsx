import type { ReactNode } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import { Phone } from '../../shared/Phone.tsx'
import { RuleHead } from '../../ui/RuleHead.tsx'
import styles from './order.module.css'
import type { Order } from '../../shared/StatusTag.tsx'

/** How each side reaches the other. */
export function Parties({ order: { store, buyer, address, comment } }: { order: Order }) {
  const t = useMessages('order')
  const href = useHref()
  return (
    <div className={styles.parties}>
      <section aria-labelledby="supplier">
        <RuleHead title={t('supplier')} id="supplier" />
        <dl>
          <Fact caption={t('name')}>
            <a href={href(`/store/${store.alias}`)}>{store.name}</a>
          </Fact>
          <Fact caption={t('city')}>{store.city}</Fact>
          {store.phones.map((phone) => (
            <Fact key={phone} caption={t('phone')}>
              <Phone number={phone} />
            </Fact>
          ))}
        </dl>
      </section>
      <section aria-labelledby="buyer">
        <RuleHead title={t('buyer')} id="buyer" />
        <dl>
          <Fact caption={t('contact')}>{buyer.name}</Fact>
          {buyer.phone && (
            <Fact caption={t('phone')}>
              <Phone number={buyer.phone} />
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
