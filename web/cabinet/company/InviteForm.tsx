import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { RuleHead } from '../../ui/RuleHead.tsx'
import { type Sent, useSentForm } from '../refusal.tsx'
import type { Store, Team } from './company.tsx'
import styles from './company.module.css'

export function InviteForm({ store, roles, sent }: { store: Store; roles: Team['can']['roles']; sent: Sent | null }) {
  const t = useMessages('profile')
  const shell = useMessages('shell')
  const form = useSentForm(sent, 'member.invite', ['target'])
  const chosen = form.isRefused ? sent?.values.role : roles.at(-1)
  return (
    <section aria-labelledby="invite">
      <RuleHead title={t('invite')} id="invite" />
      <form method="post" action="#invite" className={styles.form} noValidate>
        {form.summary}
        <input type="hidden" name="intent" value="member.invite" />
        <input type="hidden" name="store" value={store.id} />
        <Field
          {...form.field('target')}
          label={t('invite.target')}
          hint={t('invite.target.hint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          required
        />
        <fieldset className={styles.roles}>
          <legend>{t('invite.role')}</legend>
          {roles.map((role) => (
            <label key={role}>
              <input type="radio" name="role" value={role} defaultChecked={role === chosen} />
              <b>{shell(`role.${role}`)}</b>
              <small>{t(`invite.role.${role}`)}</small>
            </label>
          ))}
        </fieldset>
        <Button type="submit" variant="solid">
          {t('invite.send')}
        </Button>
      </form>
    </section>
  )
}
