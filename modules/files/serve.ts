import type { FastifyInstance } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import { defaultLocale } from '#platform/constants.ts'
import type { Db } from '#platform/db/database.ts'
import { requestErrors } from '#platform/errors.ts'
import type { Pictures } from '#platform/files/pictures.ts'
import { type ApiOptions, openVisit, type Visit } from '#platform/http/api.ts'
import { mediaPolicy } from '#platform/http/security.ts'
import { disposition } from './rules.ts'
import { fileStore, isSentBy } from './uploads.ts'
import { thumbnailWidth } from './view.ts'

/** Who is looking, as conditions on the file `f` know them. */
export type Reader = { accountId: string | null; anonymousId: string | null }
/** A reason to see a private file: a condition on the row `f`. */
export type Reason = (reader: Reader) => RawBuilder<unknown>

type Options = Pick<ApiOptions, 'config' | 'db' | 'replica' | 'identify'> & {
  pictures: Pictures
  reasons: readonly Reason[]
  /** Of those whose office it is to look, asked last; leaves a note of it. */
  mayInspect: (request: Visit, fileId: string) => Promise<boolean>
}
const Address = z.object({ id: z.uuid().toLowerCase(), width: z.literal(String(thumbnailWidth)).optional() })

/** GET /file/{id} and, of pictures, /file/{id}/320. To everybody without a reason to see it the file does not exist. */
export function registerFiles(app: FastifyInstance, { pictures, reasons, mayInspect, ...options }: Options) {
  for (const url of ['/file/:id', '/file/:id/:width'])
    app.get(url, async (request, reply) => {
      // Whoever comes back with an access token that has ended is still the same person.
      const opened = await openVisit(request, options, { locale: defaultLocale, renew: true })
      const { caller, cookies, config, db } = opened
      for (const line of cookies.lines) reply.header('set-cookie', line)
      reply
        .header('cache-control', 'private, no-cache')
        .header('content-security-policy', mediaPolicy)
        .header('referrer-policy', 'no-referrer')
      const { id, width } = Address.safeParse(request.params).data ?? {}
      const reader = { accountId: caller.account?.id ?? null, anonymousId: caller.anonymousId ?? null }
      // Whoever has sent a file sees it, too, before anybody else does.
      const own = id && (await findFile(db, id, reader, [isSentBy, ...reasons]))
      const file = own || (id && (await mayInspect(opened, id)) && (await findFile(db, id, reader, [always])))
      if (!file || (width && !file.isPicture)) throw requestErrors.notFound()
      const tag = `"${id}${width ? `-${width}` : ''}"`
      if (request.headers['if-none-match'] === tag) return reply.code(304).send()
      const bytes = width
        ? await pictures.get(id, file.key, Number(width), 'webp')
        : await fileStore(config).read(file.key)
      if (!bytes) throw requestErrors.notFound()
      return reply
        .header('etag', tag)
        .type(width ? 'image/webp' : file.contentType)
        .header('content-disposition', disposition(file.isPicture ? 'inline' : 'attachment', file.name))
        .send(bytes)
    })
}

const always: Reason = () => sql`true`

type Found = { key: string; name: string; contentType: string; isPicture: boolean }

async function findFile(db: Db, id: string, reader: Reader, reasons: readonly Reason[]) {
  const { rows } = await sql<Found>`
    select f.storage_key as key, f.name, f.content_type as "contentType", f.content_type like 'image/%' as "isPicture" from files f
    where f.id = ${id}::uuid and f.source <> 'Youtube' and f.purpose <> 'Picture'
      and (${sql.join(
        reasons.map((reason) => reason(reader)),
        sql` or `,
      )})
  `.execute(db)
  return rows[0]
}
