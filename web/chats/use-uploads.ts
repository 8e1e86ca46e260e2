import { useEffect, useState } from 'react'
import { type Translate, useMessages } from '../lib/messages.ts'
import { uploadApi } from '../lib/upload-api.ts'
import { type Attached, createAttachments } from './attachments.ts'
import { mostMegabytes } from './file-limits.ts'
import type { FilePart } from './types.ts'

const endings = /\.(?:jpe?g|png|webp|avif|pdf|xlsx|docx)$/i
const megabyte = 1024 * 1024

/** Files on their way to a chat; `chatIdOf`: null while it is yet to be made. */
export const uploadsTo = (chatIdOf: () => string | null | undefined, t: Translate<'chats'>): Attached =>
  createAttachments({
    alone,
    refusal({ name, type, size }) {
      const limit = type.startsWith('image/') ? mostMegabytes.picture : mostMegabytes.document
      if (!type.startsWith('image/') && !endings.test(name)) return t('attach.wrongType')
      return size > limit * megabyte ? t('attach.tooLarge', { most: limit }) : null
    },
    upload(file, options) {
      const chatId = chatIdOf()
      return uploadApi<FilePart>(`chat/file/upload${chatId ? `?chatId=${chatId}` : ''}`, file, options)
    },
  })

/** Those of a page, to no chat yet. */
export function useUploads(): Attached {
  const t = useMessages('chats')
  const [attached] = useState(() => uploadsTo(() => null, t))
  useResume(attached)
  return attached
}

/** What waits for a connection goes when it is back. */
export function useResume(attached: Attached | undefined) {
  useEffect(() => {
    if (!attached) return
    const resume = () => void attached.resume()
    window.addEventListener('online', resume)
    return () => window.removeEventListener('online', resume)
  }, [attached])
}

let last: Promise<unknown> = Promise.resolve()

function alone<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  const turn = last.then(run)
  last = turn.catch(() => {})
  return turn
}
