import { useEffect, useState } from 'react'
import type { requestCallback } from '#modules/contacts/contract.ts'
import type { InputOf } from '#platform/contract.ts'
import type { FormControls } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, TextArea } from '../../ui/form/Field.tsx'
import styles from './contacts.module.css'

type Props = { form: FormControls<'phone' | 'name' | 'question' | 'preferredTime'>; isSending?: boolean }

/** The fields of a callback request, shared by dialog and page. */
export function CallbackFields({ form, isSending }: Props) {
  const t = useMessages('contact')
  return (
    <>
      <Field
        {...form.field('phone')}
        label={t('callback.phone')}
        hint={t('callback.phone.hint')}
        type="tel"
        autoComplete="tel"
        required
      />
      <Field {...form.field('name')} label={t('name')} autoComplete="name" />
      <Times form={form} />
      <TextArea {...form.field('question')} label={t('callback.question')} rows={2} />
      <Button type="submit" variant="solid" block icon="phone" pending={isSending}>
        {t('callback.send')}
      </Button>
    </>
  )
}

type Time = NonNullable<InputOf<typeof requestCallback>['preferredTime']>

/** The hour of today at which each option expires. */
const endHours: Record<Time, number> = {
  Now: 24,
  TodayMorning: 12,
  TodayAfternoon: 17,
  TodayEvening: 21,
  TomorrowMorning: 24,
  TomorrowAfternoon: 24,
  TomorrowEvening: 24,
}

/** After hydration, options that have expired in the visitor's time zone are hidden. */
function Times({ form }: Pick<Props, 'form'>) {
  const t = useMessages('contact')
  const [hour, setHour] = useState(0)
  useEffect(() => setHour(new Date().getHours()), [])
  const open = (Object.keys(endHours) as Time[]).filter((time) => hour < endHours[time])
  return (
    <fieldset className={styles.times}>
      <legend>{t('callback.time')}</legend>
      {open.map((time) => (
        <label key={time}>
          <input {...form.radio('preferredTime', time)} />
          <span>{t(`time.${time}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
