import type { setProfile } from '#modules/accounts/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Section } from './Section.tsx'
import type { SettingsData } from './settings-data.ts'
import forms from '../Form.module.css'

export function Name({ account }: SettingsData) {
  const t = useMessages('profile')
  const form = useForm<typeof setProfile>('name.set', {
    values: { name: account.name },
    requirements: { name: t('wants.name') },
  })
  return (
    <Section name="name">
      <ActionForm form={form} action="#name" className={forms.form}>
        <Field {...form.field('name')} label={t('name.label')} hint={t('name.hint')} autoComplete="name" />
        <Button type="submit">{t('save')}</Button>
      </ActionForm>
    </Section>
  )
}
