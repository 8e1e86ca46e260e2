import type { ReactNode } from 'react'
import type { OutputOf } from '#platform/contract.ts'
import type { listStores } from '#modules/suppliers/contract.ts'
import { answerTime } from '../lib/answer-time.ts'
import { formatMoney, formatNumber } from '../lib/format.ts'
import { type Translate, useLocale, useMessages } from '../lib/messages.ts'
import { useHref } from '../lib/page.ts'
import { Picture } from '../ui/Picture.tsx'
import { Stamp } from '../ui/Stamp.tsx'
import { Tag } from '../ui/Tag.tsx'
import layout from '../ui/layout.module.css'
import table from '../ui/Table.module.css'
import styles from './StoreTable.module.css'
import { WriteLink } from './WriteLink.tsx'

export type StoreRow = OutputOf<typeof listStores>['items'][number]

/** A table of suppliers; on phones blocks of a few lines. */
export function StoreTable({
  stores,
  markOf,
}: {
  stores: readonly StoreRow[]
  markOf?: (store: StoreRow) => ReactNode
}) {
  const t = useMessages('common')
  return (
    <table className={`${table.table} ${table.stacked} ${styles.table}`} data-marked={markOf ? '' : undefined}>
      <thead>
        <tr>
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
          <Row key={store.id} store={store} mark={markOf?.(store)} t={t} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ store, mark, t }: { store: StoreRow; mark: ReactNode; t: Translate<'common'> }) {
  const locale = useLocale()
  const answers = answerTime(store, t, locale)
  const href = useHref()
  const kind = t(`supplierType.${store.supplierType}`)
  return (
    <tr>
      <th scope="row">
        <span className={styles.store}>
          <span className={styles.logo}>
            <Picture id={store.logoId} alt="" kind="logo" sizes="40px" width={40} height={40} />
          </span>
          <span className={styles.name} data-kind={kind} data-city={store.city}>
            <a href={href(`/store/${store.alias}`)}>{store.name}</a>
          </span>
          {store.isPromo && <Tag tone="promo">{t('promo')}</Tag>}
        </span>
      </th>
      <td className={styles.kind}>{kind}</td>
      <td className={styles.city}>{store.city}</td>
      <td className={table.figure} data-label={t('stores.goods')}>
        {formatNumber(store.productCount, locale)}
      </td>
      <td className={table.figure} data-label={t('stores.orderFrom')}>
        {formatMoney(store.minimumOrder, locale, { whole: true })}
      </td>
      <td className={`${table.figure} ${styles.answers}`} data-label={answers ? t('stores.answersIn') : undefined}>
        {answers}
      </td>
      <td>{store.verifiedAt && <Stamp date={store.verifiedAt} long={!mark} />}</td>
      <td className={styles.write}>
        {mark}
        <WriteLink store={store} size="s">
          <span>{t('write')}</span>
        </WriteLink>
      </td>
    </tr>
  )
}
