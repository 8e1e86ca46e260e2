import type { Problem } from './given.ts'
import { languageTags } from './locale.ts'
import { currentVisitor } from './session.ts'
import { ensureFreshToken } from './token.ts'

export type ClientResult<Answer> =
  | { success: true; data: Answer }
  | { success: false; isHttpError: true; problem: Problem }
  | { success: false; isHttpError: false; problem: null }

type Options = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  idempotencyKey?: string
  signal?: AbortSignal
}

/** A call from the browser: `path` is below /api, with its query. Any failure is a result, never an exception. */
export async function clientApi<Answer>(
  path: string,
  { method = 'GET', body, idempotencyKey, signal }: Options = {},
): Promise<ClientResult<Answer>> {
  try {
    await ensureFreshToken()
    const response = await fetch(`/api/${path}`, {
      method,
      signal,
      headers: headersOf(body !== undefined, idempotencyKey),
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const answer = await response.json()
    return response.ok
      ? { success: true, data: answer as Answer }
      : { success: false, isHttpError: true, problem: answer as Problem }
  } catch {
    return { success: false, isHttpError: false, problem: null }
  }
}

/** The token travels in its cookie, which the browser adds by itself. */
export function headersOf(hasBody: boolean, idempotencyKey: string | undefined) {
  const visitor = currentVisitor()
  const headers: Record<string, string> = { url: window.location.href.slice(0, 2_000), sessionId: sessionId() }
  if (hasBody) headers['content-type'] = 'application/json'
  if (visitor) Object.assign(headers, { 'accept-language': languageTags[visitor.locale], currency: visitor.currency })
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey
  const country = cookie('clientLocation')
  if (country) headers['x-country-code'] = country
  // The store that the page was made for, whatever another tab has chosen since.
  const { store } = document.documentElement.dataset
  if (store) headers['x-store-id'] = store
  return headers
}

const sessionKey = 'sessionId'
let ownSession: string | undefined

/** An identifier that the visitor gives themselves, mirrored in a cookie for pages made on the server. */
export function sessionId(): string {
  try {
    ownSession ??= localStorage.getItem(sessionKey) ?? undefined
    if (ownSession) return ownSession
    ownSession = uuid()
    localStorage.setItem(sessionKey, ownSession)
    document.cookie = `${sessionKey}=${ownSession}; path=/; max-age=31536000; samesite=lax`
  } catch {
    ownSession ??= uuid()
  }
  return ownSession
}

/** The address of a blob ends in one: `crypto.randomUUID` is missing where a page is served without TLS. */
export const uuid = () => URL.createObjectURL(new Blob()).slice(-36)

const cookie = (name: string) =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
