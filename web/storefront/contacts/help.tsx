import { getAccountContext } from '#modules/accounts/contract.ts'
import { requestHelp } from '#modules/help/contract.ts'
import { useCaptcha } from '../../lib/captcha.ts'
import { failedContext, refuse } from '../../lib/failed.ts'
import { attempt, pageOf } from '../../lib/given.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useHref } from '../../lib/page.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import layout from '../../ui/layout.module.css'
import { CaptchaField } from '../login/CaptchaField.tsx'
import { captchaIn, refusalOf } from '../login/refusal.ts'
import type { Route } from './+types/help.ts'
import styles from './contacts.module.css'
import { HelpFields } from './HelpFields.tsx'
import { HelpSent } from './HelpSent.tsx'
import { filledIn, helpFields } from './sending.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const account = pageOf(context).isAuth ? await attempt(context, (api) => api(getAccountContext, {})) : null
  const { email, phone, name } = account?.success ? account.data : { email: null, phone: null, name: '' }
  const given = { text: (url.searchParams.get('text') ?? '').slice(0, 200), contact: email ?? phone ?? '', name }
  return { given, hasFailed: context.get(failedContext) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const t = translator(pageOf(context).locale, 'contact')
  const form = await request.formData()
  const values = filledIn(form, helpFields)
  const result = await attempt(context, (api) => api(requestHelp, { ...values, captchaToken: captchaIn(form) }))
  if (result.success) return { sentTo: result.data.contact, values: null, refusal: null }
  const refusal = refusalOf(result.problem, { text: t('help.error.text'), contact: t('help.error.contact') })
  return refuse(context, { sentTo: null, values, refusal }, result.problem.status)
}

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  if (!page) return []
  const t = translator(page.locale, 'contact')
  const title = t('help.title')
  return pageMeta({
    title: loaded?.hasFailed ? t('title.failed', { title }) : title,
    page,
    path: '/help',
    noindex: true,
  })
}

export default function Help({ loaderData: { given }, actionData }: Route.ComponentProps) {
  const t = useMessages('contact')
  const shell = useMessages('shell')
  const href = useHref()
  const captcha = useCaptcha('help')
  const { sentTo, values, refusal } = actionData ?? {}
  const answer = values && refusal ? { values, refusal, tries: 1 } : null
  return (
    <main className={layout.wrap}>
      <Breadcrumbs items={[{ label: shell('bar.main'), href: href('/') }, { label: t('help.title') }]} />
      <div className={styles.page}>
        <header>
          <h1>{t('help.title')}</h1>
        </header>
        {sentTo ? (
          <div className={styles.form}>
            <HelpSent contact={sentTo} />
          </div>
        ) : (
          <form method="post" noValidate className={styles.form} {...captcha.form}>
            <p>{t('help.lead')}</p>
            <HelpFields given={given} answer={answer} />
            <CaptchaField captcha={captcha} />
          </form>
        )}
      </div>
    </main>
  )
}
