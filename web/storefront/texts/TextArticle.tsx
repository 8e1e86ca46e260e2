import type { ReactNode } from 'react'
import { languageTags } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import layout from '../../ui/styles/layout.module.css'
import { Markdown } from './Markdown.tsx'
import { SupportAside } from './SupportAside.tsx'
import type { PageText } from './load-text.ts'
import { splitLead } from './split-lead.ts'
import styles from './text.module.css'

type Props = { text: PageText; office?: string; children?: ReactNode; foot?: ReactNode }

/** A page of text beside the ways to reach the support. `children` stand below its first paragraphs, `foot` below all. */
export function TextArticle({ text: { title, blocks, locale }, office, children, foot }: Props) {
  const t = useMessages('shell')
  const href = useLocalizedHref()
  const [lead, others] = splitLead(blocks)
  return (
    <main className={layout.wrap}>
      <Breadcrumbs items={[{ label: t('bar.main'), href: href('/') }, { label: title }]} />
      <div className={styles.page}>
        <div>
          <article className={styles.text} lang={languageTags[locale]}>
            <h1>{title}</h1>
            <Markdown blocks={lead} />
            {children && <div className={styles.actions}>{children}</div>}
            <Markdown blocks={others} />
          </article>
          {foot}
        </div>
        <SupportAside office={office} />
      </div>
    </main>
  )
}
