import { Outlet, useLocation, useMatches } from 'react-router'

/** The `handle` of a route. */
export type PageHandle = {
  /** What may change in the address while the page keeps its state. By default any change starts a new page. */
  keepsStateOn?: 'search' | 'params'
  /** Parameters of the address, beside `done`, that say what was just done. They leave the address once the page has shown it. */
  notes?: readonly string[]
}

/** The page within a frame. Two addresses of one route, such as two products, are two pages that share no state. */
export const PageOutlet = () => <Outlet key={usePageKey()} />

/** Changes whenever another page is shown. */
export function usePageKey(): string {
  const { id, pathname, handle } = useMatches().at(-1)!
  const { search } = useLocation()
  const keepsStateOn = (handle as PageHandle | undefined)?.keepsStateOn
  return keepsStateOn === 'params' ? id : keepsStateOn === 'search' ? pathname : pathname + search
}
