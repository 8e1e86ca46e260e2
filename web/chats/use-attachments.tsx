import { type ClipboardEvent, type DragEvent, useEffect, useState } from 'react'
import { useMessages } from '../lib/messages.ts'
import { uploadApi } from '../lib/upload-api.ts'
import { AttachButton } from './AttachButton.tsx'
import { AttachmentList } from './AttachmentList.tsx'
import { type Attached, type Attachment, createAttachments, mostFiles } from './attachments.ts'
import type { Attachments } from './Composer.tsx'
import { type ChatClient, keyOf } from './client.ts'
import { useObservable } from './hooks.ts'
import { observable } from './observable.ts'
import type { Chat, FilePart } from './types.ts'

const kept = new Map<string, Attached>()
const none: readonly Attachment[] = []
const nothing = observable(none)
const endings = /\.(?:jpe?g|png|webp|avif|pdf|xlsx|docx)$/i
const megabyte = 1024 * 1024
const most = { picture: 10, document: 15 }

/** The files of the next message of a dialog, and how they are dropped and pasted into it. */
export function useAttachments(chat: Chat, chatId: string | null, client: ChatClient | null) {
  const t = useMessages('chats')
  const [leftOut, setLeftOut] = useState(0)
  const [isOver, setOver] = useState(false)
  const attached = client ? attachedTo(client, keyOf(chat), chat, t) : undefined
  const items = useObservable(attached?.items ?? nothing, none)
  useEffect(() => {
    if (!attached) return
    const resume = () => void attached.resume()
    window.addEventListener('online', resume)
    return () => window.removeEventListener('online', resume)
  }, [attached])
  useEffect(() => setLeftOut(0), [chatId])

  const add = (files: Iterable<File>) => {
    const list = [...files]
    if (attached && list.length > 0) setLeftOut(attached.add(list))
  }
  const isWithFiles = ({ dataTransfer }: DragEvent) => !chat.isBlocked && attached !== undefined && dataTransfer.types.includes('Files')
  const attachments: Attachments = {
    button: <AttachButton onChoose={attached ? add : null} />,
    list: attached && (items.length > 0 || leftOut > 0) && (
      <AttachmentList items={items} note={leftOut > 0 ? t('attach.tooMany', { most: mostFiles }) : null} onRemove={attached.remove} onRetry={attached.retry} />
    ),
    files: items.flatMap(({ part }) => part ?? []),
    isBusy: items.some(({ state }) => state === 'waiting' || state === 'uploading'),
    hasFailed: items.some(({ state }) => state === 'failed'),
    clear: () => {
      attached?.take()
      setLeftOut(0)
    },
  }
  const zone = {
    'data-dropping': isOver || undefined,
    onPaste: (event: ClipboardEvent) => {
      // Cells and texts are pasted as what they say, even where a picture of them comes along.
      if (event.clipboardData.files.length === 0 || event.clipboardData.types.includes('text/plain') || chat.isBlocked) return
      event.preventDefault()
      add(event.clipboardData.files)
    },
    onDragOver: (event: DragEvent) => {
      if (!isWithFiles(event)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      if (!isWithFiles(event)) return
      event.preventDefault()
      setOver(false)
      add(event.dataTransfer.files)
    },
  }
  return { attachments, zone }
}

type Translate = ReturnType<typeof useMessages<'chats'>>

function attachedTo(client: ChatClient, key: string, chat: Chat, t: Translate): Attached {
  const whole = `${client.side} ${client.owner} ${key}`
  const known = kept.get(whole)
  if (known) return known
  const made = createAttachments({
    alone,
    refusal({ name, type, size }) {
      const limit = type.startsWith('image/') ? most.picture : most.document
      if (!type.startsWith('image/') && !endings.test(name)) return t('attach.wrongType')
      return size > limit * megabyte ? t('attach.tooLarge', { most: limit }) : null
    },
    upload(file, options) {
      const chatId = chat.id ?? client.opened.get()[key]
      return uploadApi<FilePart>(`chat/file/upload${chatId ? `?chatId=${chatId}` : ''}`, file, options)
    },
  })
  kept.set(whole, made)
  return made
}

let last: Promise<unknown> = Promise.resolve()

function alone<Answer>(run: () => Promise<Answer>): Promise<Answer> {
  const turn = last.then(run)
  last = turn.catch(() => {})
  return turn
}
