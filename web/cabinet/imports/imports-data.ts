import { getCompactTree } from '#modules/catalog/contract.ts'
import {
  createImportAddress,
  deleteImportAddress,
  fetchImportAddress,
  listImportAddresses,
  updateImportAddress,
} from '#modules/imports/address-contract.ts'
import { deleteImport, downloadTemplate, listImports, startImport } from '#modules/imports/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { MiddlewareFunction } from 'react-router'
import { callOptions, defineActions, form, type FormAction, withoutNote } from '../../forms/define-actions.ts'
import { refuseFields } from '../../forms/refuse-fields.ts'
import { live } from '../../lib/live.ts'
import { loaderCall, nextFile } from '../../lib/request-context.ts'
import { findActiveStore } from '../active-store.ts'
import type { Route } from './+types/imports.ts'

export type ImportAddress = OutputOf<typeof listImportAddresses>['items'][number]

const upload: FormAction<never, never> = {
  input: startImport.input,
  fieldsOfCodes: {
    'imports.unknownFormat': 'file',
    'request.tooLarge': 'file',
  },
  done: withoutNote,
  async run(api, data, { context }) {
    if ((await nextFile(context)) === null) throw refuseFields({ path: 'file', code: 'field.required' })
    const { id } = await api(startImport, {}, callOptions(data))
    return { path: `/profile/new-products/${id}` }
  },
}

const everyHours = (input: Record<string, unknown>) => ({ ...input, everyHours: input.everyHours ?? null })

const actions = defineActions({
  upload,
  remove: form(deleteImport),
  address: form(createImportAddress, {
    complete: everyHours,
    fieldsOfCodes: { 'imports.addressRefused': 'address', 'imports.addressTaken': 'address' },
  }),
  everyHours: form(updateImportAddress, { complete: everyHours }),
  fetch: form(fetchImportAddress, { done: withoutNote, doneAt: () => '/profile/new-products?done=address' }),
  forget: form(deleteImportAddress),
})
export const action = actions.action

/** The middleware of the page: its address with `?template=` answers with the template of the category. */
export const sendTemplate: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const categoryId = Number(url.searchParams.get('template'))
  if (!categoryId) return next()
  const storeId = await loaderCall(context, findActiveStore)
  if (storeId === null) throw new Response(null, { status: 404 })
  const { fileName, content } = await loaderCall(context, (api) =>
    api(downloadTemplate, { categoryId, products: url.searchParams.has('products') ? 'with' : 'without' }, { storeId }),
  )
  return new Response(content, {
    headers: {
      'content-type': downloadTemplate.mediaType!,
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
    },
  })
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const storeId = await loaderCall(context, findActiveStore)
  if (storeId === null) return null
  const imports = await loaderCall(context, (api) =>
    api(listImports, { page: url.searchParams.get('page') ?? 1 }, { storeId }),
  )
  const tree = await loaderCall(context, (api) => api(getCompactTree, live))
  const addresses = await loaderCall(context, (api) => api(listImportAddresses, {}, { storeId }))
  return { storeId, imports, addresses: addresses.items, classes: tree.items, forms: actions.loaderData(context, url) }
}
