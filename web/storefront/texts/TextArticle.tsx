import type { ReactNode } from 'react'
import { languageTags } from '../../lib/locale.ts'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import layout from '../../ui/styles/layout.module.css'
import { Markdown } from './Markdown.tsx'
import { SupportAside } from './SupportAside.tsx'
import type { PageText } from './load-text.ts'
import styles from './text.module.css'

type Props = { text: PageText; office?: string; children?: ReactNode }

/** A page of text beside the ways to reach the support. `children` stand below its first paragraphs. */
export function TextArticle({ text: { title, body, locale }, office, children }: Props) {
  const t = useMessages('shell')
  const href = useLocalizedHref()
  const [lead, rest] = splitLead(body)
  return (
    <main className={layout.wrap}>
      <Breadcrumbs items={[{ label: t('bar.main'), href: href('/') }, { label: title }]} />
      <div className={styles.page}>
        <article className={styles.text} lang={languageTags[locale]}>
          <h1>{title}</h1>
          <Markdown text={lead} />
          {children && <div className={styles.actions}>{children}</div>}
          <Markdown text={rest} />
        </article>
        <SupportAside office={office} />
      </div>
    </main>
  )
}

/** The paragraphs above the first heading, and everything else. */
function splitLead(body: string): [string, string] {
  const at = `\n${body}`.indexOf('\n## ')
  return at < 0 ? [body, ''] : [body.slice(0, at), body.slice(at)]
}
