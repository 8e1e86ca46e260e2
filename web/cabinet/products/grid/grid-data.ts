import { listOwnProducts, listProductCategories } from '#modules/cabinet/contract.ts'
import { saveProductRows } from '#modules/cabinet/grid-contract.ts'
import { findSchema } from '#modules/fluent/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { callOptions, defineActions, donePath, type FormAction } from '../../../forms/define-actions.ts'
import type { Locale } from '../../../lib/locale.ts'
import { parseAmount, parseNumber } from '../../../lib/parse-number.ts'
import { loaderCall, pageOf } from '../../../lib/request-context.ts'
import { loadList } from '../../../list/load-list.ts'
import { findActiveStore } from '../../active-store.ts'
import type { Route } from './+types/grid.ts'
import { type Baseline, editedTexts, type Item, type Row, type Texts } from './grid-values.ts'

type Refused = OutputOf<typeof saveProductRows>['refused'][number]
/** The cells that were not saved, with the texts that were entered. */
export type GridOutcome = { saved: number; refused: (Refused & { edited: Texts })[] }

/** A row of the table: what of it is edited and why that is refused. */
export type GridRow = { item: Item; edited: Texts; errors: Refused['errors'] }

const save: FormAction<GridOutcome> = {
  input: saveProductRows.input,
  async run(api, data, { context }) {
    const edits = editsOf(data)
    const { locale } = pageOf(context)
    const donePage = { path: donePath(context, 'save', { without: [] }) }
    if (edits.length === 0) return donePage
    const rows = edits.map(({ id, version, edited }) => ({ id, version, ...valuesOf(edited, locale) }))
    const { saved, refused } = await api(saveProductRows, { rows }, callOptions(data))
    if (refused.length === 0) return donePage
    const editedById = new Map(edits.map(({ id, edited }) => [id, edited]))
    return {
      step: {
        saved: saved.length,
        refused: refused.map((row) => ({ ...row, edited: editedById.get(row.id)! })),
      },
    }
  },
}

const actions = defineActions({ save })
export const action = actions.action

export async function loader(args: Route.LoaderArgs) {
  const { context, url } = args
  const storeId = await loaderCall(context, findActiveStore)
  if (storeId === null) throw new Response(null, { status: 404 })
  const [list, schema, categories] = await Promise.all([
    loadList(listOwnProducts, args, { storeId }),
    loaderCall(context, (api) => api(findSchema, { entity: 'product' }, { storeId })),
    loaderCall(context, (api) => api(listProductCategories, {}, { storeId })),
  ])
  const fields = new Map(schema.fields.map((field) => [field.key, field]))
  const labelOf = (key: string) => fields.get(key)!.label
  const warehouses = fields.get('stock')!.fields!.find(({ key }) => key === 'warehouse')!.choices!
  return {
    forms: actions.loaderData(context, url),
    list,
    storeId,
    categories: categories.items,
    currency: schema.currency!,
    canUpdate: schema.can.update,
    canSetPrices: !fields.get('price')!.isForDrafts,
    labels: { price: labelOf('price'), oldPrice: labelOf('oldPrice'), status: labelOf('status') },
    warehouses: warehouses.map(({ value, label }) => ({ id: Number(value), label })),
    idempotencyKey: crypto.randomUUID(),
  }
}

export type GridData = Awaited<ReturnType<typeof loader>>

/** The rows of the form in which something was edited; its fields are named `7.price`, for product 7. */
function editsOf(data: FormData) {
  const ids = [...data.keys()].flatMap((name) => /^(\d+)\.was$/.exec(name)?.[1] ?? [])
  return ids.flatMap((id) => {
    const baseline = readBaseline(data.get(`${id}.was`))
    const current = Object.keys(baseline.texts).flatMap((key) => {
      const text = data.get(`${id}.${key}`)
      return typeof text === 'string' ? [[key, text]] : []
    })
    const edited = editedTexts(baseline, Object.fromEntries(current))
    return Object.keys(edited).length > 0 ? [{ id: Number(id), version: baseline.version, edited }] : []
  })
}

function readBaseline(was: FormDataEntryValue | null): Baseline {
  try {
    const { version, texts } = JSON.parse(String(was)) as Baseline
    return { version: Number(version), texts: { ...texts } }
  } catch {
    throw new Response(null, { status: 400 })
  }
}

/** A text that is no number becomes one that the call refuses, for its row alone. */
function valuesOf({ price, oldPrice, status, ...stock }: Texts, locale: Locale): Omit<Row, 'id' | 'version'> {
  const quantities = Object.entries(stock).map(([key, text]) => ({
    warehouseId: Number(key.slice('stock.'.length)),
    quantity: integerOr(-1, parseNumber(text.trim(), 0, locale)),
  }))
  return {
    ...(price !== undefined && { price: parseAmount(price, locale) ?? 0 }),
    ...(oldPrice !== undefined && { oldPrice: oldPrice.trim() === '' ? null : (parseAmount(oldPrice, locale) ?? 0) }),
    ...(status !== undefined && { status: status as NonNullable<Row['status']> }),
    ...(quantities.length > 0 && { stock: quantities }),
  }
}

const integerOr = (otherwise: number, value: number | string) =>
  Number.isSafeInteger(value) ? Number(value) : otherwise
