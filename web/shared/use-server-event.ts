import { useEffect, useEffectEvent } from 'react'

/** A hint: what has happened to which entity. The page reads the data itself. */
export type ServerEvent = {
  kind: string
  chatId?: string
  orderId?: string
  jobId?: string
  status?: string
  done?: number
  undone?: number
}

/** Listens to the server's events. The stream is loaded after the page. */
export function useServerEvent(listener: (event: ServerEvent) => void, isActive = true) {
  const onEvent = useEffectEvent(listener)
  useEffect(() => {
    if (!isActive) return
    let isCancelled = false
    let unsubscribe = () => {}
    void import('../chats/client/browser.ts').then(({ subscribeToEvents }) => {
      if (!isCancelled) unsubscribe = subscribeToEvents((event: ServerEvent) => onEvent(event))
    })
    return () => {
      isCancelled = true
      unsubscribe()
    }
  }, [isActive])
}
