import { localePrefix, tokenRefreshThresholdSeconds } from '../locale.ts'
import { toLocalClock, currentVisitor, clearVisitor, storeVisitor, latestExpiry, storedExpiry } from './session.ts'

const lockName = 'tokenRefresh'
const lockHoldMs = 10_000
let refreshing: Promise<boolean> | null = null

/**
 * Refreshes the access token if it is about to expire. False when the session is over; then the page goes to the
 * login page. Concurrent requests and tabs share one refresh.
 */
export async function ensureFreshToken(): Promise<boolean> {
  if (!currentVisitor()?.isAuth || isFresh()) return true
  return refreshOnce(isFresh)
}

/**
 * Renews a token that the server has refused although it has not expired: its session may have been ended on another device. Unless another
 * tab does so meanwhile.
 */
export async function renewRefusedToken(): Promise<boolean> {
  const before = knownExpiry()
  return refreshOnce(() => knownExpiry() > before)
}

function refreshOnce(isDone: () => boolean) {
  refreshing ??= refreshWithLock(isDone).finally(() => (refreshing = null))
  return refreshing
}

const knownExpiry = () => latestExpiry(currentVisitor()?.expiresAt ?? 0)
const isFresh = () => isFreshUntil(knownExpiry())

const isFreshUntil = (expiresAt: number) => expiresAt - Date.now() / 1000 > tokenRefreshThresholdSeconds

/**
 * Only one tab refreshes. The others learn the new expiry by a storage event and stop waiting for the lock. The lock
 * is held for `lockHoldMs` so that no tab acquires it before that event has arrived.
 */
function refreshWithLock(isDone: () => boolean): Promise<boolean> {
  if (!('locks' in navigator)) return refresh()
  return new Promise((resolve) => {
    const onStorage = () => isDone() && resolve(true)
    window.addEventListener('storage', onStorage)
    void navigator.locks.request(lockName, async () => {
      window.removeEventListener('storage', onStorage)
      if (isDone()) return resolve(true)
      const result = refresh()
      resolve(result)
      await result.catch(() => {})
      if (isFreshUntil(Number(storedExpiry()))) await new Promise((settled) => setTimeout(settled, lockHoldMs))
    })
  })
}

async function refresh() {
  const response = await fetch('/api/token/refresh', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  }).catch(() => null)
  // No connection or a server error: the session may still be valid.
  if (!response || response.status >= 500 || response.status === 429) return true
  if (!response.ok) return redirectToLogin()
  const { expiresAt } = (await response.json()) as { expiresAt: number }
  const servedAt = Date.parse(response.headers.get('date') ?? '') / 1000 || Date.now() / 1000
  storeVisitor({ ...currentVisitor()!, expiresAt: toLocalClock(expiresAt, servedAt) })
  return true
}

/** Goes to the login page, which leads back here. */
function redirectToLogin() {
  const prefix = localePrefix(currentVisitor()!.locale)
  clearVisitor()
  const { pathname, search } = window.location
  const path = pathname.slice(prefix.length) || '/'
  window.location.replace(`${prefix}/login?next=${encodeURIComponent(path + search)}`)
  return false
}
