import { listCategoryParents, listProductCategories, nextProductCode } from '#modules/cabinet/contract.ts'
import { getCompactTree } from '#modules/catalog/contract.ts'
import { upload, uploadErrors } from '#modules/files/contract.ts'
import { findDocuments, findSchema, updateDocument, upsertDocument } from '#modules/fluent/contract.ts'
import type { Api } from '#platform/contract.ts'
import type { ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import { callOptions, defineActions, type FormAction } from '../../forms/define-actions.ts'
import { textsOf } from '../../forms/fields.ts'
import { live } from '../../lib/live.ts'
import { loaderCall, nextFile } from '../../lib/request-context.ts'
import { findActiveStore } from '../active-store.ts'
import { type Document, toFormValues } from '../documents/form-values.ts'
import { dropBlankRows, readDocument } from '../documents/read-document.ts'
import { type Media, mediaForms } from './media-forms.ts'
import { formKeys } from './sections.ts'
import type { Route } from './+types/product.ts'

const save: FormAction<never> = {
  input: z.object({}),
  fieldsOfCodes: Object.fromEntries(uploadErrors.map((code) => [code, 'fields.images'])),
  async run(api, data, args) {
    const { id } = args.params
    const categoryId = Number(data.get('fields.category'))
    const options = callOptions(data)
    const schema = await api(findSchema, { entity: 'product', categoryId }, options)
    const formFields = schema.fields.filter(({ key }) => formKeys.includes(key))
    dropBlankRows(formFields, data)
    await changePictures(api, data, args)
    const fields = readDocument(formFields, data)
    const saved =
      id === 'new'
        ? await api(upsertDocument, { entity: 'product', fields }, options)
        : await api(
            updateDocument,
            { entity: 'product', id: Number(id), version: Number(data.get('version')), fields },
            options,
          )
    return { path: `/profile/products/${saved.id}?done=save` }
  },
}

/** Uploaded pictures join the list at once, so that a form which is refused for another reason still has them. */
async function changePictures(api: Api, data: FormData, { context }: ActionFunctionArgs) {
  const name = 'fields.images'
  const removed = new Set(textsOf(data, 'removedPictures'))
  const kept = textsOf(data, name).filter((id) => !removed.has(id))
  data.delete(name)
  for (const id of kept) data.append(name, id)
  while ((await nextFile(context)) !== null) data.append(name, (await api(upload, {})).id)
}

const actions = defineActions({ save, ...mediaForms })
export const action = actions.action

/** A product, or a new one (`new`), which begins with its category; `?copy` begins with another product's fields. */
export async function loader({ context, params: { id }, url }: Route.LoaderArgs) {
  const forms = actions.loaderData(context, url)
  return loaderCall(context, async (api) => {
    const storeId = await findActiveStore(api)
    if (storeId === null) throw new Response(null, { status: 404 })
    const own: Api = (call, input) => api(call, input, { storeId })
    const stored = id === 'new' ? null : await findProduct(own, Number(id))
    if (id !== 'new' && !stored) throw new Response(null, { status: 404 })
    const copied = id === 'new' ? await findProduct(own, Number(url.searchParams.get('copy'))) : null
    const document = stored ?? copied
    const categoryId = Number(url.searchParams.get('category')) || Number(document?.fields.category)
    if (!categoryId || url.searchParams.has('choose'))
      return { forms, form: null, chooser: await loadChooser(own, url.searchParams.get('query') ?? '') }
    const [schema, parents, { code }] = await Promise.all([
      own(findSchema, { entity: 'product', categoryId }),
      own(listCategoryParents, { id: categoryId }),
      stored ? { code: null } : own(nextProductCode, {}),
    ])
    const initial: Document = stored?.fields ?? {
      ...defaultsOf(schema.fields),
      ...copied?.fields,
      ...(copied && { images: [], stock: [], status: 'Draft' }),
      code,
    }
    return {
      forms,
      chooser: null,
      form: {
        schema,
        values: toFormValues(schema.fields, { ...initial, category: categoryId }),
        category: { id: categoryId, path: parents.items.map(({ name }) => name) },
        product: stored && { id: stored.id, version: stored.version, storeId, media: toMedia(stored.fields) },
        status: String(initial.status) as Status,
        storeId,
        idempotencyKey: crypto.randomUUID(),
      },
    }
  })
}

export type Status = 'Draft' | 'Active' | 'Archived' | 'Blocked'
type LoaderData = Awaited<ReturnType<typeof loader>>
export type ProductFormData = NonNullable<LoaderData['form']>
export type StoredProduct = NonNullable<ProductFormData['product']>
export type ChooserData = NonNullable<LoaderData['chooser']>

async function findProduct(api: Api, id: number) {
  if (!Number.isInteger(id) || id < 1) return null
  const { items } = await api(findDocuments, {
    entity: 'product',
    filter: { field: 'id', operator: 'eq', value: id },
    pageSize: 1,
  })
  return items[0] ?? null
}

async function loadChooser(api: Api, query: string) {
  const [found, tree] = await Promise.all([api(listProductCategories, { query }), api(getCompactTree, live)])
  return { query, found: found.items, classes: tree.items }
}

const toMedia = ({ videos, documents }: Document) => ({ videos, documents }) as Media

const defaultsOf = (fields: readonly { key: string; default: unknown }[]) =>
  Object.fromEntries(fields.map(({ key, default: value }) => [key, value]))
