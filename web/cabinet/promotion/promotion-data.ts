import { readNotifications } from '#modules/notifications/contract.ts'
import { endOwnPromotions, getPromotionPrices, listOwnPromotions } from '#modules/promotions/contract.ts'
import { defineActions } from '../../forms/define-actions.ts'
import { loaderCall, unlessActing } from '../../lib/request-context.ts'
import { bulkForm } from '../../list/bulk-form.ts'
import { loadList } from '../../list/load-list.ts'
import { findActiveStore } from '../active-store.ts'
import type { Route } from './+types/promotion.ts'

const actions = defineActions({ end: bulkForm(endOwnPromotions) })
export const action = actions.action

export async function loader(args: Route.LoaderArgs) {
  const storeId = await loaderCall(args.context, findActiveStore)
  if (storeId === null) return null
  const [list, { balance }] = await Promise.all([
    loadList(listOwnPromotions, args, { storeId }),
    loaderCall(args.context, (api) => api(getPromotionPrices, {}, { storeId })),
    loaderCall(args.context, (api) => unlessActing(api(readNotifications, { kind: 'PromotionEnd', storeId }))),
  ])
  return {
    storeId,
    list,
    balance,
    isBought: args.url.searchParams.get('done') === 'bought',
    forms: actions.loaderData(args.context, args.url),
  }
}

export type PromotionsData = NonNullable<Awaited<ReturnType<typeof loader>>>
