import { useEffect, useState } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import type { ChatClient } from '../client/client.ts'
import styles from './Thread.module.css'

/** Leads to the chats from before the sign-in, which stay out of the account until the buyer keeps them. */
export function EarlierChats({ client }: { client: ChatClient }) {
  const t = useMessages('chats')
  const href = useLocalizedHref()
  const [count, setCount] = useState(0)
  useEffect(() => {
    let isCancelled = false
    void client.calls.earlier().then((result) => {
      if (!isCancelled && result.success) setCount(result.data.items.length)
    })
    return () => void (isCancelled = true)
  }, [client])
  if (count === 0) return null
  return (
    <p className={styles.kept}>
      {t('tie', { count })} <a href={href('/profile/messages')}>{t('tie.keep', { count })}</a>
    </p>
  )
}
