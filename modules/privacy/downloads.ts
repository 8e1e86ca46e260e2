import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { defaultLocale } from '#platform/constants.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { requestErrors } from '#platform/errors.ts'
import { type ApiOptions, openVisit } from '#platform/http/api.ts'
import { mediaPolicy } from '#platform/http/security.ts'
import { newSecret, sha256 } from '../accounts/tokens.ts'

export type MadeFile = { fileName: string; mediaType: string; content: Uint8Array }
const lifeMs = 3_600_000

/** Keeps a file for an hour, for one account. The secret leaves in the answer only; the table holds its hash. */
export async function putDownload(tx: Tx, accountId: string, { fileName, mediaType, content }: MadeFile, now: Date) {
  const token = newSecret()
  const expiresAt = new Date(now.getTime() + lifeMs)
  await sql`
    insert into downloads (token_hash, account_id, file_name, media_type, content, expires_at)
    values (${sha256(token)}, ${accountId}::uuid, ${fileName}, ${mediaType}, ${Buffer.from(content)}, ${expiresAt})
  `.execute(tx)
  return { url: `/download/${token}`, expiresAt }
}

type Options = Pick<ApiOptions, 'config' | 'db' | 'replica' | 'identify'>

/** GET /download/{token}: the file, to the account that it was made for. To everyone else it does not exist. */
export function registerDownloads(app: FastifyInstance, options: Options) {
  app.get('/download/:token', async (request, reply) => {
    // Whoever comes back with an access token that has ended is still the same person.
    const { caller, cookies, now } = await openVisit(request, options, { locale: defaultLocale, renew: true })
    for (const line of cookies.lines) reply.header('set-cookie', line)
    reply
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', mediaPolicy)
      .header('referrer-policy', 'no-referrer')
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

export const deleteExpired = (db: Db, now: Date) => sql`delete from downloads where expires_at <= ${now}`.execute(db)
