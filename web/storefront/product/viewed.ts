import { useEffect } from 'react'

const cookieName = 'viewedProducts'
const maxViewed = 12
const yearInSeconds = 365 * 24 * 3600

/** Newest first. */
export const withViewed = (viewed: readonly number[], id: number) =>
  [id, ...viewed.filter((other) => other !== id)].slice(0, maxViewed)

export const viewedCookie = (ids: readonly number[], isSecure: boolean) =>
  `${cookieName}=${ids.join('.')}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`

/** Sets the cookie in the browser because responses from the page cache have no `set-cookie` header. */
export function useRecordView(id: number) {
  useEffect(() => {
    const stored = new RegExp(`(?:^|; )${cookieName}=([\\d.]*)`).exec(document.cookie)?.[1] ?? ''
    const viewed = stored
      .split('.')
      .map(Number)
      .filter((other) => other > 0)
    document.cookie = viewedCookie(withViewed(viewed, id), window.location.protocol === 'https:')
  }, [id])
}
