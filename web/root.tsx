import './ui/styles/tokens.css'
import './ui/styles/reset.css'
import './ui/styles/fonts.css'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root.ts'
import { currentVisitor } from './lib/client/session.ts'
import { languageTags, type Locale } from './lib/locale.ts'
import { LocaleContext, loadMessages, messagePartsOf } from './lib/messages.ts'
import { PageContext } from './lib/page.ts'
import type { RootData } from './root-data.ts'
import { FontPreloads } from './storefront/shell/head.tsx'
import { Shell } from './storefront/shell/Shell.tsx'
import { RouteErrorPage } from './storefront/texts/ErrorPage.tsx'

export { loader } from './root-data.ts'

/** Before a client navigation: the session is renewed, and the messages of the next page are loaded beside its data. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    const locale = document.documentElement.dataset.locale as Locale
    const messages = loadMessages(locale, messagePartsOf(new URL(request.url).pathname))
    if (currentVisitor()?.isAuth)
      await import('./lib/client/token.ts').then(({ ensureFreshToken }) => ensureFreshToken())
    const [result] = await Promise.all([next(), messages])
    return result
  },
]

/** Document shell of pages and error pages. */
export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<RootData>('root')
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
  return <RouteErrorPage />
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
