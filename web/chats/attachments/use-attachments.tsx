import { type ClipboardEvent, type DragEvent, useEffect, useState } from 'react'
import { type Translate, useMessages } from '../../lib/messages.ts'
import { AttachButton } from './AttachButton.tsx'
import { AttachmentList } from './AttachmentList.tsx'
import { type AttachmentStore, type Attachment } from './attachments.ts'
import type { ComposerAttachments } from '../thread/Composer.tsx'
import { type ChatClient, chatKey } from '../client/client.ts'
import { maxFiles } from './file-limits.ts'
import { useObservable } from '../../lib/client/use-observable.ts'
import { observable } from '../../lib/client/observable.ts'
import type { Chat } from '../client/types.ts'
import { createChatAttachments, useResumeWhenOnline } from './use-uploads.ts'

const stores = new Map<string, AttachmentStore>()
const noItems: readonly Attachment[] = []
const emptyItems = observable(noItems)

/** Attachments of the next message, and the handlers for dropping and pasting files. */
export function useAttachments(chat: Chat, chatId: string | null, client: ChatClient | null) {
  const t = useMessages('chats')
  const [excessCount, setExcessCount] = useState(0)
  const [isDragOver, setDragOver] = useState(false)
  const store = client ? attachmentStoreOf(client, chatKey(chat), chat, t) : undefined
  const items = useObservable(store?.items ?? emptyItems, noItems)
  useResumeWhenOnline(store)
  useEffect(() => setExcessCount(0), [chatId])

  const add = (files: Iterable<File>) => {
    const list = [...files]
    if (store && list.length > 0) setExcessCount(store.add(list))
  }
  const acceptsDrop = ({ dataTransfer }: DragEvent) =>
    !chat.isBlocked && store !== undefined && dataTransfer.types.includes('Files')
  const attachments: ComposerAttachments = {
    button: <AttachButton onChoose={store ? add : null} />,
    list: store && (items.length > 0 || excessCount > 0) && (
      <AttachmentList
        items={items}
        note={excessCount > 0 ? t('attach.tooMany', { most: maxFiles }) : null}
        onRemove={store.remove}
        onRetry={store.retry}
      />
    ),
    files: items.flatMap(({ part }) => part ?? []),
    isBusy: items.some(({ state }) => state === 'waiting' || state === 'uploading'),
    hasFailed: items.some(({ state }) => state === 'failed'),
    clear: () => {
      store?.takeReady()
      setExcessCount(0)
    },
  }
  const dropZone = {
    'data-dropping': isDragOver || undefined,
    onPaste: (event: ClipboardEvent) => {
      // Spreadsheet cells and text are pasted as text even if the clipboard also has a picture of them.
      if (event.clipboardData.files.length === 0 || event.clipboardData.types.includes('text/plain') || chat.isBlocked)
        return
      event.preventDefault()
      add(event.clipboardData.files)
    },
    onDragOver: (event: DragEvent) => {
      if (!acceptsDrop(event)) return
      event.preventDefault()
      setDragOver(true)
    },
    onDragLeave: (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
        setDragOver(false)
    },
    onDrop: (event: DragEvent) => {
      if (!acceptsDrop(event)) return
      event.preventDefault()
      setDragOver(false)
      add(event.dataTransfer.files)
    },
  }
  return { attachments, dropZone }
}

function attachmentStoreOf(client: ChatClient, key: string, chat: Chat, t: Translate<'chats'>): AttachmentStore {
  const storeKey = `${client.side} ${client.owner} ${key}`
  const known = stores.get(storeKey)
  if (known) return known
  const created = createChatAttachments(() => chat.id ?? client.opened.get()[key], t)
  stores.set(storeKey, created)
  return created
}
