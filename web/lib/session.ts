import type { PageInfo } from './given.ts'
import { accessTokenSeconds } from './locale.ts'

/** What the page said of its visitor; script never reads a token, only when it ends. */
export type Visitor = Pick<PageInfo, 'locale' | 'currency' | 'isAuth'> & { endsAt: number | null }
type Told = Pick<PageInfo, 'locale' | 'currency' | 'isAuth' | 'tokenExpiresAt' | 'servedAt'>

const expiryKey = 'tokenExpiresAt'
/** A server tells the time of its answers in whole seconds. */
const clockSlackSeconds = 2
let visitor: Visitor | null = null

export function setVisitor({ locale, currency, isAuth, tokenExpiresAt, servedAt }: Told) {
  const isFirst = !visitor
  if (isFirst) watchOtherTabs()
  // The document was asked for before this script could run; what comes later has just been asked for.
  const endsAt = tokenExpiresAt && byOwnClock(tokenExpiresAt, servedAt, isFirst ? performance.now() : 0)
  keepVisitor({ locale, currency, isAuth, endsAt: endsAt && latestEnd(endsAt) })
}

/** The browser's clock may be a day off; how long the token lasts is not. `sinceMs`: how long ago the server said so. */
export const byOwnClock = (expiresAt: number, servedAt: number, sinceMs = 0) =>
  (Date.now() - sinceMs) / 1000 + expiresAt - servedAt

export function keepVisitor(given: Visitor) {
  visitor = given
  if (!given.isAuth) void closeNotifications()
  try {
    if (given.endsAt) localStorage.setItem(expiryKey, String(given.endsAt))
    else localStorage.removeItem(expiryKey)
  } catch {
    // Storage may be forbidden: then tabs do not learn of each other.
  }
}

/** What was shown to whoever was signed in is not left on the screen. */
async function closeNotifications() {
  if (globalThis.Notification?.permission !== 'granted') return
  const registration = await navigator.serviceWorker.getRegistration()
  for (const notification of (await registration?.getNotifications()) ?? []) notification.close()
}

export const currentVisitor = () => visitor

export const forgetVisitor = () => keepVisitor({ ...visitor!, isAuth: false, endsAt: null })

/** Another tab may have refreshed since this page was made. What lasts longer than any token was written while the clock was another. */
export function latestEnd(endsAt: number) {
  const stored = Number(storedExpiry() ?? 0)
  return stored - Date.now() / 1000 > accessTokenSeconds + clockSlackSeconds ? endsAt : Math.max(endsAt, stored)
}

export function storedExpiry() {
  try {
    return localStorage.getItem(expiryKey)
  } catch {
    // As above; what is forbidden tells nothing.
    return undefined
  }
}

/**
 * The page as a visitor sees it, or the login page where it needs an account: the server decides, and nothing that was shown stays.
 * For tabs that hear of the end: from another tab, or by the event `ended` of the stream where one is open.
 */
export function sessionEnded() {
  if (!visitor?.isAuth) return
  forgetVisitor()
  const { pathname, search } = window.location
  window.location.replace(pathname + search)
}

/** A sign-out removes the expiry for all tabs; a page that the browser kept to go back to missed that. */
function watchOtherTabs() {
  window.addEventListener('storage', ({ key, newValue }) => {
    if ((key === expiryKey || key === null) && newValue === null) sessionEnded()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && storedExpiry() === null) sessionEnded()
  })
}
