import type { RouterContextProvider } from 'react-router'
import { uploadChatFile } from '#modules/chats/contract.ts'
import { attempt, nextFile, pageOf, textOf } from '../lib/given.ts'
import { translator } from '../lib/messages.ts'
import { mostFiles } from './attachments.ts'

type Uploaded = { success: true; fileIds: string[] } | { success: false; text: string; status: number }

/** Uploads what a form without script has brought, one file after the other, up to the first that is refused. */
export async function uploadFiles(context: Readonly<RouterContextProvider>, chatId?: string): Promise<Uploaded> {
  const t = translator(pageOf(context).locale, 'chats')
  const fileIds: string[] = []
  for (let name = await nextFile(context); name !== null; name = await nextFile(context)) {
    if (fileIds.length === mostFiles) return { success: false, text: t('attach.tooMany', { most: mostFiles }), status: 422 }
    const result = await attempt(context, (api) => api(uploadChatFile, { chatId }))
    if (!result.success) return { success: false, text: t('attach.refused', { name, reason: textOf(result.problem) }), status: result.problem.status }
    fileIds.push(result.data.id)
  }
  return { success: true, fileIds }
}
