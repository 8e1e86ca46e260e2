import type { PageInfo } from '#platform/http/pages/page-context.ts'
import { accessTokenSeconds } from '../locale.ts'

/** The visitor as the page described them. Script never reads the token, only its expiry. */
export type Visitor = Pick<PageInfo, 'locale' | 'currency' | 'isAuth' | 'acting'> & { expiresAt: number | null }
type SessionInfo = Pick<PageInfo, 'locale' | 'currency' | 'isAuth' | 'acting' | 'tokenExpiresAt' | 'servedAt'>

const expiryKey = 'tokenExpiresAt'
/** The server's clock header has a resolution of one second. */
const clockSlackSeconds = 2
let visitor: Visitor | null = null

export function setVisitor({ locale, currency, isAuth, acting, tokenExpiresAt, servedAt }: SessionInfo) {
  const isFirst = !visitor
  if (isFirst) watchOtherTabs()
  // The first page was requested before this script ran; later data has just been requested.
  const expiresAt = tokenExpiresAt && toLocalClock(tokenExpiresAt, servedAt, isFirst ? performance.now() : 0)
  storeVisitor({ locale, currency, isAuth, acting, expiresAt: expiresAt && latestExpiry(expiresAt) })
}

/** Converts a server time to the browser's clock, which may be off by hours. `elapsedMs`: age of the response. */
export const toLocalClock = (expiresAt: number, servedAt: number, elapsedMs = 0) =>
  (Date.now() - elapsedMs) / 1000 + expiresAt - servedAt

export function storeVisitor(next: Visitor) {
  visitor = next
  if (!next.isAuth) void closeNotifications()
  try {
    if (next.expiresAt) localStorage.setItem(expiryKey, String(next.expiresAt))
    else localStorage.removeItem(expiryKey)
  } catch {
    // Storage is forbidden: tabs cannot share the expiry.
  }
}

/** Closes notifications of the account that was signed in. */
async function closeNotifications() {
  if (globalThis.Notification?.permission !== 'granted') return
  const registration = await navigator.serviceWorker.getRegistration()
  for (const notification of (await registration?.getNotifications()) ?? []) notification.close()
}

export const currentVisitor = () => visitor

export const clearVisitor = () => storeVisitor({ ...visitor!, isAuth: false, expiresAt: null })

/**
 * The later of this page's expiry and that of another tab, which may have refreshed since. A stored value beyond the
 * token's lifetime is ignored: the clock was wrong when it was written.
 */
export function latestExpiry(expiresAt: number) {
  const stored = Number(storedExpiry() ?? 0)
  return stored - Date.now() / 1000 > accessTokenSeconds + clockSlackSeconds ? expiresAt : Math.max(expiresAt, stored)
}

export function storedExpiry() {
  try {
    return localStorage.getItem(expiryKey)
  } catch {
    // Storage is forbidden: nothing is known.
    return undefined
  }
}

/**
 * Reloads the page after a sign-out elsewhere, so that no private data stays visible; the server redirects to the
 * login page if it must. Called on a sign-out in another tab and on the event `ended` of the event stream.
 */
export function endSession() {
  if (!visitor?.isAuth) return
  clearVisitor()
  const { pathname, search } = window.location
  window.location.replace(pathname + search)
}

/** A sign-out in another tab removes the expiry. A page restored from the back/forward cache has missed that event. */
function watchOtherTabs() {
  window.addEventListener('storage', ({ key, newValue }) => {
    if ((key === expiryKey || key === null) && newValue === null) endSession()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && storedExpiry() === null) endSession()
  })
}
