import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Config } from '#platform/config.ts'
import { requestErrors } from '#platform/errors.ts'
import { openFileStore } from '#platform/files/open-store.ts'
import type { ApiOptions, BaseRequestContext } from '#platform/http/api.ts'
import { openPrivateFile } from '#platform/http/private-file.ts'
import { pepperedHash } from '#platform/pepper.ts'

type Target = { id: string; accountId: string; minutes: number }

/** A signed link to a private file, valid for minutes and for one account. The signature is in the query, which is not logged. */
export function signedLink(config: Config, path: string, { id, accountId, minutes }: Target, now: Date) {
  const expiresAt = new Date(now.getTime() + minutes * 60_000)
  const until = expiresAt.getTime()
  const key = signatureOf(config, path, { id, accountId, until }).toString('base64url')
  return { url: `/${path}/${id}?${new URLSearchParams({ until: String(until), key })}`, expiresAt }
}

const signatureOf = (
  config: Config,
  path: string,
  { id, accountId, until }: Omit<Target, 'minutes'> & { until: number },
) => pepperedHash(config, path, `${id} ${accountId} ${until}`)

type Options = Pick<ApiOptions, 'config' | 'db' | 'replica' | 'identify'>
type PrivateFile = { key: string; type: string; disposition: string }
/** Finds the file if the account may still see it. */
type FindFile = (
  context: Pick<BaseRequestContext, 'db' | 'config'>,
  account: NonNullable<BaseRequestContext['caller']['account']>,
  id: string,
) => Promise<PrivateFile | undefined>
const Link = z.object({ id: z.uuid(), until: z.coerce.number().int(), key: z.string().regex(/^[\w-]{43}$/) })

/** GET /{path}/{id}: answers 404 to everyone but the account of the link, while it has the permission. */
export function serveSignedLinks(app: FastifyInstance, path: string, options: Options, findFile: FindFile) {
  app.get(`/${path}/:id`, async (request, reply) => {
    const context = await openPrivateFile(request, reply, options, 'private, no-store')
    const { caller, now, config } = context
    const link = Link.safeParse({ ...(request.query as object), ...(request.params as object) }).data
    const { account } = caller
    if (!link || !account || link.until < now.getTime()) throw requestErrors.notFound()
    const signature = signatureOf(config, path, { id: link.id, accountId: account.id, until: link.until })
    if (!timingSafeEqual(signature, Buffer.from(link.key, 'base64url'))) throw requestErrors.notFound()
    const found = await findFile(context, account, link.id)
    const file = found && (await openFileStore(config).open(found.key))
    if (!file) throw requestErrors.notFound()
    return reply
      .type(found.type)
      .headers({ 'content-disposition': found.disposition, 'content-length': file.size })
      .send(file.content)
  })
}
