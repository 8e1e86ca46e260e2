import type { RouterContextProvider } from 'react-router'
import { uploadChatFile } from '#modules/chats/contract.ts'
import { attempt, nextFile, pageOf, textOf } from '../lib/given.ts'
import { translator } from '../lib/messages.ts'
import { mostFiles } from './file-limits.ts'

export type SentFile = { id: string; name: string }
type Uploaded = { files: SentFile[]; refusal: { text: string; status: number } | null }
type Options = { chatId?: string; room?: number }

/** Uploads what a form has brought, one file after the other, up to the first that is refused. `room`: how many may be added. */
export async function uploadFiles(
  context: Readonly<RouterContextProvider>,
  { chatId, room = mostFiles }: Options = {},
): Promise<Uploaded> {
  const t = translator(pageOf(context).locale, 'chats')
  const tooMany = { text: t('attach.tooMany', { most: mostFiles }), status: 422 }
  const files: SentFile[] = []
  if (room < 0) return { files, refusal: tooMany }
  for (let name = await nextFile(context); name !== null; name = await nextFile(context)) {
    if (files.length === room) return { files, refusal: tooMany }
    const result = await attempt(context, (api) => api(uploadChatFile, { chatId }))
    if (!result.success)
      return {
        files,
        refusal: { text: t('attach.refused', { name, reason: textOf(result.problem) }), status: result.problem.status },
      }
    files.push({ id: result.data.id, name: result.data.name })
  }
  return { files, refusal: null }
}
