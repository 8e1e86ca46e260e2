import { type FocusEvent, useState } from 'react'
import type { createOrder } from '#modules/orders/contract.ts'
import type { InputOf } from '#platform/contract.ts'
import { fieldsOf } from '../../../forms/fields.ts'
import type { FieldName, FormControls } from '../../../forms/use-form.ts'
import { useMessages } from '../../../lib/messages.ts'
import { Field, TextArea } from '../../../ui/form/Field.tsx'
import { contactMessage, type ContactName, validateContact } from './contact.ts'
import styles from './OrderDialog.module.css'

type Name = FieldName<InputOf<typeof createOrder>>

/** Fields are validated on blur; the action validates all of them. */
export function ContactForm({ form }: { form: FormControls<Name> }) {
  const t = useMessages('cart')
  const [errors, setErrors] = useState<Partial<Record<ContactName, string | null>>>({})
  const field = (name: Name) => {
    const { error, ...props } = form.field(name)
    const blurred = errors[name as ContactName]
    return { ...props, error: blurred === undefined ? error : (blurred ?? undefined) }
  }

  const validateField = ({ target }: FocusEvent<HTMLElement>) => {
    const { name, value, form: element } = target as EventTarget as HTMLInputElement
    if (!element || (!value && !field(name as Name).error)) return
    const code = validateContact(fieldsOf(new FormData(element)))[name as ContactName]
    setErrors({ ...errors, [name]: code ? t(contactMessage(name as ContactName, code)) : null })
  }
  return (
    <div className={styles.fields} onBlur={validateField}>
      <Field {...field('contactName')} label={t('dialog.contact')} autoComplete="name" />
      <Field
        {...field('contactPhone')}
        label={t('dialog.phone')}
        hint={t('dialog.phone.hint')}
        type="tel"
        autoComplete="tel"
      />
      <Field
        {...field('contactEmail')}
        label={t('dialog.email')}
        hint={t('dialog.email.hint')}
        type="email"
        autoComplete="email"
      />
      <TextArea {...field('comment')} label={t('dialog.comment')} rows={2} />
    </div>
  )
}
