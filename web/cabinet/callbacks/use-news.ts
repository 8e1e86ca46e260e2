import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Whatever a visitor or a colleague has done shows without a reload. */
export function useNews(isOfStore: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isOfStore) return
    let isOver = false
    let stop = () => {}
    void import('../../chats/browser.ts').then(({ hearEvents }) => {
      if (!isOver) stop = hearEvents(({ kind }: { kind: string }) => void (kind === 'callback' && revalidate()))
    })
    return () => {
      isOver = true
      stop()
    }
  }, [isOfStore, revalidate])
}
