import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox, Field } from '../../ui/Field.tsx'
import { TimeZone } from '../TimeZone.tsx'
import styles from './notifications.module.css'
import type { Answer, Loaded } from './settings.tsx'

const usual = { startsAt: '22:00', endsAt: '08:00', timeZone: 'UTC' }

export function QuietHours({
  notifications: { quietHours },
  timeZones,
  answer,
}: Pick<Loaded, 'notifications' | 'timeZones'> & { answer: Answer }) {
  const t = useMessages('notifications')
  const refused = answer?.intent === 'quiet.save' && answer.problem ? answer.values : null
  const { startsAt, endsAt, timeZone } = { ...usual, ...quietHours, ...refused }
  return (
    <form method="post" action="#notifications" className={styles.form} noValidate>
      <h3>{t('quiet')}</h3>
      <p>{t('quiet.text')}</p>
      <input type="hidden" name="intent" value="quiet.save" />
      <Checkbox
        name="isOn"
        label={t('quiet.isOn')}
        defaultChecked={refused ? refused.isOn === 'on' : quietHours !== null}
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
          error={refused && t('quiet.same')}
        />
      </div>
      <TimeZone
        id="quiet-zone"
        name="timeZone"
        label={t('quiet.zone')}
        defaultValue={timeZone}
        names={timeZones}
        isUnset={!quietHours && !refused}
      />
      <Button type="submit">{t('quiet.save')}</Button>
    </form>
  )
}
