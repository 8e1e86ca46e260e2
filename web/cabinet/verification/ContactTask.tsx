import type { saveApplication } from '#modules/verification/contract.ts'
import { formatPhone } from '#platform/values/format-phone.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Field } from '../../ui/form/Field.tsx'
import forms from '../Form.module.css'
import type { Application, Task } from './verification-data.ts'

type Props = { task: Task; application: Application; defaults: Readonly<Record<string, string>> }

/** The contact person; the form begins with the data of the account. */
export function ContactTask({ task, application: { contact, organization }, defaults }: Props) {
  const t = useMessages('verification')
  const stored = contact && {
    'contact.name': contact.name,
    'contact.phone': formatPhone(contact.phone),
    'contact.email': contact.email,
  }
  const form = useForm<typeof saveApplication>('contact.save', {
    values: stored ?? defaults,
    requirements: { 'contact.phone': t('contact.phone.wants') },
  })
  if (!task.isOpen)
    return (
      <FactList
        facts={[
          [t('contact.name'), contact?.name],
          [t('contact.phone'), contact && formatPhone(contact.phone)],
          [t('contact.email'), contact?.email],
        ]}
      />
    )
  return (
    <ActionForm form={form} action="#steps" className={forms.form} hiddenFields={{ organizationId: organization.id }}>
      <Field {...form.field('contact.name')} label={t('contact.name')} autoComplete="name" required />
      <Field {...form.field('contact.phone')} type="tel" label={t('contact.phone')} autoComplete="tel" required />
      <Field {...form.field('contact.email')} type="email" label={t('contact.email')} autoComplete="email" required />
      <Button type="submit" size="s">
        {t('contact.save')}
      </Button>
    </ActionForm>
  )
}
