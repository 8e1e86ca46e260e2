import { sql } from 'kysely'
import type { OutputOf } from '#platform/contract.ts'
import type { Context } from '#platform/http/dispatch.ts'
import { openAnonymousSession } from '../accounts/anonymous-sessions.ts'
import { processUpload } from '../files/process-upload.ts'
import type { AccessRule } from '../files/serve.ts'
import { storeUpload } from '../files/uploads.ts'
import { toFileView } from '../files/view.ts'
import type { uploadChatFile } from './contract.ts'
import { chatErrors } from './errors.ts'
import { assertMayWrite, findChat, isParticipant, identityOf } from './queries.ts'

/** Checks the permission to write before it reads the file. */
export async function uploadFile({
  db,
  caller,
  cookies,
  config,
  input,
  receiveFile,
  now,
}: Context<typeof uploadChatFile>): Promise<OutputOf<typeof uploadChatFile>> {
  const identity = identityOf(caller)
  const chat = input.chatId ? await findChat(db, identity, input.chatId) : null
  if (chat === undefined) throw chatErrors.notFound()
  if (chat) await assertMayWrite(db, chat)
  const accepted = await processUpload(await receiveFile!(), 'Chat', caller.ip)
  // The next files of the same form use the session that the first one has opened.
  if (!identity.accountId) caller.anonymousId ??= await openAnonymousSession(db, cookies, caller)
  const sender = { accountId: identity.accountId, anonymousId: identity.accountId ? null : caller.anonymousId! }
  const storeId = chat?.side === 'Store' ? chat.storeId : null
  return toFileView(await storeUpload(db, config, accepted, { ...sender, storeId, purpose: 'Chat', now }))
}

/** Both sides of the chats that a file was sent to may see it. */
export const isInOwnChat: AccessRule = (identity) => sql`exists (
  select from chat_files cf join chats c on c.id = cf.chat_id where cf.file_id = f.id and ${isParticipant(identity)}
)`
