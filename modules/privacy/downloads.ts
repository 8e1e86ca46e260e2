import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db/database.ts'
import { requestErrors } from '#platform/errors.ts'
import type { ApiOptions } from '#platform/http/api.ts'
import { openPrivateFile } from '#platform/http/private-file.ts'
import { newSecret, sha256 } from '#platform/values/secrets.ts'

export type GeneratedFile = { fileName: string; mediaType: string; content: Uint8Array }
const lifetimeMs = 3_600_000

/** Stores a file for one account, for an hour. Only the hash of the token is stored. */
export async function insertDownload(
  tx: Tx,
  accountId: string,
  { fileName, mediaType, content }: GeneratedFile,
  now: Date,
) {
  const token = newSecret()
  const expiresAt = new Date(now.getTime() + lifetimeMs)
  await sql`
    insert into downloads (token_hash, account_id, file_name, media_type, content, expires_at)
    values (${sha256(token)}, ${accountId}::uuid, ${fileName}, ${mediaType}, ${Buffer.from(content)}, ${expiresAt})
  `.execute(tx)
  return { url: `/download/${token}`, expiresAt }
}

type DownloadOptions = Pick<ApiOptions, 'config' | 'db' | 'replica' | 'identify'>

/** GET /download/{token}: sends the file to its account; 404 for everyone else. */
export function registerDownloads(app: FastifyInstance, options: DownloadOptions) {
  app.get('/download/:token', async (request, reply) => {
    const { caller, now } = await openPrivateFile(request, reply, options, 'private, no-store')
    const { token } = request.params as { token: string }
    const file = caller.account && (await findDownload(options.db, token, caller.account.id, now))
    if (!file) throw requestErrors.notFound()
    return reply
      .type(file.mediaType)
      .header('content-disposition', `attachment; filename="${file.fileName}"`)
      .send(file.content)
  })
}

async function findDownload(db: Db, token: string, accountId: string, now: Date) {
  const { rows } = await sql<{ fileName: string; mediaType: string; content: Buffer }>`
    select file_name as "fileName", media_type as "mediaType", content from downloads
    where token_hash = ${sha256(token)} and account_id = ${accountId}::uuid and expires_at > ${now}
  `.execute(db)
  return rows[0]
}

export const deleteExpiredDownloads = (db: Db, now: Date) =>
  sql`delete from downloads where expires_at <= ${now}`.execute(db)
