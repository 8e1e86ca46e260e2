import { useMessages } from '../../lib/messages.ts'
import { NotificationMatrix } from './NotificationMatrix.tsx'
import { PushBrowsers } from './PushBrowsers.tsx'
import { QuietHours } from './QuietHours.tsx'
import { Section } from './Section.tsx'
import type { SettingsData } from './settings-data.ts'
import styles from './settings.module.css'

export function Notifications(props: SettingsData) {
  const t = useMessages('notifications')
  return (
    <Section name="notifications">
      <p className={styles.lead}>{t('settings.text')}</p>
      <NotificationMatrix {...props} />
      <PushBrowsers {...props} />
      <QuietHours {...props} />
    </Section>
  )
}
