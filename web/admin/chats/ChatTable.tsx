import { formatDateTime, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import { useTimeZone } from '../../lib/time-zone.ts'
import table from '../../ui/Table.module.css'
import { Tag } from '../../ui/Tag.tsx'
import type { Row } from './chats.tsx'
import styles from './chats.module.css'

export function ChatTable({ chats }: { chats: readonly Row[] }) {
  const t = useMessages('reviews')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const href = useHref()
  return (
    <table className={`${table.table} ${table.stacked} ${styles.table}`}>
      <thead>
        <tr>
          <th scope="col">{t('column.buyer')}</th>
          <th scope="col">{t('column.store')}</th>
          <th scope="col">{t('column.active')}</th>
          <th scope="col" className={table.figure}>
            {t('column.messages')}
          </th>
          <th scope="col">{t('column.reports')}</th>
        </tr>
      </thead>
      <tbody>
        {chats.map(({ id, buyer, store, activeAt, messageCount, openReports, closedReports }) => (
          <tr key={id}>
            <th scope="row">
              <a href={href(`/admin/chats/${id}`)}>{buyer.name || t('visitor')}</a>
            </th>
            <td data-label={t('column.store')}>{store.name}</td>
            <td>
              <time dateTime={activeAt}>{formatDateTime(activeAt, locale, timeZone)}</time>
            </td>
            <td className={table.figure} data-label={t('column.messages')}>
              {formatNumber(messageCount, locale)}
            </td>
            <td>
              <span className={styles.row}>
                {openReports > 0 && <Tag tone="bad">{t('reports.open', { count: openReports })}</Tag>}
                {closedReports > 0 && <Tag>{t('reports.closed', { count: closedReports })}</Tag>}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
