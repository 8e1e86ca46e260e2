import { languageTags, type Locale } from '../../lib/locale.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox, Field, TextArea } from '../../ui/Field.tsx'
import { Note } from '../../ui/Note.tsx'
import { RuleHead } from '../../ui/RuleHead.tsx'
import { TimeZone } from '../TimeZone.tsx'
import styles from './answers.module.css'
import type { Loaded, Refused } from './answers.tsx'
import { useRefusedForm } from './refused-form.tsx'

type Given = Pick<Loaded, 'store' | 'hours' | 'timeZones'> & { refused: Refused | undefined }

/** What the store answers by itself while it is closed. Operators see it; owners and managers set it. */
export function Hours({ store, hours, timeZones, refused }: Given) {
  const t = useMessages('seller-chats')
  const locale = useLocale()
  const { field, summary } = useRefusedForm(refused, 'hours', ['text', 'timeZone', 'opensAt', 'closesAt'])
  const isReader = store.role === 'Operator'
  const days = refused?.days ?? hours.days
  return (
    <section aria-labelledby="hours">
      <RuleHead title={t('hours')} id="hours" caption={store.name} />
      <p className={styles.lead}>{t('hours.lead')}</p>
      {isReader && <Note tone="info">{t('hours.reader')}</Note>}
      <form method="post" noValidate>
        <fieldset className={styles.form} disabled={isReader} aria-labelledby="hours">
          {summary}
          <input type="hidden" name="intent" value="hours.set" />
          <input type="hidden" name="store" value={store.id} />
          <Checkbox
            name="isOn"
            label={t('hours.isOn')}
            defaultChecked={refused ? 'isOn' in refused.fields : hours.isOn}
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
          <TimeZone
            {...field('timeZone', hours.timeZone)}
            label={t('hours.timeZone')}
            names={timeZones}
            isUnset={hours.text === '' && !refused}
          />
          {!isReader && (
            <Button type="submit" variant="solid">
              {t('save')}
            </Button>
          )}
        </fieldset>
      </form>
    </section>
  )
}

/** From Monday on. */
function weekdays(locale: Locale) {
  const format = new Intl.DateTimeFormat(languageTags[locale], { weekday: 'long', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, index) => format.format(new Date(Date.UTC(2024, 0, 1 + index))))
}
