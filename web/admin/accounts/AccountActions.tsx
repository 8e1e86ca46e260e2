import { useRouteLoaderData } from 'react-router'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useMessages } from '../../lib/messages.ts'
import type { loader as rootLoader } from '../../root-data.ts'
import { ConfirmButton } from '../../shared/ConfirmButton.tsx'
import { Note } from '../../ui/Note.tsx'
import { ItemActions } from '../ItemActions.tsx'
import type { Proofs } from '../../shared/proof/Proof.tsx'
import { ActAsForm } from './ActAsForm.tsx'
import { BanSteps } from '../bans/BanSteps.tsx'
import type { BanSubject } from '../bans/NewBan.tsx'
import { useAccountActions } from './account-actions.ts'
import type { AccountDetails } from './account-details.ts'
import admin from '../admin.module.css'

/** Signing out, banning and deleting; nobody does that to the own account here. */
export function AccountActions({ account, proofs }: { account: AccountDetails; proofs: Proofs }) {
  const t = useMessages('accounts')
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.account
  const actions = useAccountActions()
  const { id, status, features, sessions, deletionAt } = account
  if (status === 'Deleted') return null
  if (id === viewer?.id) return <Note tone="info">{t('own')}</Note>
  return (
    <div className={admin.actions}>
      {sessions.length > 0 && (
        <ConfirmButton
          id="sign-out"
          label={t('signOut')}
          title={t('signOut.title')}
          text={t('signOut.text')}
          action={t('signOut')}
        >
          <HiddenFields intent="signOut" fields={{ id }} />
        </ConfirmButton>
      )}
      {status === 'Active' && deletionAt && (
        <ConfirmButton id="keep" label={t('keep')} title={t('keep.title')} text={t('keep.text')} action={t('keep')}>
          <HiddenFields intent="keep" fields={{ id }} />
        </ConfirmButton>
      )}
      {status === 'Active' && !deletionAt && (
        <ItemActions id={id} name={account.name || id} path={`/admin/accounts/${id}`} actions={actions} />
      )}
      {status === 'Active' && features.length === 0 && <ActAsForm id={id} proofs={proofs} />}
      {viewer?.features.includes('bans') && features.length === 0 && (
        <BanSteps path={`/admin/accounts/${id}`} subjects={subjectsOf(account)} />
      )}
    </div>
  )
}

/** The account itself, and the addresses of its devices. */
const subjectsOf = ({ id, sessions }: AccountDetails): BanSubject[] => [
  { kind: 'Account', value: id },
  ...[...new Set(sessions.map(({ network }) => network))].map((value) => ({ kind: 'Network' as const, value })),
]
