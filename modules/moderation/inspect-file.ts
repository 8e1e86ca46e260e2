import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import type { BaseRequestContext } from '#platform/http/api.ts'
import { hasFeature } from '../accounts/queries.ts'

/** Administrators who may read chats may open their files; each opening is written to the audit log. */
export async function inspectFile({ db, caller, config }: BaseRequestContext, fileId: string): Promise<boolean> {
  if (!caller.account || !(await hasFeature(db, caller.account, 'statistics', config))) return false
  const { rows } = await sql<{
    chatId: string
  }>`select chat_id as "chatId" from chat_files where file_id = ${fileId}::uuid order by chat_id limit 1`.execute(db)
  const chatId = rows[0]?.chatId
  if (!chatId) return false
  await db
    .transaction()
    .execute((tx) =>
      record(tx, caller, { action: 'chat.fileOpened', entity: 'file', entityId: fileId, details: { chatId } }),
    )
  return true
}
