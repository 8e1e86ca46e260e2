import { useMessages } from '../../lib/messages.ts'
import { usePage } from '../../lib/page.ts'
import styles from './login.module.css'

/** Links to the development mailbox if e-mails and texts are not really sent. */
export function MailboxNote() {
  const t = useMessages('login')
  const { hasMailbox } = usePage().envPublic
  if (!hasMailbox) return null
  return (
    <p className={styles.note}>
      {t('mailbox')}{' '}
      <a href="/dev/mailbox" target="_blank" className={styles.inline}>
        {t('mailbox.open')}
      </a>
    </p>
  )
}
