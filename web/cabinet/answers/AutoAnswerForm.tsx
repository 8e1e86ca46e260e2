import type { setAutoAnswer } from '#modules/chats/seller-contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { formatTags, type Locale } from '../../lib/locale.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox, Field, TextArea } from '../../ui/form/Field.tsx'
import { Note } from '../../ui/Note.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { TimeZoneSelect } from '../TimeZoneSelect.tsx'
import { UnlessClosed } from '../UnlessClosed.tsx'
import type { AnswersData } from './answers-data.ts'
import forms from '../Form.module.css'
import styles from './answers.module.css'

type Props = Pick<AnswersData, 'store' | 'hours' | 'timeZones'>

/** Automatic answer outside working hours. */
export function AutoAnswerForm({ store, hours, timeZones }: Props) {
  const t = useMessages('seller-chats')
  const locale = useLocale()
  const form = useForm<typeof setAutoAnswer>('hours.set', {
    values: hours,
    requirements: {
      text: t('wants.text'),
      timeZone: t('wants.timeZone'),
      opensAt: t('wants.opensAt'),
      closesAt: t('wants.closesAt'),
    },
  })
  const isReadOnly = !store.can.includes('store')
  return (
    <section aria-labelledby="hours">
      <SectionHeading title={t('hours')} id="hours" caption={store.name} />
      <p className={styles.lead}>{t('hours.lead')}</p>
      {isReadOnly && (
        <UnlessClosed>
          <Note tone="info">{t('hours.reader')}</Note>
        </UnlessClosed>
      )}
      <ActionForm form={form} hiddenFields={{ store: store.id }}>
        <fieldset className={`${forms.form} ${styles.form}`} disabled={isReadOnly} aria-labelledby="hours">
          <Checkbox {...form.checkbox('isOn')} label={t('hours.isOn')} />
          <TextArea {...form.field('text')} label={t('hours.text')} hint={t('hours.text.hint')} />
          <fieldset className={styles.days}>
            <legend>{t('hours.days')}</legend>
            {weekdays(locale).map((name, index) => (
              <label key={name}>
                <input {...form.option('days', index + 1)} />
                {name}
              </label>
            ))}
          </fieldset>
          <div className={styles.times}>
            <Field {...form.field('opensAt')} type="time" label={t('hours.opensAt')} required />
            <Field {...form.field('closesAt')} type="time" label={t('hours.closesAt')} required />
          </div>
          <TimeZoneSelect
            {...form.select('timeZone')}
            label={t('hours.timeZone')}
            choices={timeZones}
            isUnset={hours.text === '' && !form.problem}
          />
          {!isReadOnly && (
            <Button type="submit" variant="solid">
              {t('save')}
            </Button>
          )}
        </fieldset>
      </ActionForm>
    </section>
  )
}

/** Weekday names, Monday first. */
function weekdays(locale: Locale) {
  const format = new Intl.DateTimeFormat(formatTags[locale], { weekday: 'long', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, index) => format.format(new Date(Date.UTC(2024, 0, 1 + index))))
}
