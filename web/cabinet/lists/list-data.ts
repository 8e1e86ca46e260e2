import { getAccountContext } from '#modules/accounts/contract.ts'
import {
  deleteProductList,
  editProductList,
  getProductList,
  orderProductList,
  removeListLine,
  setListLine,
} from '#modules/lists/contract.ts'
import { readNotifications } from '#modules/notifications/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { defineActions, form, withoutNote } from '../../forms/define-actions.ts'
import { loaderCall, unlessActing } from '../../lib/request-context.ts'
import type { Route } from './+types/list.ts'
import { readTeam, type Team } from './team-value.ts'

export type List = OutputOf<typeof getProductList>
export type Line = List['lines'][number]

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** `list.create` leads here. */
const actions = defineActions({
  'list.order': form(orderProductList, {
    done: withoutNote,
    doneAt: ({ added, wereInCart, skipped }, { id }) =>
      `/profile/lists/${id}?added=${added}&inCart=${wereInCart}&skipped=${skipped.map(({ productId }) => productId).join('.')}`,
  }),
  'list.edit': form(editProductList, {
    complete: (input, { form: data }) => ({ ...input, sharedWith: readTeam(data.get('team')) }),
    done: { values: ['list.create', 'list.edit'] },
  }),
  'list.delete': form(deleteProductList, { done: withoutNote, doneAt: () => '/profile/lists?deleted' }),
  'line.set': form(setListLine, {
    doneAt: (_, { id, productId }) => `/profile/lists/${id}?done=line.set#line-${productId}`,
  }),
  'line.remove': form(removeListLine, { doneAt: (_, { id }) => `/profile/lists/${id}?done=line.remove` }),
})
export const action = actions.action

export async function loader({ context, params, url }: Route.LoaderArgs) {
  if (!uuid.test(params.id)) throw new Response(null, { status: 404 })
  return loaderCall(context, async (api) => {
    const [list, { stores, purchasing }] = await Promise.all([
      api(getProductList, { id: params.id }),
      api(getAccountContext, {}),
      unlessActing(api(readNotifications, { kind: 'SavedProduct' })),
    ])
    return {
      list,
      teams: [
        ...stores.map(({ id, name }): Team => ({ kind: 'Store', id, name })),
        ...(purchasing ? [{ kind: 'PurchasingTeam' as const, id: purchasing.id, name: purchasing.name }] : []),
      ],
      ordered: readOrdered(list, url.searchParams),
      forms: actions.loaderData(context, url),
    }
  })
}
export type Ordered = NonNullable<ReturnType<typeof readOrdered>>

/** The lines of the list that have just been added to the cart, and those left out. */
function readOrdered({ lines }: List, search: URLSearchParams) {
  const added = Number(search.get('added'))
  if (!(added > 0)) return null
  const skippedIds = (search.get('skipped') ?? '').split('.').map(Number)
  const wereInCart = Math.max(0, Number(search.get('inCart')) || 0)
  return { added, wereInCart, skipped: lines.filter(({ productId }) => skippedIds.includes(productId)) }
}
