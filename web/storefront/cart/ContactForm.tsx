import { type FocusEvent, useState } from 'react'
import type { Problem } from '../../lib/given.ts'
import { useMessages } from '../../lib/messages.ts'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Field, TextArea } from '../../ui/Field.tsx'
import {
  type ContactField,
  type ContactValues,
  type FieldError,
  type FieldErrors,
  findContactErrors,
} from './contact.ts'
import styles from './OrderDialog.module.css'

type Props = { values: ContactValues; errors: FieldErrors; problem: Problem | null }

/** Fields are judged when they are left, and all together by the server. */
export function ContactForm({ values, errors: refused, problem }: Props) {
  const t = useMessages('cart')
  const [errors, setErrors] = useState(refused)
  const words = (error: FieldError) => ('code' in error ? t(`error.${error.code}`) : error.message)
  const field = (name: ContactField) => ({
    id: name,
    name,
    defaultValue: values[name],
    error: errors[name] && words(errors[name]),
  })
  const judge = ({ target }: FocusEvent<HTMLElement>) => {
    const { name, value, form } = target as EventTarget as HTMLInputElement
    if (!form || (!value && !errors[name as ContactField])) return
    const found = findContactErrors(
      Object.fromEntries([...new FormData(form)].map(([key, text]) => [key, String(text).trim()])) as ContactValues,
    )
    setErrors({ ...errors, [name]: found[name as ContactField] })
  }
  const told = Object.entries(refused).map(([name, error]) => ({ field: name, text: words(error) }))
  return (
    <>
      {(told.length > 0 || problem) && (
        <ErrorSummary title={t('error.title')} errors={told} text={told.length > 0 ? undefined : problem?.detail} />
      )}
      <div className={styles.fields} onBlur={judge}>
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
