import { getAccountContext } from '#modules/accounts/contract.ts'
import { cancelBan } from '#modules/moderation/ban-contract.ts'
import {
  cancelDeletionOfAccount,
  deleteAccounts,
  getAccount,
  setFeatures,
  signOutAccount,
  startActing,
} from '#modules/moderation/account-contract.ts'
import { defineActions, form, withoutNote } from '../../forms/define-actions.ts'
import { FormProblem } from '../../forms/FormProblem.tsx'
import { useDone } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { useMessages } from '../../lib/messages.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { bulkForm } from '../../list/bulk-form.ts'
import { findProofs } from '../../shared/proof/find-proofs.ts'
import { fieldsOfProofCodes, proofOf } from '../../shared/proof/proof-fields.ts'
import { DoneNote } from '../../ui/DoneNote.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import layout from '../../ui/styles/layout.module.css'
import { banForms } from '../bans/ban-forms.ts'
import type { Route } from './+types/account.ts'
import { AccountActions } from './AccountActions.tsx'
import { ActingTable } from './ActingTable.tsx'
import { AccountFacts } from './AccountFacts.tsx'
import { AccountStatusTag } from './AccountStatusTag.tsx'
import { AuditTrail } from '../audit/AuditTrail.tsx'
import { Bans, Devices, Messages, Orders, Stores } from './AccountTables.tsx'
import { FeaturesForm } from './FeaturesForm.tsx'

const actions = defineActions({
  features: form(setFeatures),
  signOut: form(signOutAccount),
  actAs: form(startActing, {
    complete: proofOf,
    fieldsOfCodes: fieldsOfProofCodes,
    doneAt: () => '/profile',
    done: withoutNote,
  }),
  keep: form(cancelDeletionOfAccount),
  ...banForms,
  liftBan: form(cancelBan),
  delete: bulkForm(deleteAccounts),
})
export const action = actions.action

export async function loader({ context, params: { accountId }, url }: Route.LoaderArgs) {
  if (!/^[\da-f-]{36}$/i.test(accountId)) throw new Response(null, { status: 404 })
  const [account, proofs] = await loaderCall(context, (api) =>
    Promise.all([
      api(getAccount, { id: accountId }),
      api(getAccountContext, {}).then((viewer) => findProofs(api, viewer)),
    ]),
  )
  return { account, proofs, forms: actions.loaderData(context, url) }
}

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return loaded
    ? accountMeta(root.loaderData?.page, {
        title: () => loaded.account.name || loaded.account.id,
        path: '/admin/accounts',
        hasFormError: loaded.forms.hasFailed,
      })
    : []
}

/** Everything that administrators know of an account, and what they can do about it. */
export default function Account({ loaderData: { account, proofs, forms } }: Route.ComponentProps) {
  const t = useMessages('accounts')
  const done = useDone(forms)
  return (
    <div className={layout.stack} data-gap="l">
      <div className={layout.stack}>
        <PageHead title={account.name || t('nameless')}>
          <AccountStatusTag {...account} />
        </PageHead>
        {done && <DoneNote>{t(`done.${done}`)}</DoneNote>}
        <FormProblem intents={['signOut', 'liftBan', 'delete', 'keep']} />
        <AccountFacts account={account} />
        <AccountActions account={account} proofs={proofs} />
      </div>
      {account.status === 'Active' && <FeaturesForm account={account} />}
      <Stores account={account} />
      <Orders account={account} />
      <Messages account={account} />
      <Devices account={account} />
      <Bans account={account} />
      <ActingTable account={account} />
      <AuditTrail entries={account.audit} />
    </div>
  )
}
