import { useRouteLoaderData } from 'react-router'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useMessages } from '../../lib/messages.ts'
import type { loader as rootLoader } from '../../root-data.ts'
import { ConfirmButton } from '../../shared/ConfirmButton.tsx'
import { Note } from '../../ui/Note.tsx'
import { ItemActions } from '../ItemActions.tsx'
import { BanForm } from '../bans/BanForm.tsx'
import { useAccountActions } from './account-actions.ts'
import type { AccountDetails } from './account-details.ts'
import admin from '../admin.module.css'

/** Signing out, banning and deleting; nobody does that to the own account here. */
export function AccountActions({ account }: { account: AccountDetails }) {
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
      {status === 'Active' && !deletionAt && (
        <ItemActions id={id} name={account.name || id} path={`/admin/accounts/${id}`} actions={actions} />
      )}
      {viewer?.features.includes('bans') && features.length === 0 && <BanForm kind="Account" value={id} />}
    </div>
  )
}
