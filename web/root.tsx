import './ui/styles/tokens.css'
import './ui/styles/reset.css'
import './ui/styles/fonts.css'
import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { getAccountContext } from '#modules/accounts/contract.ts'
import { getCart } from '#modules/carts/contract.ts'
import { listCategories } from '#modules/catalog/contract.ts'
import { listRates } from '#modules/currencies/contract.ts'
import { countNotifications } from '#modules/notifications/contract.ts'
import { getLocation } from '#modules/geo/contract.ts'
import type { Route } from './+types/root.ts'
import { tryCall, loaderCall, pageOf } from './lib/request-context.ts'
import { live } from './lib/live.ts'
import { languageTags, type Locale } from './lib/locale.ts'
import { LocaleContext, loadMessages, messagePartsOf } from './lib/messages.ts'
import { PageContext } from './lib/page.ts'
import { FontPreloads } from './storefront/shell/head.tsx'
import { Shell } from './storefront/shell/Shell.tsx'
import { ErrorPage } from './storefront/texts/ErrorPage.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const [classes, account, cart, location, rates, notificationCount] = await Promise.all([
    loaderCall(context, (api) => api(listCategories, live)),
    page.isAuth ? tryCall(context, (call) => call(getAccountContext, {})) : null,
    page.isAuth || page.hasCart ? tryCall(context, (call) => call(getCart, {})) : null,
    page.location ? tryCall(context, (call) => call(getLocation, { alias: page.location! })) : null,
    loaderCall(context, (api) => api(listRates, {})),
    page.isAuth ? tryCall(context, (call) => call(countNotifications, {})) : null,
  ])
  const accountContext = account?.success ? account.data : null
  const store = accountContext?.stores.find(({ id }) => id === accountContext.activeStoreId)
  return {
    page,
    classes: classes.items.map(({ id, name, path }) => ({ id, name, path })),
    account: accountContext,
    unread: {
      buyer: accountContext?.unreadMessages ?? 0,
      store: store?.unreadMessages ?? 0,
      hasChats: accountContext ? accountContext.hasChats || accountContext.stores.length > 0 : page.hasChats,
    },
    unreadNotifications: notificationCount?.success ? notificationCount.data.unread : 0,
    cartCount: cart?.success ? cart.data.totalProductsCount : 0,
    searchLocation: location?.success ? { alias: location.data.alias, name: location.data.name } : null,
    rateDate: rates.items[0]?.date ?? '',
    notFound: false,
  }
}
export type RootData = Awaited<ReturnType<typeof loader>>

/** Loads the messages of the next page before a client navigation. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    await loadMessages(document.documentElement.dataset.locale as Locale, messagePartsOf(new URL(request.url).pathname))
    return next()
  },
]

/** Document shell of pages and error pages. */
export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  if (!data) return <BareDocument>{children}</BareDocument>
  const { page } = data
  return (
    <html
      lang={languageTags[page.locale]}
      data-locale={page.locale}
      data-brand={page.variant}
      data-store={data.account?.activeStoreId ?? undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href={`/mark-${page.variant}.svg`} type="image/svg+xml" />
        <FontPreloads locale={page.locale} />
        <Meta />
        <Links />
      </head>
      <body>
        <LocaleContext value={page.locale}>
          <PageContext value={page}>
            <Shell data={data}>{children}</Shell>
          </PageContext>
        </LocaleContext>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  return <ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} />
}

/** Fallback when the root loader failed: there is no data for the shell. */
function BareDocument({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <Meta />
        <Links />
      </head>
      <body>{children}</body>
    </html>
  )
}
