import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import { ChatEntry } from '../../chats/ChatEntry.tsx'
import type { loader as rootLoader } from '../../root-data.ts'
import { BottomBar } from './BottomBar.tsx'
import { Burger } from './Burger.tsx'
import { Contacts } from './Contacts.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './ShopFrame.module.css'

/** Header, footer and floating buttons of the storefront. */
export function ShopFrame({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof rootLoader>('root')!
  return (
    <>
      <Header data={data} />
      <div id="content" className={styles.content} tabIndex={-1}>
        {children}
      </div>
      <Footer data={data} />
      <Burger data={data} />
      <BottomBar data={data} />
      <ChatEntry data={data} />
      <Contacts account={data.account} />
    </>
  )
}
