import type { RouterContextProvider } from 'react-router'
import { uploadChatFile } from '#modules/chats/contract.ts'
import { textsOf } from '../../forms/fields.ts'
import { refuseFields } from '../../forms/refuse-fields.ts'
import { problemText } from '../../lib/problem-text.ts'
import { tryCall, nextFile, pageOf } from '../../lib/request-context.ts'
import { translator } from '../../lib/messages.ts'
import { maxFiles } from './file-limits.ts'
import { formatUploadedFile, parseUploadedFiles, type UploadedFile } from './uploaded-files.ts'

type UploadResult = { files: UploadedFile[]; error: { text: string; status: number } | null }
type Options = { chatId?: string; maxCount?: number }

/**
 * Uploads the files of a form one after the other and stops at the first that is rejected. `maxCount`: how many may
 * be added.
 */
export async function uploadFiles(
  context: Readonly<RouterContextProvider>,
  { chatId, maxCount = maxFiles }: Options = {},
): Promise<UploadResult> {
  const t = translator(pageOf(context).locale, 'chats')
  const tooMany = { text: t('attach.tooMany', { most: maxFiles }), status: 422 }
  const files: UploadedFile[] = []
  if (maxCount < 0) return { files, error: tooMany }
  for (let name = await nextFile(context); name !== null; name = await nextFile(context)) {
    if (files.length === maxCount) return { files, error: tooMany }
    const result = await tryCall(context, (api) => api(uploadChatFile, { chatId }))
    if (!result.success)
      return {
        files,
        error: {
          text: t('attach.refused', { name, reason: problemText(result.problem) }),
          status: result.problem.status,
        },
      }
    files.push({ id: result.data.id, name: result.data.name })
  }
  return { files, error: null }
}

/** The ids of all files. The form keeps those that are uploaded, also when it is refused. */
export async function uploadFormFiles(context: Readonly<RouterContextProvider>, data: FormData) {
  const uploaded = parseUploadedFiles(textsOf(data, 'uploadedFiles'))
  const { files, error } = await uploadFiles(context, { maxCount: maxFiles - uploaded.length })
  for (const file of files) data.append('uploadedFiles', formatUploadedFile(file))
  if (error) throw refuseFields({ path: 'fileIds', code: 'chats.fileRefused', message: error.text })
  return [...uploaded, ...files].map(({ id }) => id)
}
