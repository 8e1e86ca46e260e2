import { confirmEmailByLink } from '#modules/registration/contract.ts'
import { formErrorContext, invalidForm } from '../../lib/invalid-form.ts'
import { tryCall } from '../../lib/request-context.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import layout from '../../ui/styles/layout.module.css'
import type { Route } from './+types/confirm.ts'
import styles from './login.module.css'
import { readText } from './form-errors.ts'

export { secretHeaders as headers } from './secret-headers.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  return { token: url.searchParams.get('token') ?? '', hasFailed: context.get(formErrorContext) }
}

/** Only a POST uses up the token, because mail scanners open every link of an e-mail. */
export async function action({ context, request }: Route.ActionArgs) {
  const token = readText(await request.formData(), 'token')
  const result = await tryCall(context, (api) => api(confirmEmailByLink, { token }))
  if (result.success) return { email: result.data.email, formErrors: null }
  return invalidForm(
    context,
    { email: null, formErrors: { text: result.problem.detail, fields: {} } },
    result.problem.status,
  )
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
            <Confirmed email={actionData.email} />
          ) : (
            <ConfirmForm token={token} problem={actionData?.formErrors?.text ?? null} />
          )}
        </section>
      </div>
    </main>
  )
}

function ConfirmForm({ token, problem }: { token: string; problem: string | null }) {
  const t = useMessages('login')
  const href = useLocalizedHref()
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

function Confirmed({ email }: { email: string }) {
  const t = useMessages('login')
  const href = useLocalizedHref()
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
