import { useState } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox, Field } from '../../ui/Field.tsx'
import { useSentForm } from '../refusal.tsx'
import { CodeField } from './CodeField.tsx'
import { Section } from './Section.tsx'
import type { Answer, Loaded } from './settings.tsx'
import styles from './settings.module.css'

export function Password({ account, factors, done, answer }: Loaded & { answer: Answer }) {
  const t = useMessages('profile')
  const [isShown, setShown] = useState(false)
  const form = useSentForm(answer, 'password.change', ['currentPassword', 'code', 'newPassword'])
  const look = {
    type: isShown ? 'text' : 'password',
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
            {...look}
            label={t('password.current')}
            autoComplete="current-password"
          />
        ) : (
          <FirstProof form={form} hasTotp={factors.totpSince !== null} />
        )}
        <Field
          {...form.field('newPassword')}
          {...look}
          label={t('password.new')}
          hint={t('password.hint')}
          autoComplete="new-password"
        />
        <div className={styles.scripted}>
          <Checkbox label={t('password.show')} checked={isShown} onChange={({ target }) => setShown(target.checked)} />
        </div>
        <Button type="submit">{t(account.hasPassword ? 'password.change' : 'password.set')}</Button>
      </form>
    </Section>
  )
}

/** A first password is a new way in: without one to show, the account proves itself by what it has. */
function FirstProof({ form, hasTotp }: { form: ReturnType<typeof useSentForm>; hasTotp: boolean }) {
  const t = useMessages('profile')
  return hasTotp ? <CodeField {...form.field('code')} label={t('proof.code')} /> : <p>{t('proof.recent')}</p>
}
