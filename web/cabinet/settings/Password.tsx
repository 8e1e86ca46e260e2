import { useState } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox, Field } from '../../ui/form/Field.tsx'
import { useFormResult } from '../use-form-result.tsx'
import { CodeField } from './CodeField.tsx'
import { Section } from './Section.tsx'
import type { SettingsResult, LoaderData } from './settings.tsx'
import styles from './settings.module.css'

export function Password({ account, factors, done, formResult }: LoaderData & { formResult: SettingsResult }) {
  const t = useMessages('profile')
  const [isVisible, setVisible] = useState(false)
  const form = useFormResult(formResult, 'password.change', ['currentPassword', 'code', 'newPassword'])
  const inputProps = {
    type: isVisible ? 'text' : 'password',
    autoCapitalize: 'none',
    spellCheck: false,
    maxLength: 128,
    required: true,
  }
  return (
    <Section name="password" done={done}>
      <p className={styles.lead}>{t(account.hasPassword ? 'password.text' : 'password.none')}</p>
      <form method="post" action="#password" className={styles.form} noValidate>
        {form.summary}
        <input type="hidden" name="intent" value="password.change" />
        <input hidden autoComplete="username" value={account.email ?? account.phone ?? ''} readOnly />
        {account.hasPassword ? (
          <Field
            {...form.field('currentPassword')}
            {...inputProps}
            label={t('password.current')}
            autoComplete="current-password"
          />
        ) : (
          <FirstProof form={form} hasTotp={factors.totpSince !== null} />
        )}
        <Field
          {...form.field('newPassword')}
          {...inputProps}
          label={t('password.new')}
          hint={t('password.hint')}
          autoComplete="new-password"
        />
        <div className={styles.scripted}>
          <Checkbox
            label={t('password.show')}
            checked={isVisible}
            onChange={({ target }) => setVisible(target.checked)}
          />
        </div>
        <Button type="submit">{t(account.hasPassword ? 'password.change' : 'password.set')}</Button>
      </form>
    </Section>
  )
}

/** Proof of identity before an account without a password sets its first one. */
function FirstProof({ form, hasTotp }: { form: ReturnType<typeof useFormResult>; hasTotp: boolean }) {
  const t = useMessages('profile')
  return hasTotp ? <CodeField {...form.field('code')} label={t('proof.code')} /> : <p>{t('proof.recent')}</p>
}
