import { data } from 'react-router'
import { readUnsubscribe, unsubscribe } from '#modules/notifications/contract.ts'
import { tryCall } from '../../lib/request-context.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import layout from '../../ui/styles/layout.module.css'
import type { Route } from './+types/unsubscribe.ts'
import styles from './login.module.css'

export { secretHeaders as headers } from './secret-headers.ts'

const readToken = (url: URL) => url.searchParams.get('token') ?? ''

export async function loader({ context, url }: Route.LoaderArgs) {
  const result = await tryCall(context, (api) => api(readUnsubscribe, { token: readToken(url) }))
  return {
    token: readToken(url),
    setting: result.success ? result.data : null,
    problem: result.success ? null : result.problem.detail,
  }
}

/** Posted by mail clients (one-click unsubscribe, RFC 8058) and by the button of the page. */
export async function action({ context, url }: Route.ActionArgs) {
  const result = await tryCall(context, (api) => api(unsubscribe, { token: readToken(url) }))
  return data(null, { status: result.success ? 200 : result.problem.status })
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  return page
    ? pageMeta({
        title: translator(page.locale, 'notifications')('unsubscribe'),
        page,
        path: '/unsubscribe',
        noindex: true,
      })
    : []
}

export default function Unsubscribe({ loaderData: { token, setting, problem } }: Route.ComponentProps) {
  const t = useMessages('notifications')
  const href = useLocalizedHref()
  const isDone = setting?.isOn === false
  return (
    <main className={layout.wrap}>
      <div className={styles.page}>
        <section className={styles.form}>
          <h1>{t(isDone ? 'unsubscribe.done' : 'unsubscribe')}</h1>
          {!setting && <ErrorSummary title={t('unsubscribe.failed')} text={problem ?? ''} errors={[]} />}
          {setting && (
            <p className={styles.lead} role={isDone ? 'status' : undefined}>
              {t(isDone ? 'unsubscribe.done.text' : 'unsubscribe.ask', { kind: setting.kind })}
            </p>
          )}
          {setting && !isDone && (
            <form method="post" action={href(`/unsubscribe?token=${encodeURIComponent(token)}`)}>
              <Button type="submit" variant="solid" block>
                {t('unsubscribe.submit')}
              </Button>
            </form>
          )}
          <div className={styles.ways}>
            <ButtonLink href={href('/profile/settings#notifications')}>{t('unsubscribe.settings')}</ButtonLink>
          </div>
        </section>
      </div>
    </main>
  )
}
