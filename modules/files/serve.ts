import type { FastifyInstance } from 'fastify'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { requestErrors } from '#platform/errors.ts'
import { openFileStore } from '#platform/files/open-store.ts'
import type { Pictures } from '#platform/files/pictures.ts'
import type { ApiOptions, BaseRequestContext } from '#platform/http/api.ts'
import { openPrivateFile } from '#platform/http/private-file.ts'
import { contentDisposition } from './rules.ts'
import { isUploadedBy } from './uploads.ts'
import { thumbnailWidth } from './view.ts'

/** The identity that access rules check. */
export type Viewer = { accountId: string | null; anonymousId: string | null }
/** Grants access to a private file: an SQL condition on the file `f`. */
export type AccessRule = (viewer: Viewer) => RawBuilder<unknown>

type Options = Pick<ApiOptions, 'config' | 'db' | 'replica' | 'identify'> & {
  pictures: Pictures
  accessRules: readonly AccessRule[]
  /** Grants access to moderators. Asked last; writes to the audit log. */
  mayInspect: (request: BaseRequestContext, fileId: string) => Promise<boolean>
}
const Address = z.object({ id: z.uuid().toLowerCase(), width: z.literal(String(thumbnailWidth)).optional() })

/** Serves GET /file/{id} and, for pictures, /file/{id}/320. Viewers without access get 404. */
export function registerFiles(app: FastifyInstance, { pictures, accessRules, mayInspect, ...options }: Options) {
  for (const url of ['/file/:id', '/file/:id/:width'])
    app.get(url, async (request, reply) => {
      const visit = await openPrivateFile(request, reply, options, 'private, no-cache')
      const { caller, config, db } = visit
      const { id, width } = Address.safeParse(request.params).data ?? {}
      const viewer = { accountId: caller.account?.id ?? null, anonymousId: caller.anonymousId ?? null }
      // The uploader always has access, even before the file is used.
      const own = id && (await findFile(db, id, viewer, [isUploadedBy, ...accessRules]))
      const file = own || (id && (await mayInspect(visit, id)) && (await findFile(db, id, viewer, [always])))
      if (!file || (width && !file.isPicture)) throw requestErrors.notFound()
      const tag = `"${id}${width ? `-${width}` : ''}"`
      if (request.headers['if-none-match'] === tag) return reply.code(304).send()
      const thumbnail = width ? await pictures.get(id, file.key, Number(width), 'webp') : undefined
      const original = width ? undefined : await openFileStore(config).open(file.key)
      if (!thumbnail && !original) throw requestErrors.notFound()
      if (original) reply.header('content-length', original.size)
      return reply
        .header('etag', tag)
        .type(width ? 'image/webp' : file.contentType)
        .header('content-disposition', contentDisposition(file.isPicture ? 'inline' : 'attachment', file.name))
        .send(thumbnail ?? original!.content)
    })
}

const always: AccessRule = () => sql`true`

type StoredFile = { key: string; name: string; contentType: string; isPicture: boolean }

async function findFile(db: Db, id: string, viewer: Viewer, accessRules: readonly AccessRule[]) {
  const { rows } = await sql<StoredFile>`
    select f.storage_key as key, f.name, f.content_type as "contentType", f.content_type like 'image/%' as "isPicture" from files f
    where f.id = ${id}::uuid and f.purpose in ('Chat', 'Document')
      and (${sql.join(
        accessRules.map((rule) => rule(viewer)),
        sql` or `,
      )})
  `.execute(db)
  return rows[0]
}
