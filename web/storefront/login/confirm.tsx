import { confirmEmailByLink } from '#modules/registration/contract.ts'
import { failedContext, refuse } from '../../lib/failed.ts'
import { attempt } from '../../lib/given.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useHref } from '../../lib/page.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import layout from '../../ui/layout.module.css'
import type { Route } from './+types/confirm.ts'
import styles from './login.module.css'
import { textIn } from './refusal.ts'

export { secretHeaders as headers } from './secret-headers.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  return { token: url.searchParams.get('token') ?? '', hasFailed: context.get(failedContext) }
}

/** Only a press spends the token: what opens every link of a letter to look for harm does not. */
export async function action({ context, request }: Route.ActionArgs) {
  const token = textIn(await request.formData(), 'token')
  const result = await attempt(context, (api) => api(confirmEmailByLink, { token }))
  if (result.success) return { email: result.data.email, refusal: null }
  return refuse(context, { email: null, refusal: { text: result.problem.detail, fields: {} } }, result.problem.status)
}

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  if (!page) return []
  const t = translator(page.locale, 'login')
  const title = loaded?.hasFailed ? t('title.failed', { title: t('confirm') }) : t('confirm')
  return pageMeta({ title, page, path: '/confirm', noindex: true })
}

export default function Confirm({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const t = useMessages('login')
  return (
    <main className={layout.wrap}>
      <div className={styles.page}>
        <section className={styles.form}>
          <h1>{t(actionData?.email ? 'confirm.done' : 'confirm')}</h1>
          {actionData?.email ? (
            <Done email={actionData.email} />
          ) : (
            <Ask token={token} problem={actionData?.refusal?.text ?? null} />
          )}
        </section>
      </div>
    </main>
  )
}

function Ask({ token, problem }: { token: string; problem: string | null }) {
  const t = useMessages('login')
  const href = useHref()
  if (problem || !token)
    return (
      <>
        {problem && <ErrorSummary title={t('confirm.failed')} text={problem} errors={[]} />}
        {!problem && <p className={styles.lead}>{t('confirm.noLink')}</p>}
        <div className={styles.ways}>
          <ButtonLink href={href('/profile/settings')}>{t('confirm.again')}</ButtonLink>
        </div>
      </>
    )
  return (
    <>
      <p className={styles.lead}>{t('confirm.lead')}</p>
      <form method="post" action={href('/confirm')}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="solid" block>
          {t('confirm.submit')}
        </Button>
      </form>
    </>
  )
}

function Done({ email }: { email: string }) {
  const t = useMessages('login')
  const href = useHref()
  return (
    <>
      <p className={styles.good} role="status">
        {t('confirm.done.text', { email })}
      </p>
      <div className={styles.ways}>
        <ButtonLink href={href('/profile')} variant="solid">
          {t('confirm.profile')}
        </ButtonLink>
        <ButtonLink href={href('/catalog/all')}>{t('confirm.catalog')}</ButtonLink>
      </div>
    </>
  )
}
