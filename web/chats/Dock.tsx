import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useMessages } from '../lib/messages.ts'
import { useHref } from '../lib/page.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { ChatIcon } from './ChatIcon.tsx'
import { ChatList } from './ChatList.tsx'
import { keyOf, targetOf } from './client.ts'
import styles from './Dock.module.css'
import { useDialogs } from './hooks.ts'
import { chatAddress } from './open-chat.ts'
import { Thread } from './Thread.tsx'
import type { Chat, Target } from './types.ts'

type Props = {
  target: Target | null
  /** False when it comes back by itself on the next page: the focus stays where it is. */
  hasFocus: boolean
  onOpen: (target: Target | null) => void
  onClose: () => void
}

/** Dialogs over the corner of a page: the list, then one of them. */
export function Dock({ target, hasFocus, onOpen, onClose }: Props) {
  const t = useMessages('chats')
  const shell = useMessages('shell')
  const href = useHref()
  const panel = useRef<HTMLDivElement>(null)
  const { client, list } = useDialogs('Buyer')
  const [open, setOpen] = useState<Chat | null>(null)
  const [problem, setProblem] = useState('')
  const [isFinding, setFinding] = useState(target !== null)

  useEffect(() => {
    if (client && list.phase === 'loading') void client.dialogs.load()
  }, [client])
  useEffect(() => {
    onOpen(target)
    setOpen(null)
    setProblem('')
    setFinding(target !== null)
    if (!target) {
      if (hasFocus) panel.current?.focus()
      return
    }
    let isOver = false
    void client?.calls.find(target).then((found) => {
      if (isOver) return
      setFinding(false)
      if (found.success) setOpen(found.data)
      else setProblem(found.problem?.detail || t('dock.failed'))
    })
    return () => void (isOver = true)
  }, [client, target])

  const show = (chat: Chat | null) => {
    setOpen(chat)
    setProblem('')
    onOpen(chat && targetOf(chat))
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.stopPropagation()
    onClose()
  }
  const closeButton = (
    <button type="button" aria-label={shell('close')} onClick={onClose}>
      <Icon name="x" />
    </button>
  )
  return (
    <div ref={panel} className={styles.dock} role="dialog" aria-label={t('title')} tabIndex={-1} onKeyDown={press}>
      {open ? (
        <Thread
          key={keyOf(open)}
          chat={open}
          orderId={target?.orderId}
          hasFocus={hasFocus}
          headStart={
            <button type="button" aria-label={t('dock.all')} onClick={() => show(null)}>
              <Icon name="caret-left" />
            </button>
          }
          headEnd={closeButton}
        />
      ) : (
        <>
          <header className={styles.head}>
            <h2>{t('title')}</h2>
            <a
              href={href(client?.isAuth ? '/profile/messages' : '/messages')}
              title={t('dock.page')}
              aria-label={t('dock.page')}
            >
              <ChatIcon name="expand" />
            </a>
            {closeButton}
          </header>
          <div className={styles.body}>
            {problem ? (
              <div className={styles.note} role="alert">
                <p>{problem}</p>
                {target && <ButtonLink href={href(chatAddress(target))}>{t('retry')}</ButtonLink>}
                <Button onClick={() => setProblem('')}>{t('dock.all')}</Button>
              </div>
            ) : (
              <ChatList
                chats={list.chats}
                phase={isFinding ? 'loading' : list.phase}
                hrefOf={(chat) => href(chatAddress(targetOf(chat)))}
                onOpen={show}
                onRetry={() => void client?.dialogs.load()}
                more={
                  list.nextCursor ? { isLoading: list.isLoadingMore, onMore: () => void client?.dialogs.more() } : null
                }
                empty={
                  <>
                    <p>{t('list.empty')}</p>
                    <ButtonLink href={href('/catalog/all')}>{t('list.toCatalogue')}</ButtonLink>
                  </>
                }
              />
            )}
          </div>
        </>
      )}
    </div>
  )
}
