import { FormProblem } from '../../forms/FormProblem.tsx'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { formatDate } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import rows from '../Rows.module.css'
import { LimitTexts } from './LimitTexts.tsx'
import styles from './purchasing.module.css'
import type { PurchasingData } from './purchasing-data.ts'

type Props = Pick<PurchasingData, 'invitations'> & { hasTeam: boolean }

/** Invitations to the confirmed address of the account. */
export function ReceivedInvitations({ invitations, hasTeam }: Props) {
  const t = useMessages('purchasing')
  const locale = useLocale()
  return (
    <section aria-labelledby="received">
      <SectionHeading title={t('received')} id="received" />
      <FormProblem intents={['accept', 'decline']} />
      {hasTeam && <p className={styles.lead}>{t('received.leaveFirst')}</p>}
      <ul className={rows.rows}>
        {invitations.map(({ id, team, role, invitedBy, limits, expiresAt }) => (
          <li key={id}>
            <div className={styles.who}>
              <b>{t('received.title', { team, role })}</b>
              <small>
                {t('received.from', { name: invitedBy, until: formatDate(expiresAt, locale) })} ·{' '}
                <LimitTexts limits={limits} />
              </small>
            </div>
            <div className={styles.ways}>
              {!hasTeam && (
                <form method="post">
                  <HiddenFields intent="accept" fields={{ id }} />
                  <Button type="submit" variant="solid" size="s" aria-label={t('accept.named', { team })}>
                    {t('accept')}
                  </Button>
                </form>
              )}
              <form method="post">
                <HiddenFields intent="decline" fields={{ id }} />
                <Button type="submit" size="s" aria-label={t('decline.named', { team })}>
                  {t('decline')}
                </Button>
              </form>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
