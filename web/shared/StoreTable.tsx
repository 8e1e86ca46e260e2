import type { ReactNode } from 'react'
import type { OutputOf } from '#platform/contract.ts'
import type { listStores } from '#modules/suppliers/contract.ts'
import { formatResponseTime } from '../lib/response-time.ts'
import { formatNumber } from '../lib/format.ts'
import { type Translate, useLocale, useMessages } from '../lib/messages.ts'
import { useLocalizedHref } from '../lib/page.ts'
import { Thumbnail } from '../ui/Picture.tsx'
import { Stamp } from '../ui/Stamp.tsx'
import { Tag } from '../ui/Tag.tsx'
import layout from '../ui/styles/layout.module.css'
import table from '../ui/styles/Table.module.css'
import styles from './StoreTable.module.css'
import { ChatLink } from './ChatLink.tsx'
import { StoreMinimum } from './StoreMinimum.tsx'

export type StoreListItem = OutputOf<typeof listStores>['items'][number]

/** A table of suppliers; rows become cards on phones. */
export function StoreTable({
  stores,
  renderMark,
}: {
  stores: readonly StoreListItem[]
  renderMark?: (store: StoreListItem) => ReactNode
}) {
  const t = useMessages('common')
  return (
    <>
      <table className={`${table.table} ${table.stacked} ${styles.table}`} data-marked={renderMark ? '' : undefined}>
        <thead>
          <tr>
            {renderMark && <th scope="col">{t('ask')}</th>}
            <th scope="col">{t('stores.supplier')}</th>
            <th scope="col" className={styles.kind}>
              {t('stores.kind')}
            </th>
            <th scope="col" className={styles.city}>
              {t('stores.location')}
            </th>
            <th scope="col" className={table.figure}>
              {t('stores.goods')}
            </th>
            <th scope="col" className={table.figure}>
              {t('stores.orderFrom')}
            </th>
            <th scope="col" className={table.figure}>
              {t('stores.answersIn')}
            </th>
            <th scope="col">{t('stores.stamp')}</th>
            <th scope="col">
              <span className={layout.hidden}>{t('write')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {stores.map((store) => (
            <Row key={store.id} store={store} mark={renderMark?.(store)} t={t} />
          ))}
        </tbody>
      </table>
      <p className={styles.legend}>{t('stores.answers.legend')}</p>
    </>
  )
}

function Row({ store, mark, t }: { store: StoreListItem; mark: ReactNode; t: Translate<'common'> }) {
  const locale = useLocale()
  const responseTime = formatResponseTime(store, t, locale)
  const href = useLocalizedHref()
  const writeLabel = <span>{t('write')}</span>
  const kind = store.supplierType === 'Other' ? '' : t(`supplierType.${store.supplierType}`)
  return (
    <tr>
      {mark && <td className={styles.mark}>{mark}</td>}
      <th scope="row">
        <span className={styles.store}>
          <Thumbnail id={store.logoId} kind="logo" className={styles.logo} />
          <span className={styles.name} data-kind={kind} data-city={store.city}>
            <a href={href(`/store/${store.alias}`)}>{store.name}</a>{' '}
            {store.isPromo && <Tag tone="promo">{t('promo')}</Tag>}
          </span>
        </span>
      </th>
      <td className={styles.kind}>{kind}</td>
      <td className={styles.city}>{store.city}</td>
      <td className={table.figure} data-label={t('stores.goods')}>
        {formatNumber(store.productCount, locale)}
      </td>
      <td className={table.figure} data-label={t('stores.orderFrom')}>
        {store.minimumOrder.minor > 0 ? <StoreMinimum amount={store.minimumOrder} /> : '–'}
      </td>
      <td className={table.figure} data-label={t('stores.answersIn')} data-empty={responseTime === '' || undefined}>
        {responseTime || t('stores.answers.none')}
      </td>
      <td className={styles.stamp}>{store.verifiedAt && <Stamp date={store.verifiedAt} long={!mark} />}</td>
      <td className={styles.write}>
        <ChatLink store={store} size="s">
          {writeLabel}
        </ChatLink>
      </td>
    </tr>
  )
}
