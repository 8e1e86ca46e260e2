import { type ClipboardEvent, type DragEvent, useEffect, useState } from 'react'
import { type Translate, useMessages } from '../lib/messages.ts'
import { AttachButton } from './AttachButton.tsx'
import { AttachmentList } from './AttachmentList.tsx'
import { type Attached, type Attachment } from './attachments.ts'
import type { Attachments } from './Composer.tsx'
import { type ChatClient, keyOf } from './client.ts'
import { mostFiles } from './file-limits.ts'
import { useObservable } from './hooks.ts'
import { observable } from './observable.ts'
import type { Chat } from './types.ts'
import { uploadsTo, useResume } from './use-uploads.ts'

const kept = new Map<string, Attached>()
const none: readonly Attachment[] = []
const nothing = observable(none)

/** The files of the next message of a dialog, and how they are dropped and pasted into it. */
export function useAttachments(chat: Chat, chatId: string | null, client: ChatClient | null) {
  const t = useMessages('chats')
  const [leftOut, setLeftOut] = useState(0)
  const [isOver, setOver] = useState(false)
  const attached = client ? attachedTo(client, keyOf(chat), chat, t) : undefined
  const items = useObservable(attached?.items ?? nothing, none)
  useResume(attached)
  useEffect(() => setLeftOut(0), [chatId])

  const add = (files: Iterable<File>) => {
    const list = [...files]
    if (attached && list.length > 0) setLeftOut(attached.add(list))
  }
  const isWithFiles = ({ dataTransfer }: DragEvent) =>
    !chat.isBlocked && attached !== undefined && dataTransfer.types.includes('Files')
  const attachments: Attachments = {
    button: <AttachButton onChoose={attached ? add : null} />,
    list: attached && (items.length > 0 || leftOut > 0) && (
      <AttachmentList
        items={items}
        note={leftOut > 0 ? t('attach.tooMany', { most: mostFiles }) : null}
        onRemove={attached.remove}
        onRetry={attached.retry}
      />
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
      if (event.clipboardData.files.length === 0 || event.clipboardData.types.includes('text/plain') || chat.isBlocked)
        return
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

function attachedTo(client: ChatClient, key: string, chat: Chat, t: Translate<'chats'>): Attached {
  const whole = `${client.side} ${client.owner} ${key}`
  const known = kept.get(whole)
  if (known) return known
  const made = uploadsTo(() => chat.id ?? client.opened.get()[key], t)
  kept.set(whole, made)
  return made
}
