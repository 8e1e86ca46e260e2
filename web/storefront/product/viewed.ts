import { useEffect } from 'react'

const cookieName = 'viewedProducts'
const mostViewed = 12
const yearInSeconds = 365 * 24 * 3600

/** Newest first. */
export const withViewed = (viewed: readonly number[], id: number) =>
  [id, ...viewed.filter((other) => other !== id)].slice(0, mostViewed)

export const viewedCookie = (ids: readonly number[], isSecure: boolean) =>
  `${cookieName}=${ids.join('.')}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`

/** The answer's header says the same, but a page from the server's cache comes without it. */
export function useRemembered(id: number) {
  useEffect(() => {
    const written = new RegExp(`(?:^|; )${cookieName}=([\\d.]*)`).exec(document.cookie)?.[1] ?? ''
    const viewed = written
      .split('.')
      .map(Number)
      .filter((other) => other > 0)
    document.cookie = viewedCookie(withViewed(viewed, id), window.location.protocol === 'https:')
  }, [id])
}
