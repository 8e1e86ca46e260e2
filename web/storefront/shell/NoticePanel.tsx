import { useEffect, useState } from 'react'
import type { listNotifications } from '#modules/notifications/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { clientApi } from '../../lib/client-api.ts'
import { useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import { NotificationList } from '../../shared/NotificationList.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './NoticePanel.module.css'

type Listed = OutputOf<typeof listNotifications>
type Props = { onCount: (unread: number) => void }

export function NoticePanel({ onCount }: Props) {
  const t = useMessages('notifications')
  const href = useHref()
  const [listed, setListed] = useState<Listed | 'failed' | null>(null)
  const read = async () => {
    const result = await clientApi<Listed>('x/notification/list')
    setListed(result.success ? result.data : 'failed')
    if (result.success) onCount(result.data.unread)
  }
  useEffect(() => void read(), [])

  async function readAll() {
    const result = await clientApi<{ unread: number }>('x/notification/read', { method: 'POST', body: {} })
    if (!result.success) return setListed('failed')
    onCount(result.data.unread)
    await read()
  }

  return (
    <section className={styles.panel} aria-label={t('title')} aria-busy={listed === null}>
      <div className={styles.list}>
        {listed === null && <p>{t('loading')}</p>}
        {listed === 'failed' && (
          <p role="alert">
            {t('panel.failed')}{' '}
            <Button size="s" onClick={() => void read()}>
              {t('panel.retry')}
            </Button>
          </p>
        )}
        {listed && listed !== 'failed' && <NotificationList items={listed.items} />}
      </div>
      <div className={styles.ways}>
        <a href={href('/profile/notifications')}>{t('all')}</a>
        {listed && listed !== 'failed' && listed.unread > 0 && (
          <Button size="s" onClick={() => void readAll()}>
            {t('readAll')}
          </Button>
        )}
      </div>
    </section>
  )
}
