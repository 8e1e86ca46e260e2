import { formatPhone } from '#platform/values/format-phone.ts'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { formatDate } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { ConfirmButton } from '../../shared/ConfirmButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import rows from '../Rows.module.css'
import styles from './company.module.css'
import type { Store, Team } from './company-data.ts'

/** Pending invitations. */
export function Invitations({ store, team }: { store: Store; team: Team }) {
  const t = useMessages('profile')
  const shell = useMessages('shell')
  const locale = useLocale()
  return (
    <section aria-labelledby="invitations">
      <SectionHeading title={t('invitations')} id="invitations" />
      <FormProblem intents={['invitation.cancel']} />
      {team.invitations.length === 0 && <p className={styles.lead}>{t('invitations.none')}</p>}
      <ul className={`${rows.rows} ${styles.rows}`}>
        {team.invitations.map(({ id, target, role, sentAt, expiresAt }) => (
          <li key={id}>
            <div>
              <b>{formatPhone(target)}</b>
              <small>
                {shell(`role.${role}`)} ·{' '}
                {t('invitations.dates', { sent: formatDate(sentAt, locale), until: formatDate(expiresAt, locale) })}
              </small>
            </div>
            {team.can.manage && (
              <div className={styles.ways}>
                <form method="post">
                  <HiddenFields intent="member.invite" fields={{ store: store.id, target, role }} />
                  <Button type="submit" size="s" aria-label={t('invitations.againTo', { target: formatPhone(target) })}>
                    {t('invitations.again')}
                  </Button>
                </form>
                <ConfirmButton
                  id={`cancel-${id}`}
                  label={t('invitations.cancel')}
                  name={t('invitations.cancelOf', { target: formatPhone(target) })}
                  title={t('invitations.cancel.title')}
                  text={t('invitations.cancel.text', { target: formatPhone(target) })}
                  action={t('invitations.cancel')}
                >
                  <HiddenFields intent="invitation.cancel" fields={{ store: store.id, id }} />
                </ConfirmButton>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
