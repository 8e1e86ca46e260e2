import { languageTags, type Locale } from '../../lib/locale.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox, Field, TextArea } from '../../ui/form/Field.tsx'
import { Note } from '../../ui/Note.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { TimeZoneSelect } from '../TimeZoneSelect.tsx'
import styles from './answers.module.css'
import type { LoaderData, FormError } from './answers.tsx'
import { useFormErrors } from './use-form-errors.tsx'

type Props = Pick<LoaderData, 'store' | 'hours' | 'timeZones'> & { formError: FormError | undefined }

/** Automatic answer outside working hours. Read-only for operators. */
export function AutoAnswerForm({ store, hours, timeZones, formError }: Props) {
  const t = useMessages('seller-chats')
  const locale = useLocale()
  const { field, summary } = useFormErrors(formError, 'hours', ['text', 'timeZone', 'opensAt', 'closesAt'])
  const isReadOnly = store.role === 'Operator'
  const days = formError?.days ?? hours.days
  return (
    <section aria-labelledby="hours">
      <SectionHeading title={t('hours')} id="hours" caption={store.name} />
      <p className={styles.lead}>{t('hours.lead')}</p>
      {isReadOnly && <Note tone="info">{t('hours.reader')}</Note>}
      <form method="post" noValidate>
        <fieldset className={styles.form} disabled={isReadOnly} aria-labelledby="hours">
          {summary}
          <input type="hidden" name="intent" value="hours.set" />
          <input type="hidden" name="store" value={store.id} />
          <Checkbox
            name="isOn"
            label={t('hours.isOn')}
            defaultChecked={formError ? 'isOn' in formError.fields : hours.isOn}
          />
          <TextArea
            {...field('text', hours.text)}
            label={t('hours.text')}
            hint={t('hours.text.hint')}
            maxLength={1000}
            required
          />
          <fieldset className={styles.days}>
            <legend>{t('hours.days')}</legend>
            {weekdays(locale).map((name, index) => (
              <label key={name}>
                <input type="checkbox" name="days" value={index + 1} defaultChecked={days.includes(index + 1)} />
                {name}
              </label>
            ))}
          </fieldset>
          <div className={styles.times}>
            <Field {...field('opensAt', hours.opensAt)} type="time" label={t('hours.opensAt')} required />
            <Field {...field('closesAt', hours.closesAt)} type="time" label={t('hours.closesAt')} required />
          </div>
          <TimeZoneSelect
            {...field('timeZone', hours.timeZone)}
            label={t('hours.timeZone')}
            names={timeZones}
            isUnset={hours.text === '' && !formError}
          />
          {!isReadOnly && (
            <Button type="submit" variant="solid">
              {t('save')}
            </Button>
          )}
        </fieldset>
      </form>
    </section>
  )
}

/** Weekday names, Monday first. */
function weekdays(locale: Locale) {
  const format = new Intl.DateTimeFormat(languageTags[locale], { weekday: 'long', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, index) => format.format(new Date(Date.UTC(2024, 0, 1 + index))))
}
