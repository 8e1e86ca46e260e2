import type { FormControls } from '../../forms/use-form.ts'
import { locales } from '../../lib/locale.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Checkbox, Field } from '../../ui/form/Field.tsx'
import { Tag } from '../../ui/Tag.tsx'
import type { Category, Filter } from './categories-data.ts'
import styles from './categories.module.css'
import { inLanguage, ofLanguage } from './text-languages.ts'
import { OptionRows } from './OptionRows.tsx'
import type { OptionRow } from './options.ts'

type Form = FormControls<string>
export type FilterType = Filter['type']

/** The title of a form about a characteristic. */
export function FilterHead({ category, title, type }: { category: Category; title: string; type?: FilterType }) {
  const t = useMessages('categories')
  const locale = useLocale()
  const href = useLocalizedHref()
  const name = category.names[locale] || category.names.en
  return (
    <header className={styles.head}>
      <Breadcrumbs items={[{ label: name, href: href(`/admin/categories?item=${category.id}`) }, { label: title }]} />
      <h2>{title}</h2>
      {type && (
        <p>
          <Tag>{t(`type.${type}`)}</Tag>
        </p>
      )}
    </header>
  )
}

/** Names, units and options that all categories share, and how this one uses them. */
export const FilterFields = ({ form, type, rows }: { form: Form; type: FilterType; rows: OptionRow[] | null }) => (
  <>
    <FilterTexts form={form} hasUnit={type === 'Interval'} />
    {rows && hasOptions(type) && <OptionRows form={form} rows={rows} />}
    <UsageFields form={form} />
  </>
)

export const hasOptions = (type: FilterType) => type === 'Select' || type === 'Radio' || type === 'TextList'

function FilterTexts({ form, hasUnit }: { form: Form; hasUnit: boolean }) {
  const t = useMessages('categories')
  return locales.map((locale) => (
    <div key={locale} className={hasUnit ? styles.pair : undefined}>
      <Field
        {...form.field(`names.${locale}`)}
        {...inLanguage(locale)}
        label={t('name.of', ofLanguage(locale))}
        required
      />
      {hasUnit ? (
        <Field {...form.field(`units.${locale}`)} {...inLanguage(locale)} label={t('unit.of', ofLanguage(locale))} />
      ) : (
        <input type="hidden" name={`units.${locale}`} value={form.valueOf(`units.${locale}`)} />
      )}
    </div>
  ))
}

export const usages = ['isFilter', 'isPromoted', 'isRequired', 'isDefining'] as const

export function UsageFields({ form }: { form: Form }) {
  const t = useMessages('categories')
  return (
    <fieldset className={styles.usage}>
      <legend>{t('column.usage')}</legend>
      {usages.map((usage) => (
        <div key={usage}>
          <input type="hidden" name={usage} value="false" />
          <Checkbox {...form.checkbox(usage)} label={t(`usage.${usage}`)} hint={t(`usage.${usage}.hint`)} />
        </div>
      ))}
    </fieldset>
  )
}
