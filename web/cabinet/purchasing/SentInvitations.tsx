import { FormProblem } from '../../forms/FormProblem.tsx'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { formatDate } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { ConfirmButton } from '../../shared/ConfirmButton.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import rows from '../Rows.module.css'
import { LimitTexts } from './LimitTexts.tsx'
import styles from './purchasing.module.css'
import type { Team } from './purchasing-data.ts'

/** Pending invitations of the team. */
export function SentInvitations({ team: { invitations } }: { team: Team }) {
  const t = useMessages('purchasing')
  const locale = useLocale()
  if (invitations.length === 0) return null
  return (
    <section aria-labelledby="sent">
      <SectionHeading title={t('sent')} id="sent" />
      <FormProblem intents={['cancel']} />
      <ul className={rows.rows}>
        {invitations.map(({ id, email, role, limits, sentAt, expiresAt }) => (
          <li key={id}>
            <div className={styles.who}>
              <b>{email}</b>
              <small>
                {t(`role.${role}`)} · <LimitTexts limits={limits} /> ·{' '}
                {t('sent.dates', { sent: formatDate(sentAt, locale), until: formatDate(expiresAt, locale) })}
              </small>
            </div>
            <ConfirmButton
              id={`cancel-${id}`}
              label={t('cancel')}
              name={t('cancel.named', { email })}
              title={t('cancel.title')}
              text={t('cancel.text', { email })}
              action={t('cancel')}
            >
              <HiddenFields intent="cancel" fields={{ id }} />
            </ConfirmButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
