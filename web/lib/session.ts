import type { PageInfo } from './given.ts'
import { localePrefix, tokenRefreshThresholdSeconds } from './locale.ts'

/** What the page said of its visitor; script never reads a token, only when it ends. */
export type Visitor = Pick<PageInfo, 'locale' | 'currency' | 'isAuth' | 'tokenExpiresAt'>

const expiryKey = 'tokenExpiresAt'
const lockName = 'tokenRefresh'
let visitor: Visitor | null = null
let running: Promise<boolean> | null = null

export function setVisitor(given: Visitor) {
  visitor = given
  try {
    if (given.tokenExpiresAt) localStorage.setItem(expiryKey, String(given.tokenExpiresAt))
    else localStorage.removeItem(expiryKey)
  } catch {
    // Storage may be forbidden: then tabs do not learn of each other's refresh.
  }
}

export const currentVisitor = () => visitor

/** False once the session is over, which leads to the login page. Concurrent requests and tabs share one refresh. */
export async function ensureFreshToken(): Promise<boolean> {
  if (!visitor?.isAuth || isFresh()) return true
  running ??= withLock(refresh).finally(() => (running = null))
  return running
}

const isFresh = () => expiresAt() - Date.now() / 1000 > tokenRefreshThresholdSeconds

/** Another tab may have refreshed since this page was made. */
function expiresAt() {
  let stored = 0
  try {
    stored = Number(localStorage.getItem(expiryKey))
  } catch {
    // As above.
  }
  return Math.max(stored, visitor?.tokenExpiresAt ?? 0)
}

const withLock = (run: () => Promise<boolean>): Promise<boolean> =>
  'locks' in navigator ? (navigator.locks.request(lockName, run) as unknown as Promise<boolean>) : run()

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
  setVisitor({ ...visitor!, tokenExpiresAt: expiresAt })
  return true
}

function leave() {
  const locale = visitor!.locale
  setVisitor({ ...visitor!, isAuth: false, tokenExpiresAt: null })
  window.location.assign(`${localePrefix(locale)}/login`)
  return false
}
