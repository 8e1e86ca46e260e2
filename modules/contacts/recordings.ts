import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Config } from '#platform/config.ts'
import { defaultLocale } from '#platform/constants.ts'
import { requestErrors } from '#platform/errors.ts'
import { openFileStore } from '#platform/files/open-store.ts'
import { type ApiOptions, createBaseContext } from '#platform/http/api.ts'
import { mediaPolicy } from '#platform/http/security.ts'
import { pepperedHash } from '#platform/pepper.ts'
import { hasFeature } from '../accounts/queries.ts'
import { findRecording } from './calls.ts'
import { recordingLinkMinutes } from './rules.ts'

/** A signed link to a recording, valid for minutes and for one account. The signature is in the query, which is not logged. */
export function recordingLink(config: Config, { id, accountId }: { id: string; accountId: string }, now: Date) {
  const expiresAt = new Date(now.getTime() + recordingLinkMinutes * 60_000)
  const until = expiresAt.getTime()
  return {
    url: `/recording/${id}?${new URLSearchParams({ until: String(until), key: signatureOf(config, { id, accountId, until }).toString('base64url') })}`,
    expiresAt,
  }
}

const signatureOf = (config: Config, { id, accountId, until }: { id: string; accountId: string; until: number }) =>
  pepperedHash(config, 'recording', `${id} ${accountId} ${until}`)

type Options = Pick<ApiOptions, 'config' | 'db' | 'replica' | 'identify'>
const Link = z.object({ id: z.uuid(), until: z.coerce.number().int(), key: z.string().regex(/^[\w-]{43}$/) })

/** GET /recording/{id}: answers 404 to everyone but the account of the link, while it has the permission. */
export function registerRecordings(app: FastifyInstance, options: Options) {
  app.get('/recording/:id', async (request, reply) => {
    const { caller, cookies, now, config, db } = await createBaseContext(request, options, {
      locale: defaultLocale,
      renew: true,
    })
    for (const line of cookies.lines) reply.header('set-cookie', line)
    reply
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', mediaPolicy)
      .header('referrer-policy', 'no-referrer')
    const link = Link.safeParse({ ...(request.query as object), ...(request.params as object) }).data
    const { account } = caller
    if (!link || !account || link.until < now.getTime()) throw requestErrors.notFound()
    const key = signatureOf(config, { id: link.id, accountId: account.id, until: link.until })
    if (!timingSafeEqual(key, Buffer.from(link.key, 'base64url'))) throw requestErrors.notFound()
    const recording = (await hasFeature(db, account, 'telephony', config)) && (await findRecording(db, link.id))
    const file = recording && (await openFileStore(config).open(recording.key))
    if (!file) throw requestErrors.notFound()
    return reply
      .type(recording.type)
      .headers({ 'content-disposition': 'inline; filename="recording"', 'content-length': file.size })
      .send(file.content)
  })
}
