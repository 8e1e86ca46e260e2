// The one door from Node into the pages. Vite loads this file and all that it imports as a module graph of its own, so
// only plain values and functions come through it.
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { partsOf } from 'virtual:messages'
import { type Given, givenContext } from './lib/given.ts'
import { localePrefix } from './lib/locale.ts'
import { loadMessages, type Part } from './lib/messages.ts'
import { loadErrorPage } from './storefront/texts/ErrorPage.tsx'

const handlers = new Map<string, ReturnType<typeof createRequestHandler>>()

/** Renders a page, or answers what its loader or action says: a redirect, data for a navigation in the browser. */
export async function render(request: Request, given: Given): Promise<Response> {
  const { locale } = given.page
  // Before loaders and actions: they speak, too.
  await loadMessages(locale, partsOf(locale) as Part[])
  await loadErrorPage()
  const context = new RouterContextProvider()
  context.set(givenContext, given)
  return handlerOf(given)(request, context)
}

/** Routes know nothing of the locale: its prefix is the base of all addresses. */
function handlerOf({ page }: Given) {
  const basename = localePrefix(page.locale) || '/'
  const known = handlers.get(basename)
  if (known) return known
  const handler = createRequestHandler({ ...(build as unknown as ServerBuild), basename }, import.meta.env.MODE)
  handlers.set(basename, handler)
  return handler
}
