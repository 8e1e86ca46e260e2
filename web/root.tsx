import './ui/tokens.css'
import './ui/reset.css'
import './ui/fonts.css'
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
import { attempt, load, pageOf } from './lib/given.ts'
import { languageTags, type Locale } from './lib/locale.ts'
import { LocaleContext, loadMessages, messagePartsOf } from './lib/messages.ts'
import { PageContext } from './lib/page.ts'
import { FontPreloads } from './storefront/shell/head.tsx'
import { Shell } from './storefront/shell/Shell.tsx'
import { ErrorPage } from './storefront/texts/ErrorPage.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const page = pageOf(context)
  const [classes, account, cart, location, rates, notices] = await Promise.all([
    load(context, (api) => api(listCategories, { p: 'live', g: 'default' })),
    page.isAuth ? attempt(context, (call) => call(getAccountContext, {})) : null,
    page.isAuth || page.hasCart ? attempt(context, (call) => call(getCart, {})) : null,
    page.location ? attempt(context, (call) => call(getLocation, { alias: page.location! })) : null,
    load(context, (api) => api(listRates, {})),
    page.isAuth ? attempt(context, (call) => call(countNotifications, {})) : null,
  ])
  const who = account?.success ? account.data : null
  const store = who?.stores.find(({ id }) => id === who.activeStoreId)
  return {
    page,
    classes: classes.items.map(({ id, name, path }) => ({ id, name, path })),
    account: who,
    unread: {
      buyer: who?.unreadMessages ?? 0,
      store: store?.unreadMessages ?? 0,
      hasChats: who ? who.hasChats || who.stores.length > 0 : page.hasChats,
    },
    unreadNotices: notices?.success ? notices.data.unread : 0,
    cartCount: cart?.success ? cart.data.totalProductsCount : 0,
    searchLocation: location?.success ? { alias: location.data.alias, name: location.data.name } : null,
    rateDate: rates.items[0]?.date ?? '',
    notFound: false,
  }
}
export type RootData = Awaited<ReturnType<typeof loader>>

/** A page that is reached without loading the document finds its texts loaded. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    await loadMessages(document.documentElement.dataset.locale as Locale, messagePartsOf(new URL(request.url).pathname))
    return next()
  },
]

/** Wraps the page and every error page alike. */
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

/** Only when the root loader itself failed: no data, so no shell. */
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
