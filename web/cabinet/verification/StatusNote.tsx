import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { formatDate } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import { Stamp } from '../../ui/Stamp.tsx'
import { VerificationTag } from '../../shared/VerificationTag.tsx'
import type { Application } from './verification-data.ts'
import styles from './verification.module.css'

type Props = { application: Application; renewableFrom: string | null }

/** Where the application stands, and what comes next. */
export function StatusNote({ application, renewableFrom }: Props) {
  const t = useMessages('verification')
  const locale = useLocale()
  const { organization, status, comment, submittedAt, verifiedAt, verifiedUntil, tasks, can } = application
  const format = (date: string | null) => (date ? formatDate(date, locale, 'long') : '')
  const required = tasks.filter(({ state }) => state !== 'Optional')
  const isDone = ({ state }: (typeof tasks)[number]) => state === 'Ready' || state === 'Accepted'
  const ofData = status === 'NeedsChanges' && !tasks.some(({ reason }) => reason) && !comment
  const texts = {
    Draft: t('note.Draft', { ready: required.filter(isDone).length, count: required.length }),
    Submitted: t('note.Submitted', { date: format(submittedAt) }),
    InReview: t('note.InReview'),
    NeedsChanges: t(ofData ? 'note.DataChanged' : 'note.NeedsChanges'),
    Approved: t('note.Approved', { date: format(verifiedUntil) }),
    Rejected: t('note.Rejected'),
    Expired: t('note.Expired'),
  }
  const isWarning = status === 'NeedsChanges' || status === 'Rejected' || status === 'Expired'
  return (
    <>
      <p className={styles.status}>
        <b>{organization.legalName}</b>
        <VerificationTag status={status} />
        {verifiedAt && <Stamp date={verifiedAt} long />}
      </p>
      <Note
        tone={isWarning || can.renew ? 'warn' : 'info'}
        action={
          can.renew && (
            <form method="post">
              <HiddenFields intent="renew" fields={{ organizationId: organization.id }} />
              <Button type="submit" size="s">
                {t('renew')}
              </Button>
            </form>
          )
        }
      >
        {texts[status]} {verifiedUntil && status !== 'Approved' && t('note.Approved', { date: format(verifiedUntil) })}
        {status === 'Approved' && !can.renew && renewableFrom && t('note.renewable', { date: format(renewableFrom) })}
      </Note>
      {comment && <Note tone={isWarning ? 'warn' : 'info'}>{t('comment', { comment })}</Note>}
    </>
  )
}
