import { getAccountContext } from '#modules/accounts/contract.ts'
import { closeStore, getClosingTerms } from '#modules/company/contract.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { findProofs } from '../../shared/proof/find-proofs.ts'
import { fieldsOfProofCodes, proofOf } from '../../shared/proof/proof-fields.ts'
import type { Route } from './+types/closing.ts'

const actions = defineActions({
  close: form(closeStore, {
    complete: proofOf,
    fieldsOfCodes: { ...fieldsOfProofCodes, 'company.wrongConfirmation': 'confirmation' },
  }),
})
export const action = actions.action

export async function loader({ context, url }: Route.LoaderArgs) {
  return loaderCall(context, async (api) => {
    const account = await api(getAccountContext, {})
    const store = account.stores.find(({ id }) => id === account.activeStoreId)
    if (!store) throw new Response(null, { status: 404 })
    const [terms, proofs] = await Promise.all([
      api(getClosingTerms, {}, { storeId: store.id }),
      findProofs(api, account),
    ])
    return { store, terms, proofs, forms: actions.loaderData(context, url) }
  })
}

export type ClosingData = Awaited<ReturnType<typeof loader>>
