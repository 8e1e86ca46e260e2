import { useDone } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { useMessages } from '../../lib/messages.ts'
import { DoneNote } from '../../ui/DoneNote.tsx'
import { Note } from '../../ui/Note.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Stamp } from '../../ui/Stamp.tsx'
import layout from '../../ui/styles/layout.module.css'
import { VerificationTag } from '../../shared/VerificationTag.tsx'
import { AuditTrail } from '../audit/AuditTrail.tsx'
import type { Route } from './+types/application.ts'
import { ApplicationFacts } from './ApplicationFacts.tsx'
import { CorrectForm } from './CorrectForm.tsx'
import { DecisionForm } from './DecisionForm.tsx'
import { RevokeForm } from './RevokeForm.tsx'

export { action, loader } from './application-data.ts'

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return loaded
    ? accountMeta(root.loaderData?.page, {
        title: () => loaded.application.organization.legalName,
        path: '/admin/verification',
        hasFormError: loaded.forms.hasFailed,
      })
    : []
}

/** An application with its documents, the decision about it, and what has happened. */
export default function Application({ loaderData: { application, country, forms } }: Route.ComponentProps) {
  const t = useMessages('verification')
  const done = useDone(forms)
  const { organization, status, comment, verifiedAt, decisions, canCorrect, audit } = application
  return (
    <div className={layout.stack} data-gap="l">
      <div className={layout.stack}>
        <PageHead title={organization.legalName}>
          <VerificationTag status={status} />
          {verifiedAt && <Stamp date={verifiedAt} long />}
        </PageHead>
        {done && <DoneNote>{t(`done.${done}`)}</DoneNote>}
        {comment && <Note tone="info">{t('comment', { comment })}</Note>}
        <ApplicationFacts application={application} country={country} />
      </div>
      <DecisionForm application={application} />
      {decisions.includes('Expired') && <RevokeForm application={application} />}
      {canCorrect && <CorrectForm application={application} />}
      <AuditTrail entries={audit} />
    </div>
  )
}
