import { translator, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import layout from '../../ui/styles/layout.module.css'
import type { Route } from './+types/restore.ts'
import styles from './login.module.css'
import { NewPasswordForm, RequestCodeForm } from './RestoreForms.tsx'

export { action, loader } from './restore-data.ts'
export { secretHeaders as headers } from './secret-headers.ts'

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  if (!page) return []
  const t = translator(page.locale, 'login')
  const title = loaded?.forms.hasFailed ? t('title.failed', { title: t('restore') }) : t('restore')
  return pageMeta({ title, page, path: '/restore', noindex: true })
}

export default function Restore({ loaderData: { token, next }, actionData }: Route.ComponentProps) {
  const t = useMessages('login')
  const href = useLocalizedHref()
  const sent = actionData?.step ?? null
  return (
    <main className={layout.wrap}>
      <div className={styles.page}>
        <section className={styles.form}>
          <h1>{t('restore')}</h1>
          {token || sent ? <NewPasswordForm token={token} next={next} sent={sent} /> : <RequestCodeForm next={next} />}
          <a className={styles.link} href={href('/login')}>
            {t('restore.back')}
          </a>
        </section>
      </div>
    </main>
  )
}
