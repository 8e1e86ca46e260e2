import type { PageInfo } from './given.ts'
import { localePrefix, tokenRefreshThresholdSeconds } from './locale.ts'

/** What the page said of its visitor; script never reads a token, only when it ends. */
export type Visitor = Pick<PageInfo, 'locale' | 'currency' | 'isAuth'> & { endsAt: number | null }
type Told = Pick<PageInfo, 'locale' | 'currency' | 'isAuth' | 'tokenExpiresAt' | 'servedAt'>

const expiryKey = 'tokenExpiresAt'
const lockName = 'tokenRefresh'
const storageDelayMs = 100
let visitor: Visitor | null = null
let running: Promise<boolean> | null = null

export function setVisitor({ locale, currency, isAuth, tokenExpiresAt, servedAt }: Told) {
  const isFirst = !visitor
  if (isFirst) watchOtherTabs()
  // The document was asked for before this script could run; what comes later has just been asked for.
  keep({ locale, currency, isAuth, endsAt: tokenExpiresAt && byOwnClock(tokenExpiresAt, servedAt, isFirst ? performance.now() : 0) })
}

/** The browser's clock may be a day off; how long the token lasts is not. `sinceMs`: how long ago the server said so. */
const byOwnClock = (expiresAt: number, servedAt: number, sinceMs = 0) => (Date.now() - sinceMs) / 1000 + expiresAt - servedAt

function keep(given: Visitor) {
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

/** False once the session is over, which leads to the login page. Concurrent requests and tabs share one refresh. */
export async function ensureFreshToken(): Promise<boolean> {
  if (!visitor?.isAuth || isFresh()) return true
  running ??= withLock(refresh).finally(() => (running = null))
  return running
}

const isFresh = () => endsAt() - Date.now() / 1000 > tokenRefreshThresholdSeconds

/** Another tab may have refreshed since this page was made. */
const endsAt = () => Math.max(Number(stored() ?? 0), visitor?.endsAt ?? 0)

function stored() {
  try {
    return localStorage.getItem(expiryKey)
  } catch {
    // As above; what is forbidden tells nothing.
    return undefined
  }
}

/** What one tab stores reaches the others a moment later: the lock is held until then, the answer is not. */
function withLock(run: () => Promise<boolean>): Promise<boolean> {
  if (!('locks' in navigator)) return run()
  return new Promise((resolve) => {
    void navigator.locks.request(lockName, async () => {
      const answer = run()
      resolve(answer)
      await answer.catch(() => {})
      await new Promise((settled) => setTimeout(settled, storageDelayMs))
    })
  })
}

async function refresh() {
  if (isFresh()) return true
  const response = await fetch('/api/token/refresh', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  }).catch(() => null)
  // No connection, or the server is down: the session may well live on.
  if (!response || response.status >= 500 || response.status === 429) return true
  if (!response.ok) return leave()
  const { expiresAt } = (await response.json()) as { expiresAt: number }
  const servedAt = Date.parse(response.headers.get('date') ?? '') / 1000 || Date.now() / 1000
  keep({ ...visitor!, endsAt: byOwnClock(expiresAt, servedAt) })
  return true
}

/**
 * The page as a visitor sees it, or the login page where it needs an account: the server decides, and nothing that was shown stays.
 * For tabs that hear of the end: from another tab, or by the event `ended` of the stream where one is open.
 */
export function sessionEnded() {
  if (!visitor?.isAuth) return
  forget()
  const { pathname, search } = window.location
  window.location.replace(pathname + search)
}

/** The refresh was refused: the login page leads back here. */
function leave() {
  const prefix = localePrefix(visitor!.locale)
  forget()
  const { pathname, search } = window.location
  const path = pathname.slice(prefix.length) || '/'
  window.location.replace(`${prefix}/login?next=${encodeURIComponent(path + search)}`)
  return false
}

const forget = () => keep({ ...visitor!, isAuth: false, endsAt: null })

/** A sign-out removes the expiry for all tabs; a page that the browser kept to go back to missed that. */
function watchOtherTabs() {
  window.addEventListener('storage', ({ key, newValue }) => {
    if ((key === expiryKey || key === null) && newValue === null) sessionEnded()
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && stored() === null) sessionEnded()
  })
}
