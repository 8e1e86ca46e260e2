import { lastCards } from '#modules/catalog/contract.ts'
import {
  getPromotionPrices,
  maxPromotedProducts,
  maxPromotionDays,
  promoteProducts,
  promoteStore,
} from '#modules/promotions/contract.ts'
import { activeStore } from '#modules/suppliers/contract.ts'
import type { Api, InputOf, OutputOf } from '#platform/contract.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import { live } from '../../lib/live.ts'
import { redirectTo } from '../../lib/redirect.ts'
import { loaderCall, tryCall } from '../../lib/request-context.ts'
import { findActiveStore } from '../active-store.ts'
import type { Route } from './+types/new.ts'

const bought = { doneAt: () => '/profile/promotion?done=bought' }
const actions = defineActions({ product: form(promoteProducts, bought), store: form(promoteStore, bought) })
export const action = actions.action

const maxPreviewed = 3

/** What the address asks for: `ids` are products, without them it is the store. The cost is that of a rehearsal. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const storeId = await loaderCall(context, findActiveStore)
  // Says what is needed first.
  if (storeId === null) throw redirectTo('/profile/promotion')
  const own = <Output>(run: (api: Api) => Promise<Output>) =>
    loaderCall(context, (api) => run((call, input) => api(call, input, { storeId })))
  const ids = idsIn(url.searchParams)
  const subject = ids.length > 0 ? ('product' as const) : ('store' as const)
  const [{ items }, preview] = await Promise.all([
    own((api) => api(getPromotionPrices, {})),
    own((api) => loadPreview(api, ids)),
  ])
  const offers = items.flatMap(({ subject: of, placement, price }) =>
    of === subject && price ? [{ placement, price }] : [],
  )
  const choice = choiceIn(url.searchParams, offers[0]?.placement ?? '')
  const rehearsal = { ...choice, days: Number(choice.days), isDryRun: true } as InputOf<typeof promoteStore>
  const quote =
    offers.length > 0 &&
    (await tryCall(context, (api): Promise<Quote> => {
      const options = { storeId }
      return subject === 'product'
        ? api(promoteProducts, { ...rehearsal, ids }, options)
        : api(promoteStore, rehearsal, options)
    }))
  return {
    storeId,
    ids,
    selectedCount: Number(url.searchParams.get('selected')) || ids.length,
    maxProducts: maxPromotedProducts,
    maxDays: maxPromotionDays,
    subject,
    offers,
    choice,
    quote: quote && quote.success ? quote.data : null,
    problem: quote && !quote.success ? quote.problem : null,
    preview,
    idempotencyKey: crypto.randomUUID(),
    forms: actions.loaderData(context, url),
  }
}

type Quote = OutputOf<typeof promoteStore> & Partial<Pick<OutputOf<typeof promoteProducts>, 'rejected'>>
export type NewPromotionData = Awaited<ReturnType<typeof loader>>

const idsIn = (search: URLSearchParams) =>
  [...new Set((search.get('ids') ?? '').split(',').map(Number))]
    .filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31)
    .slice(0, maxPromotedProducts)

const choiceIn = (search: URLSearchParams, firstPlacement: string) => ({
  placement: search.get('placement') ?? firstPlacement,
  from: search.get('from') ?? new Date().toISOString().slice(0, 10),
  days: search.get('days') ?? '7',
})

/** How buyers will see the first products, or the store. */
async function loadPreview(api: Api, ids: readonly number[]) {
  if (ids.length === 0) {
    const store = await api(activeStore, {})
    return { cards: [], store: store && { ...store, isPromo: true } }
  }
  const { items } = await api(lastCards, { ...live, ids: ids.slice(0, maxPreviewed).join('.') })
  // As a card of somebody else's store, which buyers see it as.
  return { cards: items.map((card) => ({ ...card, isPromo: true, store: { ...card.store, id: 0 } })), store: null }
}
