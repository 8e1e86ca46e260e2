import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox, Field } from '../../ui/form/Field.tsx'
import { TimeZoneSelect } from '../TimeZoneSelect.tsx'
import styles from './notifications.module.css'
import type { SettingsResult, LoaderData } from './settings.tsx'

const defaults = { startsAt: '22:00', endsAt: '08:00', timeZone: 'UTC' }

export function QuietHours({
  notifications: { quietHours },
  timeZones,
  formResult,
}: Pick<LoaderData, 'notifications' | 'timeZones'> & { formResult: SettingsResult }) {
  const t = useMessages('notifications')
  const submitted = formResult?.intent === 'quiet.save' && formResult.problem ? formResult.values : null
  const { startsAt, endsAt, timeZone } = { ...defaults, ...quietHours, ...submitted }
  return (
    <form method="post" action="#notifications" className={styles.form} noValidate>
      <h3>{t('quiet')}</h3>
      <p>{t('quiet.text')}</p>
      <input type="hidden" name="intent" value="quiet.save" />
      <Checkbox
        name="isOn"
        label={t('quiet.isOn')}
        defaultChecked={submitted ? submitted.isOn === 'on' : quietHours !== null}
      />
      <div className={styles.times}>
        <Field id="quiet-from" name="startsAt" type="time" label={t('quiet.from')} defaultValue={startsAt} required />
        <Field
          id="quiet-to"
          name="endsAt"
          type="time"
          label={t('quiet.to')}
          defaultValue={endsAt}
          required
          error={submitted && t('quiet.same')}
        />
      </div>
      <TimeZoneSelect
        id="quiet-zone"
        name="timeZone"
        label={t('quiet.zone')}
        defaultValue={timeZone}
        names={timeZones}
        isUnset={!quietHours && !submitted}
      />
      <Button type="submit">{t('quiet.save')}</Button>
    </form>
  )
}
