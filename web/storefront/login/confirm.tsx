import { FormProblem } from '../../forms/FormProblem.tsx'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useRefusedForm } from '../../forms/use-form.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import layout from '../../ui/styles/layout.module.css'
import type { Route } from './+types/confirm.ts'
import styles from './login.module.css'

export { action, loader } from './confirm-data.ts'
export { secretHeaders as headers } from './secret-headers.ts'

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  if (!page) return []
  const t = translator(page.locale, 'login')
  const title = loaded?.forms.hasFailed ? t('title.failed', { title: t('confirm') }) : t('confirm')
  return pageMeta({ title, page, path: '/confirm', noindex: true })
}

export default function Confirm({ loaderData: { token }, actionData }: Route.ComponentProps) {
  const t = useMessages('login')
  const email = actionData?.step?.email
  return (
    <main className={layout.wrap}>
      <div className={styles.page}>
        <section className={styles.form}>
          <h1>{t(email ? 'confirm.done' : 'confirm')}</h1>
          {email ? <Confirmed email={email} /> : <ConfirmForm token={token} />}
        </section>
      </div>
    </main>
  )
}

function ConfirmForm({ token }: { token: string }) {
  const t = useMessages('login')
  const href = useLocalizedHref()
  const isRefused = useRefusedForm() !== null
  if (isRefused || !token)
    return (
      <>
        <FormProblem intents={['confirm']} title={t('confirm.failed')} />
        {!isRefused && <p className={styles.lead}>{t('confirm.noLink')}</p>}
        <div className={styles.ways}>
          <ButtonLink href={href('/profile/settings')}>{t('confirm.again')}</ButtonLink>
        </div>
      </>
    )
  return (
    <>
      <p className={styles.lead}>{t('confirm.lead')}</p>
      <form method="post" action={href('/confirm')}>
        <HiddenFields intent="confirm" fields={{ token }} />
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
