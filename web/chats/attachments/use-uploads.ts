import { useEffect, useState } from 'react'
import type { uploadChatFile } from '#modules/chats/contract.ts'
import { type Translate, useMessages } from '../../lib/messages.ts'
import { uploadCall } from '../../lib/client/upload-call.ts'
import { type AttachmentStore, createAttachmentStore } from './attachments.ts'
import { maxMegabytes } from './file-limits.ts'

const allowedExtensions = /\.(?:jpe?g|png|webp|avif|pdf|xlsx|docx)$/i
const bytesPerMegabyte = 1024 * 1024

/** Attachments of a chat. `chatIdOf` returns null until the chat exists. */
export const createChatAttachments = (
  chatIdOf: () => string | null | undefined,
  t: Translate<'chats'>,
): AttachmentStore =>
  createAttachmentStore({
    withLock: inSequence,
    validate({ name, type, size }) {
      const limit = type.startsWith('image/') ? maxMegabytes.picture : maxMegabytes.document
      if (!type.startsWith('image/') && !allowedExtensions.test(name)) return t('attach.wrongType')
      return size > limit * bytesPerMegabyte ? t('attach.tooLarge', { most: limit }) : null
    },
    upload(file, options) {
      const chatId = chatIdOf() ?? undefined
      return uploadCall<typeof uploadChatFile>('POST chat/file/upload', { chatId }, file, options)
    },
  })

/** Attachments of a form that belongs to no chat yet. */
export function useUploads(): AttachmentStore {
  const t = useMessages('chats')
  const [store] = useState(() => createChatAttachments(() => null, t))
  useResumeWhenOnline(store)
  return store
}

/** Resumes waiting uploads when the connection is back. */
export function useResumeWhenOnline(store: AttachmentStore | undefined) {
  useEffect(() => {
    if (!store) return
    const resume = () => void store.resume()
    window.addEventListener('online', resume)
    return () => window.removeEventListener('online', resume)
  }, [store])
}

let previous: Promise<unknown> = Promise.resolve()

function inSequence<Output>(run: () => Promise<Output>): Promise<Output> {
  const result = previous.then(run)
  previous = result.catch(() => {})
  return result
}
