import { localePrefix, tokenRefreshThresholdSeconds } from './locale.ts'
import { byOwnClock, currentVisitor, forgetVisitor, keepVisitor, storedExpiry } from './session.ts'

const lockName = 'tokenRefresh'
const storageDelayMs = 100
let running: Promise<boolean> | null = null

/** False once the session is over, which leads to the login page. Concurrent requests and tabs share one refresh. */
export async function ensureFreshToken(): Promise<boolean> {
  if (!currentVisitor()?.isAuth || isFresh()) return true
  running ??= withLock(refresh).finally(() => (running = null))
  return running
}

const isFresh = () => endsAt() - Date.now() / 1000 > tokenRefreshThresholdSeconds

/** Another tab may have refreshed since this page was made. */
const endsAt = () => Math.max(Number(storedExpiry() ?? 0), currentVisitor()?.endsAt ?? 0)

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
