import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '../lib/messages.ts'
import { Button } from '../ui/Button.tsx'
import layout from '../ui/layout.module.css'
import { ChatIcon } from './ChatIcon.tsx'
import styles from './Composer.module.css'
import type { Outgoing } from './queue.ts'
import type { Chat } from './types.ts'

export type ComposerSlots = {
  /** What stands before the field: canned answers, an offer. `insert` adds to the text. */
  actions?: (insert: (text: string) => void) => ReactNode
}
/** Files that go with the next message: how they are chosen and shown, and what is ready. */
export type Attachments = {
  button: ReactNode
  list: ReactNode
  files: Outgoing['files']
  isBusy: boolean
  hasFailed: boolean
  clear: () => void
}

type Props = ComposerSlots & {
  chat: Chat
  text: string
  setText: (text: string) => void
  onSend: ((given: { text: string; name?: string; files?: Outgoing['files'] }) => void) | null
  formToken?: string
  hasFocus?: boolean
  isNew: boolean
  attachments: Attachments
}

const longest = 4_000
const tellBelow = 400

/** A real form: without script it posts to the page. Enter sends where there are keys for it, and breaks the line on touch. */
export function Composer({ chat, text, setText, onSend, formToken, hasFocus, isNew, actions, attachments }: Props) {
  const t = useMessages('chats')
  const hintId = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [name, setName] = useState('')
  /** Asked to send while files are still on their way. */
  const [isAwaited, setAwaited] = useState(false)
  useEffect(() => {
    if (hasFocus) field.current?.focus({ preventScroll: true })
  }, [hasFocus, chat.id])
  const { files, isBusy, hasFailed } = attachments

  const send = (event?: FormEvent) => {
    if (!onSend) return
    event?.preventDefault()
    if (isBusy) return setAwaited(true)
    setAwaited(false)
    if (!text.trim() && files.length === 0) return field.current?.focus()
    onSend({ text: text.trim(), name: name.trim(), files })
    setText('')
    attachments.clear()
    field.current?.focus()
  }
  useEffect(() => {
    if (!isAwaited || isBusy) return
    if (hasFailed) setAwaited(false)
    else send()
  }, [isAwaited, isBusy, hasFailed])
  /** Before the dialog is alive, the form goes as it does without script. */
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
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
          maxLength={longest}
          required={onSend !== null && files.length === 0 && !isBusy}
          aria-label={t('compose')}
          placeholder={t('compose')}
          aria-describedby={hintId}
          enterKeyHint="send"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={press}
        />
        {attachments.button}
        <Button type="submit" variant="solid" aria-label={t('compose.send')} pending={isAwaited && isBusy}>
          <ChatIcon name="send" />
        </Button>
      </div>
      <p id={hintId} className={styles.hint}>
        {longest - text.length < tellBelow ? (
          t('compose.left', { count: longest - text.length })
        ) : (
          <span>{t('compose.hint')}</span>
        )}
      </p>
      <p className={layout.hidden} role="status">
        {isAwaited && isBusy ? t('state.sending') : ''}
      </p>
    </form>
  )
}
