import { type FocusEvent, useState } from 'react'
import type { Problem } from '../../../lib/request-context.ts'
import { useMessages } from '../../../lib/messages.ts'
import { ErrorSummary } from '../../../ui/form/ErrorSummary.tsx'
import { Field, TextArea } from '../../../ui/form/Field.tsx'
import { type ContactField, type ContactValues, type FieldError, type FieldErrors, validateContact } from './contact.ts'
import styles from './OrderDialog.module.css'

type Props = { values: ContactValues; errors: FieldErrors; problem: Problem | null }

/** Fields are validated on blur; the server validates all of them on submit. */
export function ContactForm({ values, errors: initialErrors, problem }: Props) {
  const t = useMessages('cart')
  const [errors, setErrors] = useState(initialErrors)
  const errorText = (error: FieldError) => ('code' in error ? t(`error.${error.code}`) : error.message)
  const field = (name: ContactField) => ({
    id: name,
    name,
    defaultValue: values[name],
    error: errors[name] && errorText(errors[name]),
  })
  const validateField = ({ target }: FocusEvent<HTMLElement>) => {
    const { name, value, form } = target as EventTarget as HTMLInputElement
    if (!form || (!value && !errors[name as ContactField])) return
    const currentErrors = validateContact(
      Object.fromEntries([...new FormData(form)].map(([key, text]) => [key, String(text).trim()])) as ContactValues,
    )
    setErrors({ ...errors, [name]: currentErrors[name as ContactField] })
  }
  const summaryErrors = Object.entries(initialErrors).map(([name, error]) => ({ field: name, text: errorText(error) }))
  return (
    <>
      {(summaryErrors.length > 0 || problem) && (
        <ErrorSummary
          title={t('error.title')}
          errors={summaryErrors}
          text={summaryErrors.length > 0 ? undefined : problem?.detail}
        />
      )}
      <div className={styles.fields} onBlur={validateField}>
        <Field label={t('dialog.contact')} autoComplete="name" required maxLength={120} {...field('contactName')} />
        <Field
          label={t('dialog.phone')}
          hint={t('dialog.phone.hint')}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          {...field('contactPhone')}
        />
        <Field
          label={t('dialog.email')}
          hint={t('dialog.email.hint')}
          type="email"
          autoComplete="email"
          maxLength={254}
          {...field('contactEmail')}
        />
        <Field label={t('dialog.address')} autoComplete="street-address" maxLength={500} {...field('address')} />
        <TextArea label={t('dialog.comment')} rows={2} maxLength={2000} {...field('comment')} />
      </div>
    </>
  )
}
