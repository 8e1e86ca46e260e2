import {
  chooseColumns,
  deleteView,
  downloadExport,
  saveView,
  startExport,
  stopExport,
} from '#modules/workbench/contract.ts'
import { localPath } from '#platform/values/local-path.ts'
import { callOptions } from '../../forms/define-actions.ts'
import { fileResponse } from '../../lib/file-response.ts'
import { redirectTo } from '../../lib/redirect.ts'
import { loaderCall, tryCall } from '../../lib/request-context.ts'
import { requireAccount } from '../../lib/require-account.ts'
import type { Route } from './+types/list-tools.ts'

/** Sends a workbook that is ready. */
export async function loader({ context, url }: Route.LoaderArgs) {
  requireAccount(context)
  const id = url.searchParams.get('workbook')
  if (!id) return redirectTo('/profile')
  return fileResponse(downloadExport, await loaderCall(context, (api) => api(downloadExport, { id })))
}

/** The forms of the tools of all lists; each leads back to the tools of its list, in the field `next`. */
export async function action({ context, request }: Route.ActionArgs) {
  requireAccount(context, '/profile')
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const result = await tryCall<unknown>(context, async (api) => {
    const [list, call, id] = [text('list'), text('call'), text('id')]
    switch (text('intent')) {
      case 'saveView':
        return api(saveView, { list, name: text('name'), query: text('search') })
      case 'deleteView':
        return api(deleteView, { id })
      case 'columns':
        return api(chooseColumns, { list, columns: form.has('isReset') ? [] : form.getAll('columns').map(String) })
      case 'export':
        return api(
          startExport,
          { call, filter: Object.fromEntries(new URLSearchParams(text('search'))) },
          callOptions(form),
        )
      case 'stopExport':
        return api(stopExport, { id })
      default:
        throw new Response(null, { status: 404 })
    }
  })
  const next = `${localPath(text('next'), '/profile')}#list-tools`
  return redirectTo(result.success ? next : withRefusal(next), 303)
}

/** The list says that it did not work. */
function withRefusal(path: string) {
  const url = new URL(path, 'http://list')
  url.searchParams.set('toolRefused', 'true')
  return url.pathname + url.search + url.hash
}
