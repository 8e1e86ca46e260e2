import { useEffect } from 'react'
import type { addViewedProduct } from '#modules/accounts/contract.ts'
import { clientCall } from '../../lib/client/client-call.ts'
import { maxViewedProducts } from '../../lib/locale.ts'
import { usePage } from '../../lib/page.ts'

const cookieName = 'viewedProducts'
const yearInSeconds = 365 * 24 * 3600

/** Newest first. */
export const withViewed = (viewed: readonly number[], id: number) =>
  [id, ...viewed.filter((other) => other !== id)].slice(0, maxViewedProducts)

export const viewedCookie = (ids: readonly number[], isSecure: boolean) =>
  `${cookieName}=${ids.join('.')}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`

/** In the account of a signed-in visitor, otherwise in a cookie, since responses from the page cache set none. */
export function useRecordView(id: number) {
  const { isAuth } = usePage()
  useEffect(() => {
    if (isAuth) void clientCall<typeof addViewedProduct>('POST account/viewed/add', { productId: id })
    else document.cookie = viewedCookie(withViewed(viewedHere(), id), window.location.protocol === 'https:')
  }, [id, isAuth])
}

const viewedHere = () =>
  (new RegExp(`(?:^|; )${cookieName}=([\\d.]*)`).exec(document.cookie)?.[1] ?? '')
    .split('.')
    .map(Number)
    .filter((id) => id > 0)
