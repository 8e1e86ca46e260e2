// Where people come back from paying. Opening the page changes nothing.
import { getAccountContext } from '#modules/accounts/contract.ts'
import { getPayment } from '#modules/billing/contract.ts'
import { defaultLocale, localePrefix } from '../../lib/locale.ts'
import { redirectTo } from '../../lib/redirect.ts'
import { loaderCall, pageOf, tryCall } from '../../lib/request-context.ts'
import type { RouterContextProvider } from 'react-router'

type Args = { context: Readonly<RouterContextProvider>; url: URL }

/** The payment that the address names by `InvId`, as Robokassa has it; null if the store has no such payment. */
export async function loadPayment({ context, url }: Args) {
  const { activeStoreId: storeId, culture } = await loaderCall(context, (api) => api(getAccountContext, {}))
  leadToLanguage(context, culture)
  const id = Number(url.searchParams.get('InvId'))
  if (storeId === null || !Number.isInteger(id) || id < 1) return { payment: null }
  const result = await tryCall(context, (api) => api(getPayment, { id }, { storeId }))
  return { payment: result.success ? result.data : null }
}

/** Robokassa knows one address only, which is that of the default language. */
function leadToLanguage(context: Args['context'], culture: Parameters<typeof localePrefix>[0]) {
  const { locale, locales, path } = pageOf(context)
  if (locale === defaultLocale && culture !== defaultLocale && locales.includes(culture))
    throw redirectTo(`${localePrefix(culture)}${path}`)
}
