import { translator, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import layout from '../../ui/styles/layout.module.css'
import type { Route } from './+types/help.ts'
import styles from './contacts.module.css'
import { HelpForm } from './HelpForm.tsx'
import { HelpSent } from './HelpSent.tsx'

export { action, loader } from './help-data.ts'

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  if (!page) return []
  const t = translator(page.locale, 'contact')
  const title = t(loaded?.about ? 'report.title' : 'help.title')
  return pageMeta({
    title: loaded?.forms.hasFailed ? t('title.failed', { title }) : title,
    page,
    path: '/help',
    noindex: true,
  })
}

export default function Help({ loaderData: { defaults, about }, actionData }: Route.ComponentProps) {
  const t = useMessages('contact')
  const shell = useMessages('shell')
  const href = useLocalizedHref()
  const title = t(about ? 'report.title' : 'help.title')
  const sentTo = actionData?.step?.sentTo
  return (
    <main className={layout.wrap}>
      <Breadcrumbs items={[{ label: shell('bar.main'), href: href('/') }, { label: title }]} />
      <div className={styles.page}>
        <header>
          <h1>{title}</h1>
          {about && (
            <p>
              <a href={href(about.path)}>{about.name}</a>
            </p>
          )}
        </header>
        {sentTo ? (
          <div className={styles.form}>
            <HelpSent contact={sentTo} about={about?.path} />
          </div>
        ) : (
          <HelpForm defaults={defaults} about={about?.path} />
        )}
      </div>
    </main>
  )
}
