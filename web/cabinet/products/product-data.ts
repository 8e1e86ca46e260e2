import { listMoveLosses } from '#modules/cabinet/bulk-contract.ts'
import {
  getProductBlock,
  listCategoryParents,
  listProductCategories,
  nextProductCode,
} from '#modules/cabinet/contract.ts'
import { getProductDraft } from '#modules/cabinet/draft-contract.ts'
import { getCompactTree } from '#modules/catalog/contract.ts'
import { listUnitTypes } from '#modules/content/contract.ts'
import { listVideos } from '#modules/files/contract.ts'
import { findSchema } from '#modules/fluent/contract.ts'
import { listOwnPromotions } from '#modules/promotions/contract.ts'
import { activeStore } from '#modules/suppliers/contract.ts'
import type { Api } from '#platform/contract.ts'
import { defineActions } from '../../forms/define-actions.ts'
import { live } from '../../lib/live.ts'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import { findActiveStore } from '../active-store.ts'
import { defaultsOf, type Document, toFormValues } from '../documents/form-values.ts'
import type { DraftTarget } from './editor/draft-writer.ts'
import { findProduct } from './editor/find-product.ts'
import { fingerprintsOf } from './editor/merge.ts'
import { save } from './editor/save-product.ts'
import { type Media, mediaForms } from './media/media-forms.ts'
import { isInForm } from './sections.ts'
import type { Route } from './+types/product.ts'

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
      return {
        forms,
        form: null,
        chooser: {
          ...(await loadChooser(own, url.searchParams.get('query') ?? '')),
          copy: copied ? String(copied.id) : null,
          draft: id === 'new' && !copied ? (await own(getProductDraft, {})).draft : null,
        },
      }
    const media = stored && toMedia(stored.fields)
    const draftOf: DraftTarget = stored ? { productId: stored.id } : copied ? { copyOf: copied.id } : {}
    const [schema, parents, { code }, units, store, videos, lost, { block }, unseenPromotions, { draft }] =
      await Promise.all([
        own(findSchema, { entity: 'product', categoryId }),
        own(listCategoryParents, { id: categoryId }),
        stored ? { code: null } : own(nextProductCode, {}),
        own(listUnitTypes, {}),
        own(activeStore, {}),
        own(listVideos, { ids: media?.videos.join() }),
        document ? own(listMoveLosses, { id: document.id, categoryId }) : null,
        stored?.fields.status === 'Blocked' ? own(getProductBlock, { id: stored.id }) : { block: null },
        stored?.fields.status === 'Archived' ? countPromotions(own, stored.id) : 0,
        own(getProductDraft, draftOf),
      ])
    const editable = schema.fields.filter(isInForm)
    const initial: Document = stored?.fields ?? {
      ...defaultsOf(schema.fields),
      ...copied?.fields,
      ...(copied && { stock: [], status: 'Draft' }),
      code,
    }
    return {
      forms,
      chooser: null,
      form: {
        schema,
        values: toFormValues(schema.fields, { ...initial, category: categoryId }, pageOf(context).locale),
        category: { id: categoryId, path: parents.items.map(({ name }) => name), lost: lost?.names ?? [] },
        product: stored && {
          id: stored.id,
          version: stored.version,
          categoryId: Number(stored.fields.category),
          base: JSON.stringify(await fingerprintsOf(editable, stored.fields)),
          storeId,
          media: media!,
          videos: videos.items,
          maxVideoBytes: videos.maxBytes,
        },
        draftOf,
        draft,
        copyOf: copied && { id: copied.id, hasMedia: hasMedia(toMedia(copied.fields)) },
        units: units.items,
        store,
        status: String(initial.status) as Status,
        block,
        unseenPromotions,
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

async function loadChooser(api: Api, query: string) {
  const [found, tree] = await Promise.all([api(listProductCategories, { query }), api(getCompactTree, live)])
  return { query, found: found.items, classes: tree.items }
}

/** None for those who may not see them. */
const countPromotions = (api: Api, productId: number) =>
  api(listOwnPromotions, { productId, state: 'current', pageSize: 1 }).then(
    ({ total }) => total,
    () => 0,
  )

const toMedia = ({ videos, documents }: Document) => ({ videos, documents }) as Media

const hasMedia = ({ videos, documents }: Media) => videos.length + documents.length > 0
