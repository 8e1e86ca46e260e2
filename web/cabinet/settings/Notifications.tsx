import { useMessages } from '../../lib/messages.ts'
import { Browsers } from './Browsers.tsx'
import { Section } from './Section.tsx'
import { NotificationMatrix } from './NotificationMatrix.tsx'
import { QuietHours } from './QuietHours.tsx'
import type { Answer, Loaded } from './settings.tsx'
import styles from './settings.module.css'

export function Notifications(given: Loaded & { answer: Answer }) {
  const t = useMessages('notifications')
  return (
    <Section name="notifications" done={given.done}>
      <p className={styles.lead}>{t('settings.text')}</p>
      <NotificationMatrix {...given} />
      <Browsers {...given} />
      <QuietHours {...given} />
    </Section>
  )
}
