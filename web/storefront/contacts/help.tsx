import { getAccountContext } from '#modules/accounts/contract.ts'
import { requestHelp } from '#modules/help/contract.ts'
import { useCaptcha } from '../../lib/client/captcha.ts'
import { formErrorContext, invalidForm } from '../../lib/invalid-form.ts'
import { tryCall, pageOf } from '../../lib/request-context.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import layout from '../../ui/styles/layout.module.css'
import { CaptchaField } from '../login/CaptchaField.tsx'
import { readCaptchaToken, toFormErrors } from '../login/form-errors.ts'
import type { Route } from './+types/help.ts'
import styles from './contacts.module.css'
import { HelpFields } from './HelpFields.tsx'
import { HelpSent } from './HelpSent.tsx'
import { readFields, helpFields } from './contact-form.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const account = pageOf(context).isAuth ? await tryCall(context, (api) => api(getAccountContext, {})) : null
  const { email, phone, name } = account?.success ? account.data : { email: null, phone: null, name: '' }
  const defaults = { text: (url.searchParams.get('text') ?? '').slice(0, 200), contact: email ?? phone ?? '', name }
  return { defaults, hasFailed: context.get(formErrorContext) }
}

export async function action({ context, request }: Route.ActionArgs) {
  const t = translator(pageOf(context).locale, 'contact')
  const form = await request.formData()
  const values = readFields(form, helpFields)
  const result = await tryCall(context, (api) => api(requestHelp, { ...values, captchaToken: readCaptchaToken(form) }))
  if (result.success) return { sentTo: result.data.contact, values: null, formErrors: null }
  const formErrors = toFormErrors(result.problem, { text: t('help.error.text'), contact: t('help.error.contact') })
  return invalidForm(context, { sentTo: null, values, formErrors }, result.problem.status)
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

export default function Help({ loaderData: { defaults }, actionData }: Route.ComponentProps) {
  const t = useMessages('contact')
  const shell = useMessages('shell')
  const href = useLocalizedHref()
  const captcha = useCaptcha('help')
  const { sentTo, values, formErrors } = actionData ?? {}
  const state = values && formErrors ? { values, formErrors, attempts: 1 } : null
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
            <HelpFields defaults={defaults} state={state} />
            <CaptchaField captcha={captcha} />
          </form>
        )}
      </div>
    </main>
  )
}
