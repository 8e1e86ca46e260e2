import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import layout from '../../ui/styles/layout.module.css'
import { ChatIcon } from '../ChatIcon.tsx'
import styles from './Composer.module.css'
import type { OutgoingMessage } from '../client/send-queue.ts'
import type { Chat } from '../client/types.ts'

export type ComposerSlots = {
  /** Content before the text field (canned answers, offers). `insert` appends to the text. */
  actions?: (insert: (text: string) => void) => ReactNode
}
/** Attachments of the next message: their controls and the files that are ready. */
export type ComposerAttachments = {
  button: ReactNode
  list: ReactNode
  files: OutgoingMessage['files']
  isBusy: boolean
  hasFailed: boolean
  clear: () => void
}

type Props = ComposerSlots & {
  chat: Chat
  text: string
  setText: (text: string) => void
  onSend: ((message: { text: string; name?: string; files?: OutgoingMessage['files'] }) => void) | null
  formToken?: string
  hasFocus?: boolean
  isNew: boolean
  attachments: ComposerAttachments
}

const maxLength = 4_000
const counterThreshold = 400

/** A form that posts to the page without script. Enter sends, or breaks the line on touch devices. */
export function Composer({ chat, text, setText, onSend, formToken, hasFocus, isNew, actions, attachments }: Props) {
  const t = useMessages('chats')
  const hintId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [name, setName] = useState('')
  /** Submitted while files are still uploading. */
  const [isSendPending, setSendPending] = useState(false)
  useEffect(() => {
    if (hasFocus) field.current?.focus({ preventScroll: true })
  }, [hasFocus, chat.id])
  const { files, isBusy, hasFailed } = attachments

  const send = (event?: FormEvent) => {
    if (!onSend) return
    event?.preventDefault()
    if (isBusy) return setSendPending(true)
    setSendPending(false)
    if (!text.trim() && files.length === 0) return field.current?.focus()
    onSend({ text: text.trim(), name: name.trim(), files })
    setText('')
    attachments.clear()
    field.current?.focus()
  }
  useEffect(() => {
    if (!isSendPending || isBusy) return
    if (hasFailed) setSendPending(false)
    else send()
  }, [isSendPending, isBusy, hasFailed])
  /** Before hydration the form is submitted natively. */
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (
      event.key !== 'Enter' ||
      event.shiftKey ||
      event.nativeEvent.isComposing ||
      matchMedia('(pointer: coarse)').matches
    )
      return
    event.preventDefault()
    if (onSend) send()
    else event.currentTarget.form!.requestSubmit()
  }
  const insert = (added: string) => {
    setText(text ? `${text.trimEnd()}\n${added}` : added)
    field.current?.focus()
  }
  if (chat.isBlocked) return <p className={styles.blocked}>{t(`compose.blocked.${chat.side}`)}</p>
  const asksName = chat.id === null && chat.chatType === 'Anonymous' && isNew
  return (
    <form className={styles.composer} method="post" encType="multipart/form-data" onSubmit={send}>
      <input type="hidden" name="intent" value="send" />
      {formToken && <input type="hidden" name="clientMessageId" value={formToken} />}
      {attachments.list}
      {asksName && (
        <label className={styles.name}>
          <span>{t('compose.name')}</span>
          <input
            name="name"
            maxLength={120}
            autoComplete="name"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <small>{t('compose.name.hint')}</small>
        </label>
      )}
      <div className={styles.row}>
        {actions?.(insert)}
        <textarea
          ref={field}
          name="message"
          rows={1}
          maxLength={maxLength}
          required={onSend !== null && files.length === 0 && !isBusy}
          aria-label={t('compose')}
          placeholder={t('compose')}
          aria-describedby={hintId}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
        {attachments.button}
        <Button type="submit" variant="solid" aria-label={t('compose.send')} pending={isSendPending && isBusy}>
          <ChatIcon name="send" />
        </Button>
      </div>
      <p id={hintId} className={styles.hint}>
        {maxLength - text.length < counterThreshold ? (
          t('compose.left', { count: maxLength - text.length })
        ) : (
          <span>{t('compose.hint')}</span>
        )}
      </p>
      <p className={layout.hidden} role="status">
        {isSendPending && isBusy ? t('state.sending') : ''}
      </p>
    </form>
  )
}
