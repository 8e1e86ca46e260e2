import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import type { listJobRejections } from '#modules/cabinet/product-job-contract.ts'
import type { Call, CallOptions, OutputOf } from '#platform/contract.ts'
import { translator } from '../../lib/messages.ts'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import { reasonOf } from '../../list/bulk-form.ts'
import { workbookResponse } from '../../list/workbook-response.ts'

type Context = Readonly<RouterContextProvider>
type RejectionsCall = Call<(typeof listJobRejections)['input'], (typeof listJobRejections)['output']>

const maxRows = 10_000
const pageSize = 1_000

/** The middleware of a page: its address with `?rejected=` answers with the products that the job has left as they are. */
export const sendJobRejections =
  (
    call: RejectionsCall,
    optionsOf: (context: Context) => Promise<CallOptions> = async () => ({}),
  ): MiddlewareFunction<Response> =>
  async ({ context, url }, next) => {
    const id = url.searchParams.get('rejected')
    if (id === null) return next()
    const { locale } = pageOf(context)
    const [t, common] = [translator(locale, 'products'), translator(locale, 'list')]
    const labels: Record<string, string> = { code: t('column.code'), name: t('column.name'), reason: t('job.reason') }
    const items = await readRejections(context, call, id, await optionsOf(context))
    return workbookResponse(
      items.map(({ id: productId, code, name, reason }) => ({
        code: code ?? String(productId),
        name,
        reason: common(`bulk.reason.${reasonOf(reason)}`),
      })),
      { title: t('job.rejected'), labelOf: (field) => labels[field]! },
    )
  }

async function readRejections(context: Context, call: RejectionsCall, id: string, options: CallOptions) {
  const items: OutputOf<typeof listJobRejections>['items'] = []
  for (let page = 1; items.length < maxRows; page++) {
    const found = await loaderCall(context, (api) => api(call, { id, page, pageSize }, options))
    items.push(...found.items)
    if (found.items.length < pageSize) break
  }
  return items
}
