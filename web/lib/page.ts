import { createContext, useContext } from 'react'
import type { PageInfo } from '#platform/http/pages/page-context.ts'
import { localePrefix } from './locale.ts'

/** The page info of the root loader: locale, currency, sign-in state and so on. */
export const PageContext = createContext<PageInfo | null>(null)

export function usePage(): PageInfo {
  const page = useContext(PageContext)
  if (!page) throw new Error('usePage is called outside the document')
  return page
}

/** The number of the site's support, and its address for links. */
export function useSupportPhone() {
  const { phone } = usePage().envPublic
  return { phone, phoneAddress: phoneAddress(phone) }
}

export const phoneAddress = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

/** Adds the locale prefix to a path, for plain links. `<Link>` adds it by itself. */
export const useLocalizedHref = () => {
  const prefix = localePrefix(usePage().locale)
  return (path: string) => (path === '/' ? prefix || '/' : prefix + path)
}
