import { useState } from 'react'
import type { changePassword } from '#modules/mfa/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox, Field } from '../../ui/form/Field.tsx'
import { CodeField } from './CodeField.tsx'
import { Section } from './Section.tsx'
import type { SettingsData } from './settings-data.ts'
import forms from '../Form.module.css'
import styles from './settings.module.css'

export function Password({ account, factors }: SettingsData) {
  const t = useMessages('profile')
  const [isVisible, setVisible] = useState(false)
  const form = useForm<typeof changePassword>('password.change', {
    requirements: {
      currentPassword: t('wants.currentPassword'),
      code: t('wants.code'),
      newPassword: t('wants.newPassword'),
    },
  })
  const inputProps = {
    type: isVisible ? 'text' : 'password',
    autoCapitalize: 'none',
    spellCheck: false,
    required: true,
  }
  return (
    <Section name="password">
      <p className={styles.lead}>{t(account.hasPassword ? 'password.text' : 'password.none')}</p>
      <ActionForm form={form} action="#password" className={forms.form}>
        <input hidden autoComplete="username" value={account.email ?? account.phone ?? ''} readOnly />
        {account.hasPassword && (
          <Field
            {...form.field('currentPassword')}
            {...inputProps}
            label={t('password.current')}
            autoComplete="current-password"
          />
        )}
        {!account.hasPassword && factors.totpSince !== null && (
          <CodeField {...form.field('code')} label={t('proof.code')} />
        )}
        {!account.hasPassword && factors.totpSince === null && <p>{t('proof.recent')}</p>}
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
      </ActionForm>
    </Section>
  )
}
