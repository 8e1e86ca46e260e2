import { useEffect, useState } from 'react'
import type { listNotifications, readNotifications } from '#modules/notifications/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { clientCall } from '../../../lib/client/client-call.ts'
import { useMessages } from '../../../lib/messages.ts'
import { useLocalizedHref } from '../../../lib/page.ts'
import { NotificationList } from '../../../shared/NotificationList.tsx'
import { Button } from '../../../ui/Button.tsx'
import layout from '../../../ui/styles/layout.module.css'
import styles from './NotificationPanel.module.css'

type NotificationListOutput = OutputOf<typeof listNotifications>
type Props = { onCount: (unread: number) => void }

export function NotificationPanel({ onCount }: Props) {
  const t = useMessages('notifications')
  const href = useLocalizedHref()
  const [list, setList] = useState<NotificationListOutput | 'failed' | null>(null)
  const reload = async () => {
    const result = await clientCall<typeof listNotifications>('GET x/notification/list', {})
    setList(result.success ? result.data : 'failed')
    if (result.success) onCount(result.data.unread)
  }
  useEffect(() => void reload(), [])

  async function markAllRead() {
    const result = await clientCall<typeof readNotifications>('POST x/notification/read', {})
    if (!result.success) return setList('failed')
    onCount(result.data.unread)
    await reload()
  }

  return (
    <section className={styles.panel} aria-label={t('title')} aria-busy={list === null}>
      <div className={styles.list}>
        {list === null && <p>{t('loading')}</p>}
        {list === 'failed' && (
          <p role="alert">
            {t('panel.failed')}{' '}
            <Button size="s" onClick={() => void reload()}>
              {t('panel.retry')}
            </Button>
          </p>
        )}
        {list && list !== 'failed' && <NotificationList items={list.items} />}
      </div>
      <div className={styles.ways}>
        <a className={layout.link} href={href('/profile/notifications')}>
          {t('all')}
        </a>
        {list && list !== 'failed' && list.unread > 0 && (
          <Button size="s" onClick={() => void markAllRead()}>
            {t('readAll')}
          </Button>
        )}
      </div>
    </section>
  )
}
