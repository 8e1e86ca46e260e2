import type { listReviewedChats } from '#modules/moderation/chat-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import type { ListColumn } from '../../list/tools/choose-columns.ts'
import { Tag } from '../../ui/Tag.tsx'
import styles from './chats.module.css'
import { Time } from '../Time.tsx'

type ReviewedChat = OutputOf<typeof listReviewedChats>['items'][number]

export function useChatColumns(): readonly ListColumn<ReviewedChat>[] {
  const t = useMessages('reviews')
  const locale = useLocale()
  const href = useLocalizedHref()
  return [
    {
      key: 'buyer',
      label: t('column.buyer'),
      render: ({ id, buyer }) => <a href={href(`/admin/chats/${id}`)}>{buyer.name || t('visitor')}</a>,
    },
    { key: 'store', label: t('column.store'), render: ({ store }) => store.name },
    {
      key: 'active',
      label: t('column.active'),
      isPlain: true,
      render: ({ activeAt }) => <Time at={activeAt} />,
    },
    {
      key: 'messages',
      label: t('column.messages'),
      isFigure: true,
      render: ({ messageCount }) => formatNumber(messageCount, locale),
    },
    {
      key: 'product',
      label: t('column.product'),
      isExtra: true,
      render: ({ productName }) => productName,
    },
    {
      key: 'reports',
      label: t('column.reports'),
      isPlain: true,
      render: ({ openReports, closedReports }) => (
        <span className={styles.row}>
          {openReports > 0 && <Tag tone="bad">{t('reports.open', { count: openReports })}</Tag>}
          {closedReports > 0 && <Tag>{t('reports.closed', { count: closedReports })}</Tag>}
        </span>
      ),
    },
  ]
}
