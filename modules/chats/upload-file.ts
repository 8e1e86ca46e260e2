import { sql } from 'kysely'
import type { OutputOf } from '#platform/contract.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { openAnonymousSession } from '../accounts/identify.ts'
import { accept } from '../files/accept.ts'
import type { Reason } from '../files/serve.ts'
import { keepUpload } from '../files/uploads.ts'
import { viewFile } from '../files/view.ts'
import type { uploadChatFile } from './contract.ts'
import { chatErrors } from './errors.ts'
import { assertMayWrite, findChat, isMine, whoIs } from './queries.ts'

/** Whoever may not write here sends no files either, and hears so before the file is read. */
export async function uploadFile({
  db,
  caller,
  cookies,
  config,
  input,
  receiveFile,
  now,
}: Context<typeof uploadChatFile>): Promise<OutputOf<typeof uploadChatFile>> {
  const who = whoIs(caller)
  const chat = input.chatId ? await findChat(db, who, input.chatId) : null
  if (chat === undefined) throw chatErrors.notFound()
  if (chat) await assertMayWrite(db, chat)
  const accepted = await accept(await receiveFile!(), 'Chat', caller.ip)
  // A form of several files goes on with the session that the first one has opened.
  if (!who.accountId) caller.anonymousId ??= await openAnonymousSession(db, cookies, caller.sessionId)
  const sender = { accountId: who.accountId, anonymousId: who.accountId ? null : caller.anonymousId! }
  const storeId = chat?.side === 'Store' ? chat.storeId : null
  return viewFile(await keepUpload(db, config, accepted, { ...sender, storeId, purpose: 'Chat', now }))
}

/** A file is seen by both sides of the chats that it was sent to. */
export const isInOwnChat: Reason = (who) => sql`exists (
  select from chat_files cf join chats c on c.id = cf.chat_id where cf.file_id = f.id and ${isMine(who)}
)`
