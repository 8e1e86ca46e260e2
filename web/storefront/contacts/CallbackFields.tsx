import { useEffect, useState } from 'react'
import type { requestCallback } from '#modules/contacts/contract.ts'
import type { InputOf } from '#platform/contract.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, TextArea } from '../../ui/Field.tsx'
import type { Answer, callbackFields } from './sending.ts'
import styles from './contacts.module.css'
import { Refused } from './Refused.tsx'

type Values = Answer<(typeof callbackFields)[number]>
type Props = { given: { phone: string; name: string }; answer: Values | null; isSending?: boolean }

/** The fields of a call-back, for the dialog and for the page. */
export function CallbackFields({ given, answer, isSending }: Props) {
  const t = useMessages('contact')
  const refusal = answer?.refusal
  const values: Partial<Values['values']> = answer?.values ?? given
  const field = (name: 'phone' | 'name' | 'question') => ({
    id: `callback-${name}`,
    name,
    defaultValue: values[name],
    error: refusal?.fields[name],
  })
  return (
    <>
      <Refused key={answer?.tries} title={t('notSent')} refusal={refusal} prefix="callback" />
      <Field
        {...field('phone')}
        label={t('callback.phone')}
        hint={t('callback.phone.hint')}
        type="tel"
        autoComplete="tel"
        maxLength={32}
        required
      />
      <Field {...field('name')} label={t('name')} autoComplete="name" maxLength={120} />
      <Times chosen={values.preferredTime || 'Now'} />
      <TextArea {...field('question')} label={t('callback.question')} rows={2} maxLength={1000} />
      <Button type="submit" name="intent" value="callback" variant="solid" block icon="phone" pending={isSending}>
        {t('callback.send')}
      </Button>
    </>
  )
}

type Time = NonNullable<InputOf<typeof requestCallback>['preferredTime']>

/** Each with the hour at which it is over today. */
const times: Record<Time, number> = {
  Now: 24,
  TodayMorning: 12,
  TodayAfternoon: 17,
  TodayEvening: 21,
  TomorrowMorning: 24,
  TomorrowAfternoon: 24,
  TomorrowEvening: 24,
}

/** With script, the parts of today that are over where the visitor is are left out. */
function Times({ chosen }: { chosen: string }) {
  const t = useMessages('contact')
  const [hour, setHour] = useState(0)
  useEffect(() => setHour(new Date().getHours()), [])
  const open = (Object.keys(times) as Time[]).filter((time) => hour < times[time])
  return (
    <fieldset className={styles.times}>
      <legend>{t('callback.time')}</legend>
      {open.map((time) => (
        <label key={time}>
          <input type="radio" name="preferredTime" value={time} defaultChecked={time === chosen} />
          <span>{t(`time.${time}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
