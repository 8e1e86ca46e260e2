import type { FastifyReply, FastifyRequest } from 'fastify'
import { defaultLocale } from '../constants.ts'
import { createBaseContext } from './api.ts'
import { mediaPolicy } from './security.ts'

/** Begins to answer a request for a private file: as for a page, an expired access token is renewed. */
export async function openPrivateFile(
  request: FastifyRequest,
  reply: FastifyReply,
  options: Parameters<typeof createBaseContext>[1],
  cacheControl: 'private, no-cache' | 'private, no-store',
) {
  const context = await createBaseContext(request, options, { locale: defaultLocale, renew: true })
  for (const line of context.cookies.lines) reply.header('set-cookie', line)
  reply
    .header('cache-control', cacheControl)
    .header('content-security-policy', mediaPolicy)
    .header('referrer-policy', 'no-referrer')
  return context
}
