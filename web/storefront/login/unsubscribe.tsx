import { data } from 'react-router'
import { readUnsubscribe, unsubscribe } from '#modules/notifications/contract.ts'
import { attempt } from '../../lib/given.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useHref } from '../../lib/page.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import layout from '../../ui/layout.module.css'
import type { Route } from './+types/unsubscribe.ts'
import styles from './login.module.css'

export { secretHeaders as headers } from './secret-headers.ts'

const tokenIn = (url: URL) => url.searchParams.get('token') ?? ''

export async function loader({ context, url }: Route.LoaderArgs) {
  const result = await attempt(context, (api) => api(readUnsubscribe, { token: tokenIn(url) }))
  return {
    token: tokenIn(url),
    setting: result.success ? result.data : null,
    problem: result.success ? null : result.problem.detail,
  }
}

/** A mail program posts here by itself (RFC 8058), a person by the button; a page that is only opened changes nothing. */
export async function action({ context, url }: Route.ActionArgs) {
  const result = await attempt(context, (api) => api(unsubscribe, { token: tokenIn(url) }))
  return result.success ? data({ isDone: true }) : data({ isDone: false }, { status: result.problem.status })
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

export default function Unsubscribe({ loaderData: { token, setting, problem }, actionData }: Route.ComponentProps) {
  const t = useMessages('notifications')
  const href = useHref()
  const isDone = actionData?.isDone === true
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
