// Where people come back from paying. Opening the page changes nothing.
import { getPayment } from '#modules/billing/contract.ts'
import { defaultLocale, localePrefix } from '../../lib/locale.ts'
import { redirectTo } from '../../lib/redirect.ts'
import { loaderCall, pageOf, tryCall } from '../../lib/request-context.ts'
import { findActiveStore } from '../active-store.ts'
import type { RouterContextProvider } from 'react-router'

type Args = { context: Readonly<RouterContextProvider>; url: URL }

/** The payment that the address names by `InvId`, as Robokassa has it; null if the store has no such payment. */
export async function loadPayment({ context, url }: Args) {
  leadToLanguage({ context, url })
  const storeId = await loaderCall(context, findActiveStore)
  const id = Number(url.searchParams.get('InvId'))
  if (storeId === null || !Number.isInteger(id) || id < 1) return { payment: null }
  const result = await tryCall(context, (api) => api(getPayment, { id }, { storeId }))
  return { payment: result.success ? result.data : null }
}

/** Robokassa knows one address only, that of the default language, and says in which one the visitor has left. */
function leadToLanguage({ context, url }: Args) {
  const { locale, locales, path } = pageOf(context)
  const target = locales.find((each) => each === url.searchParams.get('Shp_locale'))
  if (target && locale === defaultLocale && target !== defaultLocale) throw redirectTo(`${localePrefix(target)}${path}`)
}
