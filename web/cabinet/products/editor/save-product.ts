import { deleteProductDraft } from '#modules/cabinet/draft-contract.ts'
import { upload, uploadErrors } from '#modules/files/contract.ts'
import { addressErrors, fetchPicture } from '#modules/files/picture-contract.ts'
import { findSchema, updateDocument, upsertDocument } from '#modules/fluent/contract.ts'
import type { Api, CallOptions } from '#platform/contract.ts'
import type { ActionFunctionArgs } from 'react-router'
import { z } from 'zod'
import { callOptions, type FormAction } from '../../../forms/define-actions.ts'
import { textsOf } from '../../../forms/fields.ts'
import type { Locale } from '../../../lib/locale.ts'
import { ApiError, laterFields, loaderCall, nextFile, pageOf } from '../../../lib/request-context.ts'
import type { Document, FormField } from '../../documents/form-values.ts'
import { dropBlankRows, readDocument } from '../../documents/read-document.ts'
import { isInForm, mediaKeys } from '../sections.ts'
import { findProduct } from './find-product.ts'
import { differing, type Fingerprints, fingerprints, fingerprintsOf, readFingerprints } from './merge.ts'

/** The fields that the form has changed, and those among them that another person has changed meanwhile. */
export type Conflict = { changed: string[]; clashes: string[] }

const pictureErrors = Object.fromEntries(uploadErrors.map((code) => [code, 'fields.images']))

export const save: FormAction<Conflict> = {
  input: z.object({}),
  fieldsOfCodes: { ...pictureErrors, ...Object.fromEntries(addressErrors.map((code) => [code, 'pictureAddress'])) },
  async run(api, data, args) {
    const { locale } = pageOf(args.context)
    const form = await readProductForm(api, data, locale)
    await addPictures(api, data, args)
    form.fields = readDocument(form.schema, data, locale)
    const { id } = args.params
    const copyOf = Number(data.get('copyOf'))
    const saved =
      id === 'new' ? await create(api, copyOf, form) : await update(api, Number(id), Number(data.get('version')), form)
    await api(deleteProductDraft, id === 'new' ? (copyOf ? { copyOf } : {}) : { productId: Number(id) }, form.options)
    return { path: `/profile/products/${saved.id}?done=save` }
  },
  async stay(_fields, { code }, { context, form: data, params }) {
    if (code !== 'documents.changedMeanwhile') return null
    return loaderCall(context, async (api) => {
      const form = await readProductForm(api, data, pageOf(context).locale)
      const { changed, clashes } = await compare(api, Number(params.id), form)
      return { changed, clashes }
    })
  },
}

type ProductForm = { schema: FormField[]; fields: Document; base: Fingerprints; options: CallOptions }

async function readProductForm(api: Api, data: FormData, locale: Locale): Promise<ProductForm> {
  const options = callOptions(data)
  const categoryId = Number(data.get('fields.category'))
  const { fields } = await api(findSchema, { entity: 'product', categoryId }, options)
  // Locked fields are disabled, so the form leaves them out.
  const isLocked = !data.has('fields.price')
  const schema = fields.filter((field) => isInForm(field) && !(field.isForDrafts && isLocked))
  dropBlankRows(schema, data)
  return { schema, fields: readDocument(schema, data, locale), base: readFingerprints(data.get('base')), options }
}

/** A copy has the files that the form does not. */
async function create(api: Api, copyOf: number, { fields, options }: ProductForm) {
  const original = await findProduct(api, copyOf, options)
  const files = original ? pick(original.fields, mediaKeys) : {}
  return api(upsertDocument, { entity: 'product', fields: { ...files, ...fields } }, options)
}

/** Writes the fields that the form has changed, unless another person has changed one of them since it was opened. */
async function update(api: Api, id: number, version: number, form: ProductForm) {
  const { schema, fields, base, options } = form
  const changed = differing(base, await fingerprints(schema, fields), Object.keys(fields))
  const write = (current: number) =>
    api(updateDocument, { entity: 'product', id, version: current, fields: pick(fields, changed) }, options)
  try {
    return await write(version)
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem.code !== 'documents.changedMeanwhile') throw error
    const { clashes, version: current } = await compare(api, id, form)
    if (clashes.length > 0) throw error
    return write(current)
  }
}

async function compare(api: Api, id: number, { schema, fields, base, options }: ProductForm) {
  const stored = await findProduct(api, id, options)
  if (!stored) throw new Response(null, { status: 404 })
  const [own, theirs] = await Promise.all([fingerprints(schema, fields), fingerprintsOf(schema, stored.fields)])
  const changed = differing(base, own, Object.keys(fields))
  const clashes = changed.filter((key) => theirs[key] !== base[key] && theirs[key] !== own[key])
  return { changed, clashes, version: stored.version }
}

const pick = (fields: Document, keys: readonly string[]) => Object.fromEntries(keys.map((key) => [key, fields[key]]))

/** New pictures join the list at once, so that a form which is refused for another reason still has them. */
async function addPictures(api: Api, data: FormData, { context }: ActionFunctionArgs) {
  const name = 'fields.images'
  const removed = new Set(textsOf(data, 'removedPictures'))
  const [moved = ''] = textsOf(data, 'movedPicture')
  const kept = withMoved(
    textsOf(data, name).filter((id) => !removed.has(id)),
    moved,
  )
  data.delete(name)
  for (const id of kept) data.append(name, id)
  const [url] = textsOf(data, 'pictureAddress')
  if (url) data.append(name, (await api(fetchPicture, { url }, callOptions(data))).id)
  data.delete('pictureAddress')
  while ((await nextFile(context)) !== null) data.append(name, (await api(upload, {}, callOptions(data))).id)
  // The button that publishes stands below the files.
  for (const [later, value] of laterFields(context)) data.append(later, value)
}

/** Where no script runs, a button that saves names a picture and its new position. */
function withMoved(ids: readonly string[], moved: string) {
  const [id = '', position] = moved.split(' ')
  return ids.includes(id) ? ids.filter((each) => each !== id).toSpliced(Number(position), 0, id) : ids
}
