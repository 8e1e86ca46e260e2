import { useMessages } from '../../lib/messages.ts'
import { PushBrowsers } from './PushBrowsers.tsx'
import { Section } from './Section.tsx'
import { NotificationMatrix } from './NotificationMatrix.tsx'
import { QuietHours } from './QuietHours.tsx'
import type { SettingsResult, LoaderData } from './settings.tsx'
import styles from './settings.module.css'

export function Notifications(props: LoaderData & { formResult: SettingsResult }) {
  const t = useMessages('notifications')
  return (
    <Section name="notifications" done={props.done}>
      <p className={styles.lead}>{t('settings.text')}</p>
      <NotificationMatrix {...props} />
      <PushBrowsers {...props} />
      <QuietHours {...props} />
    </Section>
  )
}
