import { getDocumentLink } from '#modules/verification/admin-contract.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { requireAccount } from '../../lib/require-account.ts'
import type { Route } from './+types/document.ts'

/** Leads to a document by a link of some minutes; the call records that it was opened. */
export async function loader({ context, params }: Route.LoaderArgs) {
  requireAccount(context)
  const { url } = await loaderCall(context, (api) => api(getDocumentLink, { fileId: params.fileId }))
  return new Response(null, { status: 302, headers: { location: url, 'cache-control': 'private, no-store' } })
}
