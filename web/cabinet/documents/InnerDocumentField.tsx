import type { ReactNode } from 'react'
import { languageNames, languageTags, type Locale, locales } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Checkbox, Field, Select, TextArea } from '../../ui/form/Field.tsx'
import { PlaceField } from '../../shared/place/PlaceField.tsx'
import styles from './documents.module.css'
import type { FormField, InnerField } from './form-values.ts'
import { useDocumentForm } from './form-controls.ts'

type InnerProps = { field: FormField | InnerField; name: string; hint?: string | undefined }

/** A field that is neither a list nor a group. */
export function InnerDocumentField({ field, name, hint }: InnerProps) {
  const { controls, language } = useDocumentForm()
  if (field.isTranslatable) return <Texts field={field} name={name} hint={hint} language={language} />
  return <SingleField field={field} name={name} hint={hint} controls={controls} />
}

type SingleProps = InnerProps & Pick<ReturnType<typeof useDocumentForm>, 'controls'>

function SingleField({ field, name, hint, controls }: SingleProps) {
  const t = useMessages('document-form')
  const { type, unit, isRequired, choices, maxLength } = field
  const label = unit ? t('label.unit', { label: field.label, unit }) : field.label
  const input = { ...controls.field(name), label, hint, required: isRequired }
  if (type === 'Boolean') return <Checkbox {...controls.checkbox(name)} label={label} hint={hint} />
  if (type === 'Location') return <LocationField label={label} name={name} />
  if (type === 'Phones') return <PhoneFields field={field} name={name} />
  if (type === 'Choices') return <Choices field={field} name={name} />
  if (choices)
    return (
      <Select {...input}>
        {!isRequired || !input.defaultValue ? <option value="">{t('choice.none')}</option> : null}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </Select>
    )
  if (type === 'Number' || type === 'Money') return <Field {...input} inputMode="decimal" autoComplete="off" />
  return (
    <Field
      {...input}
      type={inputTypes[type as keyof typeof inputTypes]}
      maxLength={maxLength ?? undefined}
      autoComplete="off"
    />
  )
}

const inputTypes = { Phone: 'tel', Url: 'url', Date: 'date' } as const

/** The text field is called `place`; the action finds the location that it means. */
function LocationField({ label, name }: { label: string; name: string }) {
  const t = useMessages('document-form')
  const { controls, places } = useDocumentForm()
  return (
    <PlaceField
      place={controls.select('place')}
      location={controls.select(name)}
      places={places}
      texts={{ label, hint: t('place.hint'), which: t('place.which') }}
    />
  )
}

/** A field for each phone number and one for another. */
function PhoneFields({ field: { label, maxItems }, name }: Pick<InnerProps, 'field' | 'name'>) {
  const t = useMessages('document-form')
  const { controls, values } = useDocumentForm()
  const phones = [values[name] ?? []].flat()
  const { id, error } = controls.field(name)
  return (
    <fieldset className={styles.list} id={id} tabIndex={-1}>
      <legend>{label}</legend>
      {error && <p className={styles.error}>{error}</p>}
      {[...phones, ''].slice(0, maxItems ?? undefined).map((phone, index) => (
        <Field
          key={index}
          type="tel"
          name={name}
          label={t('phone', { number: index + 1 })}
          defaultValue={phone}
          autoComplete="off"
        />
      ))}
    </fieldset>
  )
}

const maxInOneColumn = 6

function Choices({ field: { label, choices }, name }: Pick<InnerProps, 'field' | 'name'>) {
  const { controls } = useDocumentForm()
  return (
    <fieldset className={styles.choices} data-many={choices!.length > maxInOneColumn || undefined}>
      <legend>{label}</legend>
      {choices!.map(({ value, label: text }) => (
        <label key={value}>
          <input {...controls.option(name, value)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** A text in the store's language, with another language beside it or the others folded. */
function Texts({ field, name, hint, language }: InnerProps & { language: Locale }) {
  const { beside } = useDocumentForm()
  const others = locales.filter((locale) => locale !== language)
  const render = (locale: Locale) => (
    <TranslatedField
      key={locale}
      field={field}
      name={`${name}.${locale}`}
      locale={locale}
      isMain={locale === language}
      hint={locale === language ? hint : undefined}
    />
  )
  return beside ? (
    <div className={styles.beside}>
      {render(language)}
      {others.map((locale) => (
        <div key={locale} hidden={locale !== beside} className={styles.other}>
          {render(locale)}
        </div>
      ))}
    </div>
  ) : (
    <div className={styles.texts}>
      {render(language)}
      <FoldedTexts name={name} others={others}>
        {others.map(render)}
      </FoldedTexts>
    </div>
  )
}

function FoldedTexts({ name, others, children }: { name: string; others: readonly Locale[]; children: ReactNode }) {
  const t = useMessages('document-form')
  const { controls, values } = useDocumentForm()
  const given = others.filter((locale) => `${name}.${locale}` in values).length
  return (
    <Disclosure
      label={t('languages', { given, count: others.length })}
      isOpen={others.some((locale) => controls.field(`${name}.${locale}`).error)}
    >
      <div className={styles.texts}>{children}</div>
    </Disclosure>
  )
}

type TranslatedProps = InnerProps & { locale: Locale; isMain: boolean }

function TranslatedField({ field, name, locale, isMain, hint }: TranslatedProps) {
  const t = useMessages('document-form')
  const { controls } = useDocumentForm()
  const input = {
    ...controls.field(name),
    label: t('label.language', { label: field.label, language: languageNames[locale] }),
    hint,
    lang: languageTags[locale],
    maxLength: field.maxLength ?? undefined,
    required: isMain && field.isRequired,
  }
  return field.type === 'LongText' ? <TextArea {...input} rows={6} /> : <Field {...input} autoComplete="off" />
}
