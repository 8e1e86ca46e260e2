import { useEffect, useState } from 'react'
import type { requestCallback } from '#modules/contacts/contract.ts'
import type { InputOf } from '#platform/contract.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, TextArea } from '../../ui/form/Field.tsx'
import { FormErrorSummary } from '../login/FormErrorSummary.tsx'
import type { SubmitState, callbackFields } from './contact-form.ts'
import styles from './contacts.module.css'

type State = SubmitState<(typeof callbackFields)[number]>
type Props = { defaults: { phone: string; name: string }; state: State | null; isSending?: boolean }

/** The fields of a callback request, shared by dialog and page. */
export function CallbackFields({ defaults, state, isSending }: Props) {
  const t = useMessages('contact')
  const formErrors = state?.formErrors
  const values: Partial<State['values']> = state?.values ?? defaults
  const field = (name: 'phone' | 'name' | 'question') => ({
    id: `callback-${name}`,
    name,
    defaultValue: values[name],
    error: formErrors?.fields[name],
  })
  return (
    <>
      <FormErrorSummary key={state?.attempts} title={t('notSent')} formErrors={formErrors} idPrefix="callback-" />
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
function Times({ chosen }: { chosen: string }) {
  const t = useMessages('contact')
  const [hour, setHour] = useState(0)
  useEffect(() => setHour(new Date().getHours()), [])
  const open = (Object.keys(endHours) as Time[]).filter((time) => hour < endHours[time])
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
