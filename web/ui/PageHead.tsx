import type { ReactNode } from 'react'
import layout from './styles/layout.module.css'

type Props = { title: ReactNode; lead?: ReactNode; children?: ReactNode }

/** Title of a page and a line about it, with the page's actions at the end. */
export const PageHead = ({ title, lead, children }: Props) => (
  <div className={layout.head}>
    <div>
      <h1>{title}</h1>
      {lead && <p className={layout.lead}>{lead}</p>}
    </div>
    {children}
  </div>
)
