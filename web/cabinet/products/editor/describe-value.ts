import { formatDate } from '../../../lib/format.ts'
import { languageNames, type Locale, locales } from '../../../lib/locale.ts'
import type { Translate } from '../../../lib/messages.ts'
import { countRows, type FormField, type FormValues, type InnerField, nameOf } from '../../documents/form-values.ts'

type Texts = Translate<'product-editor'>

/** The value of a field for reading, in lines; none if it is empty. */
export function describeValue(field: FormField, values: FormValues, t: Texts, locale: Locale): string[] {
  const name = nameOf(field.key)
  const inner = field.fields ?? []
  if (field.type === 'List')
    return Array.from({ length: countRows(values, name) }, (_, row) =>
      inner
        .filter(({ type }) => type !== 'File')
        .flatMap((each) => describeSingle(each, `${name}.${row}.${each.key}`, values, t, locale))
        .join(' · '),
    ).filter(Boolean)
  if (field.type === 'Group')
    return inner.flatMap((each) =>
      describeSingle(each, `${name}.${each.key}`, values, t, locale).map((value) =>
        t('pair', { label: each.label, value }),
      ),
    )
  return describeSingle(field, name, values, t, locale)
}

function describeSingle(
  field: FormField | InnerField,
  name: string,
  values: FormValues,
  t: Texts,
  locale: Locale,
): string[] {
  if (field.isTranslatable)
    return locales.flatMap((each) => {
      const text = values[`${name}.${each}`]
      return text ? [t('pair', { label: languageNames[each], value: String(text) })] : []
    })
  const texts = [values[name] ?? []].flat().filter(Boolean)
  if (texts.length === 0) return []
  if (field.type === 'Images') return [t('images', { count: texts.length })]
  if (field.type === 'Videos') return [t('videos', { count: texts.length })]
  if (field.type === 'Boolean') return [t('yes')]
  // A date in a list of other values says what it is.
  if (field.type === 'Date') return [t('pair', { label: field.label, value: formatDate(texts[0]!, locale) })]
  return [texts.map((text) => field.choices?.find(({ value }) => value === text)?.label ?? text).join(', ')]
}
