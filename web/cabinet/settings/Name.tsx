import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { useFormResult } from '../use-form-result.tsx'
import { Section } from './Section.tsx'
import type { SettingsResult, LoaderData } from './settings.tsx'
import styles from './settings.module.css'

export function Name({ account, done, formResult }: LoaderData & { formResult: SettingsResult }) {
  const t = useMessages('profile')
  const form = useFormResult(formResult, 'name.set', ['name'])
  return (
    <Section name="name" done={done}>
      <form method="post" action="#name" className={styles.form} noValidate>
        {form.summary}
        <input type="hidden" name="intent" value="name.set" />
        <Field
          {...form.field('name')}
          label={t('name.label')}
          hint={t('name.hint')}
          defaultValue={form.field('name').defaultValue ?? account.name}
          autoComplete="name"
          maxLength={120}
          required
        />
        <Button type="submit">{t('save')}</Button>
      </form>
    </Section>
  )
}
