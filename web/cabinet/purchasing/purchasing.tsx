import { useDone } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { DoneNote } from '../../ui/DoneNote.tsx'
import { Note } from '../../ui/Note.tsx'
import layout from '../../ui/styles/layout.module.css'
import type { Route } from './+types/purchasing.ts'
import { CreateTeam } from './CreateTeam.tsx'
import { InviteMember } from './InviteMember.tsx'
import styles from './purchasing.module.css'
import { ReceivedInvitations } from './ReceivedInvitations.tsx'
import { SentInvitations } from './SentInvitations.tsx'
import { TeamMembers } from './TeamMembers.tsx'

export { action, loader } from './purchasing-data.ts'

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'purchasing')('title'),
    path: '/profile/purchasing',
    hasFormError: loaded?.forms.hasFailed,
  })
}

/** The purchasing team of the account: its people, their roles and limits. */
export default function Purchasing({ loaderData }: Route.ComponentProps) {
  const t = useMessages('purchasing')
  const { team, invitations, hasConfirmedEmail, proofs, forms } = loaderData
  const done = useDone(forms)
  return (
    <div className={layout.stack} data-gap="l">
      <h1>{t('title')}</h1>
      {done && <DoneNote>{t(`done.${done}`)}</DoneNote>}
      {!team && <p className={styles.lead}>{t('intro')}</p>}
      {invitations.length > 0 && <ReceivedInvitations invitations={invitations} hasTeam={team !== null} />}
      {team ? (
        <>
          <TeamMembers team={team} proofs={proofs} />
          {team.role === 'Owner' && <SentInvitations team={team} />}
          {team.role === 'Owner' && <InviteMember currency={team.currency} />}
        </>
      ) : (
        <CreateTeam {...loaderData} />
      )}
      {!team && !hasConfirmedEmail && <Note tone="info">{t('confirmEmail')}</Note>}
    </div>
  )
}
