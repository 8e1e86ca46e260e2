import type { FormResult } from '../../forms/define-actions.ts'
import { useActionResult } from '../../forms/use-action-result.ts'
import type { FormControls } from '../../forms/use-form.ts'
import { locales } from '../../lib/locale.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Checkbox, Field } from '../../ui/form/Field.tsx'
import styles from './categories.module.css'
import { inLanguage, ofLanguage } from './text-languages.ts'
import { type OptionRow, readRows, withBlankRows } from './options.ts'

type Form = FormControls<string>

/** The options of a list, each with its place and its names; blank lines are for new ones. */
export function OptionRows({ form, rows: storedRows }: { form: Form; rows: OptionRow[] }) {
  const t = useMessages('categories')
  const rows = useSubmittedRows(form) ?? storedRows
  return (
    <fieldset className={styles.options}>
      <legend>{t('options')}</legend>
      <p>{t('options.hint')}</p>
      {/* The first button of a form is pressed by the Enter key. */}
      <button type="submit" hidden>
        {t('save')}
      </button>
      {rows.map((row, index) => (
        <OptionFields key={index} form={form} row={row} index={index} />
      ))}
      <Button type="submit" size="s" name="more" value="rows" icon="plus">
        {t('options.more')}
      </Button>
    </fieldset>
  )
}

/** The lines of a form that is shown again, as they were sent to the call. */
function useSubmittedRows({ intent, formKey }: Form) {
  const result = useActionResult<FormResult<{ hasMoreRows?: true }>>()
  if (result?.intent !== intent || result.formKey !== formKey) return null
  const rows = readRows((name) => [result.values[name]].flat().at(-1))
  return result.step?.hasMoreRows || rows.length === 0 ? withBlankRows(rows) : rows
}

function OptionFields({ form, row: { id, labels }, index }: { form: Form; row: OptionRow; index: number }) {
  const t = useMessages('categories')
  const locale = useLocale()
  const name = `options.${index}`
  const label = labels[locale] || labels.en
  const hasError = locales.some((language) => form.field(`${name}.labels.${language}`).error)
  return (
    <Disclosure label={label || t('options.new')} isOpen={hasError || undefined}>
      <div className={styles.option}>
        <input type="hidden" name={`${name}.id`} value={id} />
        {locales.map((language) => (
          <Field
            key={language}
            {...form.field(`${name}.labels.${language}`)}
            {...inLanguage(language)}
            defaultValue={labels[language]}
            maxLength={80}
            label={t('name.of', ofLanguage(language))}
          />
        ))}
        <Field
          id={`${form.intent}-options-${index}-place`}
          type="number"
          name={`${name}.place`}
          min={1}
          max={200}
          defaultValue={index + 1}
          label={t('options.place')}
        />
        {id && <Checkbox name={`${name}.isRemoved`} label={t('options.remove')} />}
      </div>
    </Disclosure>
  )
}
