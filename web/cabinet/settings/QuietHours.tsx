import type { setQuietHours } from '#modules/notifications/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox, Field } from '../../ui/form/Field.tsx'
import { TimeZoneSelect } from '../TimeZoneSelect.tsx'
import styles from './notifications.module.css'
import type { SettingsData } from './settings-data.ts'

export function QuietHours({
  notifications: { quietHours },
  timeZones,
}: Pick<SettingsData, 'notifications' | 'timeZones'>) {
  const t = useMessages('notifications')
  const form = useForm<typeof setQuietHours, 'isOn'>('quiet.save', {
    values: {
      isOn: quietHours !== null,
      'quietHours.startsAt': quietHours?.startsAt ?? '22:00',
      'quietHours.endsAt': quietHours?.endsAt ?? '08:00',
      'quietHours.timeZone': quietHours?.timeZone ?? 'UTC',
    },
    requirements: { 'quietHours.endsAt': t('quiet.same') },
  })
  return (
    <ActionForm form={form} action="#notifications" className={styles.form}>
      <h3>{t('quiet')}</h3>
      <p>{t('quiet.text')}</p>
      <Checkbox {...form.checkbox('isOn')} label={t('quiet.isOn')} />
      <div className={styles.times}>
        <Field {...form.field('quietHours.startsAt')} type="time" label={t('quiet.from')} required />
        <Field {...form.field('quietHours.endsAt')} type="time" label={t('quiet.to')} required />
      </div>
      <TimeZoneSelect
        {...form.select('quietHours.timeZone')}
        label={t('quiet.zone')}
        choices={timeZones}
        isUnset={!quietHours && !form.problem}
      />
      <Button type="submit">{t('quiet.save')}</Button>
    </ActionForm>
  )
}
