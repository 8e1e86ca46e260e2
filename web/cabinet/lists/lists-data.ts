import { createProductList, listProductLists, setFavourite } from '#modules/lists/contract.ts'
import { readNotifications } from '#modules/notifications/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { localPath } from '#platform/values/local-path.ts'
import { defineActions, form } from '../../forms/define-actions.ts'
import { loaderCall, unlessActing } from '../../lib/request-context.ts'
import type { Route } from './+types/lists.ts'

export type ProductList = OutputOf<typeof listProductLists>['items'][number]

/** The bookmarks of other pages post `favourite` here. */
const actions = defineActions({
  favourite: form(setFavourite, { doneAt: (_, { next }) => localPath(next, '/profile/lists') }),
  'list.create': form(createProductList, { doneAt: ({ id }) => `/profile/lists/${id}?done=list.create` }),
})
export const action = actions.action

export async function loader({ context, url }: Route.LoaderArgs) {
  return loaderCall(context, async (api) => {
    const [{ items: lists }] = await Promise.all([
      api(listProductLists, {}),
      unlessActing(api(readNotifications, { kind: 'SavedProduct' })),
    ])
    // The page of a deleted list leads here.
    return { lists, isDeleted: url.searchParams.has('deleted'), forms: actions.loaderData(context, url) }
  })
}
