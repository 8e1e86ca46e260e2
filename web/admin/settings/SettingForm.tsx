import type { listSettings, setSetting } from '#modules/operations/settings-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { formatDateTime, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useTimeZone } from '../../lib/time-zone.ts'
import { Button } from '../../ui/Button.tsx'
import { DoneNote } from '../../ui/DoneNote.tsx'
import { Field, TextArea } from '../../ui/form/Field.tsx'
import layout from '../../ui/styles/layout.module.css'
import admin from '../admin.module.css'
import { aboutOf } from './setting-texts.ts'
import styles from './settings.module.css'

type Setting = OutputOf<typeof listSettings>['items'][number]

const inputTypes = { phone: 'tel', address: 'url', email: 'email', number: 'text' } as const

type Props = { setting: Setting; isDone: boolean }

/** One setting with what it does, its initial value and who changed it last; `isDone`: it has just been saved. */
export function SettingForm({ setting, isDone }: Props) {
  const { key, kind, max, value, initial, changedAt, changedBy } = setting
  const t = useMessages('operations')
  const locale = useLocale()
  const timeZone = useTimeZone()
  const form = useForm<typeof setSetting>('set', {
    formKey: key,
    values: { value: textOf(value) },
    requirements: { value: t(`wants.${kind}`, { max: formatNumber(max ?? 0, locale) }) },
  })
  const field = {
    ...form.field('value'),
    label: t(`name.${key}`),
    hint: t(`about.${aboutOf[key]}`),
  }
  return (
    <ActionForm
      form={form}
      id={key}
      className={`${admin.form} ${styles.form}`}
      aria-label={t(`name.${key}`)}
      hiddenFields={{ key }}
    >
      {isDone && <DoneNote>{t('done.set')}</DoneNote>}
      {kind === 'countries' || kind === 'features' ? (
        <TextArea {...field} required={false} rows={2} spellCheck={false} />
      ) : (
        <Field
          {...field}
          type={inputTypes[kind]}
          inputMode={kind === 'number' ? 'numeric' : undefined}
          required={false}
        />
      )}
      <div className={layout.actions}>
        <Button type="submit" aria-label={t('save.named', { name: t(`name.${key}`) })}>
          {t('save')}
        </Button>
        <p>{textOf(initial) ? t('setting.initial', { initial: textOf(initial) }) : t('setting.none')}</p>
        {changedAt && (
          <p>
            <time dateTime={changedAt}>
              {t('setting.changed', {
                name: changedBy?.name ?? '–',
                date: formatDateTime(changedAt, locale, timeZone),
              })}
            </time>
          </p>
        )}
      </div>
    </ActionForm>
  )
}

const textOf = (value: Setting['value']) => (Array.isArray(value) ? value.join(', ') : String(value ?? ''))
