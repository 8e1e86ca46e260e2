import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { ChatEvent } from '../chats/types.ts'

/** Reads the page again whenever one of these chats has something new; also after the connection was lost. */
export function useAnswers(chatIds: readonly string[]) {
  const { revalidate } = useRevalidator()
  const watched = chatIds.join(' ')
  useEffect(() => {
    let stop: (() => void) | undefined
    let isOver = false
    const hear = (event: ChatEvent) => {
      const { kind, chatId } = { chatId: undefined, ...event }
      const isOurs = kind !== 'typing' && chatId !== undefined && watched.includes(chatId)
      if (isOurs || kind === 'ready' || kind === 'chats') void revalidate()
    }
    void import('../chats/browser.ts').then(({ hearEvents }) => {
      if (!isOver) stop = hearEvents(hear)
    })
    return () => {
      isOver = true
      stop?.()
    }
  }, [watched])
}
