import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import type { RootData } from '../../root.tsx'
import { ChatEntry } from '../../chats/ChatEntry.tsx'
import { useMessages } from '../../lib/messages.ts'
import { ToastRegion } from '../../ui/overlay/Toast.tsx'
import { useBehaviour } from './behaviour.ts'
import { BottomBar } from './BottomBar.tsx'
import { Burger } from './Burger.tsx'
import { Contacts } from './Contacts.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './Shell.module.css'

/** The frame of every storefront page, including error pages. */
export function Shell({ data, children }: { data: RootData; children: ReactNode }) {
  const t = useMessages('shell')
  useBehaviour(data)
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <Progress />
      <Header data={data} />
      <div id="content" className={styles.content} tabIndex={-1}>
        {children}
      </div>
      <Footer data={data} />
      <Burger data={data} />
      <BottomBar data={data} />
      <ChatEntry data={data} />
      <Contacts account={data.account} />
      <ToastRegion />
    </>
  )
}

/** CSS delays it by 150 ms. Navigation to a fragment of the page does not show it. */
function Progress() {
  const { state, location } = useNavigation()
  return state !== 'idle' && !location?.hash ? <div className={styles.progress} aria-hidden="true" /> : null
}
