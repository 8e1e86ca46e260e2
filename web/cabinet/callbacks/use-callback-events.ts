import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Reloads the list when a call-back request is created or changed. */
export function useCallbackEvents(hasStore: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!hasStore) return
    let isCancelled = false
    let unsubscribe = () => {}
    void import('../../chats/client/browser.ts').then(({ subscribeToEvents }) => {
      if (!isCancelled)
        unsubscribe = subscribeToEvents(({ kind }: { kind: string }) => void (kind === 'callback' && revalidate()))
    })
    return () => {
      isCancelled = true
      unsubscribe()
    }
  }, [hasStore, revalidate])
}
