import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { ApiOptions } from '#platform/http/api.ts'
import { hasFeature, ownsOrganization } from '../accounts/queries.ts'
import { contentDisposition } from '../files/rules.ts'
import { serveSignedLinks } from '../files/signed-links.ts'

export const filePath = 'verification-file'
export const linkMinutes = 5

/** GET /verification-file/{id}, for reviewers and the owners of the organization. */
export const registerVerificationFiles = (
  app: FastifyInstance,
  options: Pick<ApiOptions, 'config' | 'db' | 'replica' | 'identify'>,
) =>
  serveSignedLinks(app, filePath, options, async ({ db, config }, account, id) => {
    const file = await findFile(db, account.id, id)
    if (!file || !(file.isOwn || (await hasFeature(db, account, 'verification', config)))) return undefined
    return {
      ...file,
      disposition: contentDisposition(file.type.startsWith('image/') ? 'inline' : 'attachment', file.name),
    }
  })

async function findFile(db: Db, accountId: string, id: string) {
  const { rows } = await sql<{ key: string; type: string; name: string; isOwn: boolean }>`
    select f.storage_key as key, f.content_type as type, f.name, ${ownsOrganization(accountId)} as "isOwn"
    from verification_files d join files f on f.id = d.file_id join verifications v on v.id = d.verification_id
      join organizations o on o.id = v.organization_id
    where d.file_id = ${id}::uuid
  `.execute(db)
  return rows[0]
}
