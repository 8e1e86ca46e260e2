import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { formatMinutes, formatResponseTime } from '../../lib/response-time.ts'
import { ChatLink } from '../../shared/ChatLink.tsx'
import { StoreMinimum } from '../../shared/StoreMinimum.tsx'
import { Thumbnail } from '../../ui/Picture.tsx'
import { Stamp } from '../../ui/Stamp.tsx'
import type { Approvals, Group as GroupData } from './cart-data.ts'
import styles from './Group.module.css'
import { GroupFooter } from './GroupFooter.tsx'
import { Line } from './Line.tsx'

type Props = {
  group: GroupData
  approvals: Approvals['alone']
  country: string | null
  correctedProductId: number | null
}

/** The cart lines of one supplier, which become one order. */
export function Group({ group, approvals, country, correctedProductId }: Props) {
  return (
    <section className={styles.group} aria-labelledby={`store-${group.store.id}`}>
      <Waybill group={group} />
      <ul>
        {group.items.map((line) => (
          <Line
            key={line.productId}
            line={line}
            isClosed={group.issues.includes('storeClosed')}
            wasCorrected={correctedProductId === line.productId}
          />
        ))}
      </ul>
      <GroupFooter group={group} approvals={approvals} country={country} />
    </section>
  )
}

function Waybill({ group: { store, minimum } }: { group: GroupData }) {
  const t = useMessages('cart')
  const common = useMessages('common')
  const locale = useLocale()
  const href = useLocalizedHref()
  const { supplierType, city } = store
  return (
    <div className={styles.waybill}>
      <div className={styles.who}>
        <Thumbnail id={store.logoId} kind="logo" className={styles.logo} />
        <div>
          <h2 id={`store-${store.id}`} tabIndex={-1}>
            <a href={href(`/store/${store.alias}`)}>{store.name}</a>
          </h2>
          <p>
            {supplierType === 'Other' ? city : t('group.what', { type: common(`supplierType.${supplierType}`), city })}
          </p>
        </div>
      </div>
      <dl>
        {store.verifiedAt && (
          <div>
            <dt>{common('stores.stamp')}</dt>
            <dd>
              <Stamp date={store.verifiedAt} />
            </dd>
          </div>
        )}
        {store.responseMinutes !== null && (
          <div title={formatResponseTime(store, common, locale)}>
            <dt>{common('stores.answersIn')}</dt>
            <dd>{formatMinutes(store.responseMinutes, common)}</dd>
          </div>
        )}
        {minimum.minor > 0 && (
          <div>
            <dt>{common('stores.orderFrom')}</dt>
            <dd>
              <StoreMinimum amount={minimum} />
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.write}>
        <ChatLink store={store} variant="quiet">
          <span>{common('write')}</span>
        </ChatLink>
      </div>
    </div>
  )
}
