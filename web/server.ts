// SSR entry. Vite loads this file with its own module graph, so only plain values and functions cross the boundary to
// Node.
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { partsOf } from 'virtual:messages'
import { type RequestContext, requestContext } from './lib/request-context.ts'
import { localePrefix } from './lib/locale.ts'
import { loadMessages, type MessagePart } from './lib/messages.ts'
import { loadErrorPage } from './storefront/texts/ErrorPage.tsx'

const handlers = new Map<string, ReturnType<typeof createRequestHandler>>()

/** Renders a page, or returns the response of its loader or action (redirect, data). */
export async function render(request: Request, pageContext: RequestContext): Promise<Response> {
  const { locale } = pageContext.page
  // Loaders and actions translate messages too.
  await loadMessages(locale, partsOf(locale) as MessagePart[])
  await loadErrorPage()
  const context = new RouterContextProvider()
  context.set(requestContext, pageContext)
  return handlerOf(pageContext)(request, context)
}

/** Request handler with the locale prefix as basename: routes do not know the locale. */
function handlerOf({ page }: RequestContext) {
  const basename = localePrefix(page.locale) || '/'
  const known = handlers.get(basename)
  if (known) return known
  const handler = createRequestHandler({ ...(build as unknown as ServerBuild), basename }, import.meta.env.MODE)
  handlers.set(basename, handler)
  return handler
}
