import type { ReactNode } from 'react'
import type { lastStores } from '#modules/suppliers/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { formatResponseTime } from '../../lib/response-time.ts'
import { FactList } from '../../ui/FactList.tsx'
import { Picture } from '../../ui/Picture.tsx'
import sheet from '../../ui/styles/Sheet.module.css'
import { Stamp } from '../../ui/Stamp.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { ChatLink } from '../../shared/ChatLink.tsx'
import { StoreMinimum } from '../../shared/StoreMinimum.tsx'
import { kindAndCity } from './kind-and-city.ts'
import styles from './StoreCards.module.css'

type Card = OutputOf<typeof lastStores>['items'][number]

export function StoreCards({
  stores,
  renderMark,
}: {
  stores: readonly Card[]
  renderMark: (store: Card) => ReactNode
}) {
  return (
    <ul className={`${sheet.sheet} ${styles.cards}`}>
      {stores.map((store) => (
        <StoreCard key={store.id} store={store} mark={renderMark(store)} />
      ))}
    </ul>
  )
}

function StoreCard({ store, mark }: { store: Card; mark: ReactNode }) {
  const t = useMessages('store')
  const common = useMessages('common')
  const href = useLocalizedHref()
  const locale = useLocale()
  const { alias, name, logoId, about, verifiedAt, isPromo } = store
  const minimum = store.minimumOrder.minor > 0 && <StoreMinimum amount={store.minimumOrder} />
  return (
    <li className={styles.card}>
      <div className={styles.who}>
        <Picture id={logoId} alt="" kind="logo" sizes="56px" width={56} height={56} />
        <div>
          <h2>
            <a href={href(`/store/${alias}`)}>{name}</a>
          </h2>
          <p>{kindAndCity(t, common, store)}</p>
        </div>
      </div>
      <div className={styles.marks}>
        {verifiedAt && <Stamp date={verifiedAt} long />}
        {isPromo && <Tag tone="promo">{common('promo')}</Tag>}
      </div>
      <p className={styles.about}>{about}</p>
      <FactList
        className={`${sheet.facts} ${styles.fields}`}
        facts={[
          [t('section.products'), formatNumber(store.productCount, locale)],
          [common('stores.orderFrom'), minimum],
          [common('stores.answersIn'), formatResponseTime(store, common, locale)],
        ]}
      />
      <div className={styles.actions}>
        {mark}
        <ChatLink store={store} size="s" />
      </div>
    </li>
  )
}
