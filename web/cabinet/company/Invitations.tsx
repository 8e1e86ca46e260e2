import { formatDate } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { Confirm } from '../../shared/Confirm.tsx'
import { Button } from '../../ui/Button.tsx'
import { RuleHead } from '../../ui/RuleHead.tsx'
import { type Sent, useSentForm } from '../refusal.tsx'
import rows from '../Rows.module.css'
import styles from './company.module.css'
import type { Store, Team } from './company.tsx'

/** Those that nobody has accepted yet. */
export function Invitations({ store, team, sent }: { store: Store; team: Team; sent: Sent | null }) {
  const t = useMessages('profile')
  const shell = useMessages('shell')
  const locale = useLocale()
  const form = useSentForm(sent, 'invitation.cancel', [], sent?.target)
  return (
    <section aria-labelledby="invitations">
      <RuleHead title={t('invitations')} id="invitations" />
      {form.summary}
      {team.invitations.length === 0 && <p className={styles.lead}>{t('invitations.none')}</p>}
      <ul className={`${rows.rows} ${styles.rows}`}>
        {team.invitations.map(({ id, target, role, sentAt, expiresAt }) => (
          <li key={id}>
            <div>
              <b>{target}</b>
              <small>
                {shell(`role.${role}`)} ·{' '}
                {t('invitations.dates', { sent: formatDate(sentAt, locale), until: formatDate(expiresAt, locale) })}
              </small>
            </div>
            {team.can.roles.includes(role) && (
              <div className={styles.ways}>
                <form method="post">
                  <input type="hidden" name="intent" value="member.invite" />
                  <input type="hidden" name="store" value={store.id} />
                  <input type="hidden" name="target" value={target} />
                  <input type="hidden" name="role" value={role} />
                  <Button type="submit" size="s" aria-label={t('invitations.againTo', { target })}>
                    {t('invitations.again')}
                  </Button>
                </form>
                <Confirm
                  id={`cancel-${id}`}
                  label={t('invitations.cancel')}
                  name={t('invitations.cancelOf', { target })}
                  title={t('invitations.cancel.title')}
                  text={t('invitations.cancel.text', { target })}
                  action={t('invitations.cancel')}
                >
                  <input type="hidden" name="intent" value="invitation.cancel" />
                  <input type="hidden" name="store" value={store.id} />
                  <input type="hidden" name="id" value={id} />
                </Confirm>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
