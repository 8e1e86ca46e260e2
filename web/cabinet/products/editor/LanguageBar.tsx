import { useRef, useState } from 'react'
import { languageNames, languageTags, type Locale, locales } from '../../../lib/locale.ts'
import { useMessages } from '../../../lib/messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Select } from '../../../ui/form/Field.tsx'
import { type FormField, type FormValues, nameOf } from '../../documents/form-values.ts'
import { useDocumentForm } from '../../documents/form-controls.ts'
import styles from './editor.module.css'

type Props = {
  fields: readonly FormField[]
  values: FormValues
  beside: Locale
  onChoose: (locale: Locale) => void
}

/** Chooses the language beside that of the store, says how complete each is, and fills its gaps from another one. */
export function LanguageBar({ fields, values, beside, onChoose }: Props) {
  const t = useMessages('product-editor')
  const { language } = useDocumentForm()
  const bar = useRef<HTMLDivElement>(null)
  const [source, setSource] = useState<Locale>(language)
  const names = translatableNames(fields)
  const given = (locale: Locale) => names.filter((name) => values[`${name}.${locale}`]).length
  const written = names.filter((name) => locales.some((locale) => values[`${name}.${locale}`])).length
  const from = source === beside ? language : source
  const gaps = names.filter((name) => values[`${name}.${from}`] && !values[`${name}.${beside}`])

  function copy() {
    const form = bar.current!.closest('form')!
    const textOf = (name: string) => form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement
    for (const name of gaps) {
      const target = textOf(`${name}.${beside}`)
      target.value = textOf(`${name}.${from}`).value
      target.dispatchEvent(new Event('input', { bubbles: true }))
    }
    textOf(`${names[0]}.${beside}`).focus()
  }
  return (
    <div ref={bar} className={styles.languages} role="group" aria-label={t('languages')}>
      <p>{t('languages.beside', { language: languageNames[language] })}</p>
      <ul>
        {locales
          .filter((locale) => locale !== language)
          .map((locale) => (
            <li key={locale}>
              <button
                type="button"
                aria-pressed={locale === beside}
                data-complete={given(locale) >= written || undefined}
                onClick={() => onChoose(locale)}
              >
                <span lang={languageTags[locale]}>{languageNames[locale]}</span>
                <small>{t('languages.given', { given: given(locale), count: written })}</small>
              </button>
            </li>
          ))}
      </ul>
      {given(beside) < written && (
        <div className={styles.copy}>
          <Select
            label={t('languages.copyFrom', { language: languageNames[beside] })}
            value={from}
            onChange={({ currentTarget }) => setSource(currentTarget.value as Locale)}
          >
            {locales
              .filter((locale) => locale !== beside)
              .map((locale) => (
                <option key={locale} value={locale} lang={languageTags[locale]}>
                  {languageNames[locale]}
                </option>
              ))}
          </Select>
          <Button icon="copy" aria-disabled={gaps.length === 0} onClick={() => gaps.length > 0 && copy()}>
            {t('languages.copy', { count: gaps.length })}
          </Button>
        </div>
      )}
    </div>
  )
}

const translatableNames = (fields: readonly FormField[]) =>
  fields.flatMap((field) => [
    ...(field.isTranslatable ? [nameOf(field.key)] : []),
    ...(field.type === 'Group' ? field.fields! : [])
      .filter(({ isTranslatable }) => isTranslatable)
      .map(({ key }) => `${nameOf(field.key)}.${key}`),
  ])
