import type { FastifyRequest } from 'fastify'
import type { AnonymousContext } from '../anonymous-context.ts'
import type { PageForm } from './page-form.ts'

/** The request as pages see it: without headers when the page is cacheable, and with the fields of a multipart form as its body. */
export function toWebRequest(
  request: FastifyRequest,
  origin: string,
  anonymous: AnonymousContext | undefined,
  form: PageForm | undefined,
) {
  const url = new URL(request.url, origin)
  if (anonymous) return new Request(url, { method: request.method })
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && !name.startsWith(':')) headers.set(name, value)
  // Sent by a page without a referrer; assertSameOrigin has checked where it came from.
  if (headers.get('origin') === 'null') headers.delete('origin')
  if (form) {
    headers.delete('content-length')
    headers.set('content-type', 'application/x-www-form-urlencoded')
    return new Request(url, { method: request.method, headers, body: form.fields.toString() })
  }
  const body = request.method === 'POST' ? ((request.body as Buffer | undefined) ?? null) : null
  return new Request(url, { method: request.method, headers, body: body && new Uint8Array(body) })
}
