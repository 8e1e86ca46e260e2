import type { ComponentProps, ReactNode } from 'react'
import { DoneNote } from '../ui/DoneNote.tsx'
import { Note } from '../ui/Note.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import layout from '../ui/styles/layout.module.css'
import { Tabs } from '../ui/Tabs.tsx'
import { CursorLinks } from './CursorLinks.tsx'
import styles from './ListPage.module.css'

type NumberedPages = { total: number; page: number; pageSize: number; hrefOf: (page: number) => string }
type CursorPages = ComponentProps<typeof CursorLinks> & { isEmpty: boolean }

type Props<View extends string> = {
  title: string
  /** The page's main action, such as a link to a form. */
  action?: ReactNode
  /** A note for everybody who opens the list. */
  info?: string
  /** Views of the list that everybody has, each with an address. */
  views?: ComponentProps<typeof Tabs<View>> | undefined
  /** The settings of the person for the list; made by `listTools`. */
  tools?: { views: ReactNode; bar: ReactNode }
  /** What waits for a decision and is no row of the list. */
  before?: ReactNode
  /** The form of search and filters. */
  filters?: ReactNode
  /** The note about the action that was just done. */
  done?: string | null
  /** A problem that belongs to no row of this page, usually a `FormProblem`. */
  problem?: ReactNode
  pages: NumberedPages | CursorPages
  /** The text where nothing is found, and a link to go on. */
  empty: ReactNode
  /** A `Drawer` with one item: beside the list, or instead of it where there is no room for both. */
  drawer?: ReactNode
  children?: ReactNode
  /** Below the list and its pages. */
  after?: ReactNode
}

/** A list with everything around it: title, views, filters, notes, rows and pages. */
export function ListPage<View extends string>(props: Props<View>) {
  const { title, action, info, before, views, tools, filters, done, problem, pages, empty, drawer, children, after } =
    props
  const isNumbered = 'total' in pages
  const isEmpty = isNumbered ? pages.total === 0 : pages.isEmpty
  const list = (
    <>
      {info && <Note tone="info">{info}</Note>}
      {before}
      {views && <Tabs {...views} />}
      {tools?.views}
      {filters}
      {done && <DoneNote>{done}</DoneNote>}
      {problem}
      {tools?.bar}
      {isEmpty ? <div className={styles.empty}>{empty}</div> : children}
      {isNumbered ? pages.total > pages.pageSize && <Pagination {...pages} /> : <CursorLinks {...pages} />}
      {after}
    </>
  )
  return (
    <div className={`${layout.stack} ${styles.page}`}>
      <PageHead title={title}>{action}</PageHead>
      {drawer ? (
        <div className={styles.split}>
          <div className={`${layout.stack} ${styles.page}`}>{list}</div>
          {drawer}
        </div>
      ) : (
        list
      )}
    </div>
  )
}
