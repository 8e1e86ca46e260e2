import { getApplication } from '#modules/verification/contract.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { requireAccount } from '../../lib/require-account.ts'
import type { Route } from './+types/document.ts'

/** Leads to a document by a fresh link: those of an open page end after some minutes. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  requireAccount(context)
  const organizationId = Number(url.searchParams.get('organization')) || undefined
  const { tasks } = await loaderCall(context, (api) => api(getApplication, { organizationId }))
  const file = tasks.flatMap(({ files }) => files).find(({ id }) => id === params.fileId)
  if (!file) throw new Response(null, { status: 404 })
  return new Response(null, { status: 302, headers: { location: file.url, 'cache-control': 'private, no-store' } })
}
