import { localePrefix, tokenRefreshThresholdSeconds } from './locale.ts'
import { byOwnClock, currentVisitor, forgetVisitor, keepVisitor, latestEnd, storedExpiry } from './session.ts'

const lockName = 'tokenRefresh'
const storageMs = 10_000
let running: Promise<boolean> | null = null

/** False once the session is over, which leads to the login page. Concurrent requests and tabs share one refresh. */
export async function ensureFreshToken(): Promise<boolean> {
  if (!currentVisitor()?.isAuth || isFresh()) return true
  running ??= inTurn().finally(() => (running = null))
  return running
}

const isFresh = () => lasts(latestEnd(currentVisitor()?.endsAt ?? 0))

const lasts = (endsAt: number) => endsAt - Date.now() / 1000 > tokenRefreshThresholdSeconds

/**
 * One tab asks. What it stores reaches the others a moment later, with an event that takes them out of the queue: the lock is held
 * for far longer than that lasts, so that none finds it free and knows nothing yet.
 */
function inTurn(): Promise<boolean> {
  if (!('locks' in navigator)) return refresh()
  return new Promise((resolve) => {
    const hear = () => isFresh() && resolve(true)
    window.addEventListener('storage', hear)
    void navigator.locks.request(lockName, async () => {
      window.removeEventListener('storage', hear)
      if (isFresh()) return resolve(true)
      const answer = refresh()
      resolve(answer)
      await answer.catch(() => {})
      if (lasts(Number(storedExpiry()))) await new Promise((settled) => setTimeout(settled, storageMs))
    })
  })
}

async function refresh() {
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
  keepVisitor({ ...currentVisitor()!, endsAt: byOwnClock(expiresAt, servedAt) })
  return true
}

/** The refresh was refused: the login page leads back here. */
function leave() {
  const prefix = localePrefix(currentVisitor()!.locale)
  forgetVisitor()
  const { pathname, search } = window.location
  const path = pathname.slice(prefix.length) || '/'
  window.location.replace(`${prefix}/login?next=${encodeURIComponent(path + search)}`)
  return false
}
