import { createContext, useContext } from 'react'
import type { PageInfo } from './given.ts'
import { localePrefix } from './locale.ts'

/** What every part of a page may know: the visitor's choices and who they are, from the root loader. */
export const PageContext = createContext<PageInfo | null>(null)

export function usePage(): PageInfo {
  const page = useContext(PageContext)
  if (!page) throw new Error('usePage is called outside the document')
  return page
}

/** For plain links: a path of the routes with the locale's prefix. `<Link>` adds it by itself. */
export const useHref = () => {
  const prefix = localePrefix(usePage().locale)
  return (path: string) => (path === '/' ? prefix || '/' : prefix + path)
}
