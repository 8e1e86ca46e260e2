import { useRouteLoaderData } from 'react-router'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useMessages } from '../../lib/messages.ts'
import type { loader as rootLoader } from '../../root-data.ts'
import { ConfirmButton } from '../../shared/ConfirmButton.tsx'
import { Note } from '../../ui/Note.tsx'
import { BanForm } from '../bans/BanForm.tsx'
import type { AccountDetails } from './account-details.ts'
import styles from './account.module.css'

/** Signing out, banning and deleting; nobody does that to the own account here. */
export function AccountActions({ account }: { account: AccountDetails }) {
  const t = useMessages('accounts')
  const viewer = useRouteLoaderData<typeof rootLoader>('root')?.account
  const { id, status, features, sessions, deletionAt } = account
  if (status === 'Deleted') return null
  if (id === viewer?.id) return <Note tone="info">{t('own')}</Note>
  return (
    <div className={styles.actions}>
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
        <ConfirmButton
          id="delete"
          label={t('delete')}
          title={t('delete.title')}
          text={t('delete.text')}
          action={t('delete')}
        >
          <HiddenFields intent="delete" fields={{ ids: id }} />
        </ConfirmButton>
      )}
      {viewer?.features.includes('bans') && features.length === 0 && <BanForm kind="Account" value={id} />}
    </div>
  )
}
