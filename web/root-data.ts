import { getAccountContext } from '#modules/accounts/contract.ts'
import { getCart } from '#modules/carts/contract.ts'
import { listCategories } from '#modules/catalog/contract.ts'
import { listRates } from '#modules/currencies/contract.ts'
import { getLocation } from '#modules/geo/contract.ts'
import { listFavourites } from '#modules/lists/contract.ts'
import { getRegistry } from '#modules/metrics/contract.ts'
import { countNotifications } from '#modules/notifications/contract.ts'
import type { Route } from './+types/root.ts'
import { quantitiesOf } from './lib/cart-quantities.ts'
import { formatPhone } from '#platform/values/format-phone.ts'
import { live } from './lib/live.ts'
import { loaderCall, pageOf, tryCall } from './lib/request-context.ts'

/** The data of the frame of every page. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const [classes, account, cart, location, rates, registry, notificationCount, favourites] = await Promise.all([
    loaderCall(context, (api) => api(listCategories, live)),
    page.isAuth ? tryCall(context, (call) => call(getAccountContext, {})) : null,
    page.hasCart ? tryCall(context, (call) => call(getCart, {})) : null,
    page.location ? tryCall(context, (call) => call(getLocation, { alias: page.location! })) : null,
    loaderCall(context, (api) => api(listRates, {})),
    loaderCall(context, (api) => api(getRegistry, {})),
    page.isAuth ? tryCall(context, (call) => call(countNotifications, {})) : null,
    page.isAuth ? tryCall(context, (call) => call(listFavourites, {})) : null,
  ])
  const accountContext = account?.success ? account.data : null
  const store = accountContext?.stores.find(({ id }) => id === accountContext.activeStoreId)
  return {
    page: { ...page, priceDisplay: accountContext?.priceDisplay ?? page.priceDisplay },
    classes: classes.items.map(({ id, name, path }) => ({ id, name, path })),
    account: accountContext && { ...accountContext, address: addressOf(accountContext) },
    unread: {
      buyer: accountContext?.unreadMessages ?? 0,
      store: store?.unreadMessages ?? 0,
      hasChats: accountContext ? accountContext.hasChats || accountContext.stores.length > 0 : page.hasChats,
    },
    unreadNotifications: notificationCount?.success ? notificationCount.data.unread : 0,
    favourites: favourites?.success ? favourites.data.ids : [],
    cartQuantities: cart?.success ? quantitiesOf(cart.data) : {},
    searchLocation: location?.success ? { alias: location.data.alias, name: location.data.name } : null,
    rateDate: rates.items[0]?.date ?? '',
    notFound: false,
    metricsData: { env: page.envPublic.env },
    metricsDataRegistry: registry.items,
  }
}

/** The name of the account; formatted here, because the table of phone formats is large. */
const addressOf = ({ email, phone }: { email: string | null; phone: string | null }) =>
  email ?? (phone && formatPhone(phone))

export type RootData = Awaited<ReturnType<typeof loader>>
