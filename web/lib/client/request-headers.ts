import { languageTags } from '../locale.ts'
import { currentVisitor } from './session.ts'
import { uuid } from './uuid.ts'

/** Request headers. The token is a cookie, which the browser adds itself. */
export function requestHeaders(hasBody: boolean, idempotencyKey: string | undefined) {
  const visitor = currentVisitor()
  const headers: Record<string, string> = { url: window.location.href.slice(0, 2_000), sessionId: sessionId() }
  if (hasBody) headers['content-type'] = 'application/json'
  if (visitor) Object.assign(headers, { 'accept-language': languageTags[visitor.locale], currency: visitor.currency })
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey
  const country = readCookie('clientLocation')
  if (country) headers['x-country-code'] = country
  // The active store of this page; another tab may have switched to another one since.
  const { store } = document.documentElement.dataset
  if (store) headers['x-store-id'] = store
  return headers
}

const sessionKey = 'sessionId'
let cachedSessionId: string | undefined

/** The visitor's session id: created here, stored locally and mirrored in a cookie for server-rendered pages. */
function sessionId(): string {
  try {
    cachedSessionId ??= localStorage.getItem(sessionKey) ?? undefined
    if (cachedSessionId) return cachedSessionId
    cachedSessionId = uuid()
    localStorage.setItem(sessionKey, cachedSessionId)
    document.cookie = `${sessionKey}=${cachedSessionId}; path=/; max-age=31536000; samesite=lax`
  } catch {
    cachedSessionId ??= uuid()
  }
  return cachedSessionId
}

const readCookie = (name: string) =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
