import { getAccountContext, listSessions } from '#modules/accounts/contract.ts'
import { listBrowsers, listSettings } from '#modules/notifications/contract.ts'
import { listFactors } from '#modules/mfa/contract.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { formatRelativeTime } from '../../lib/relative-time.ts'
import { formErrorContext, invalidForm } from '../../lib/invalid-form.ts'
import { fieldsOf, withoutSecrets } from '../../lib/form-fields.ts'
import { tryCall, loaderCall, pageOf } from '../../lib/request-context.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { redirectTo } from '../../lib/redirect.ts'
import type { Route } from './+types/settings.ts'
import { Addresses } from './Addresses.tsx'
import { Data } from './Data.tsx'
import { Devices } from './Devices.tsx'
import { successFlags, sectionOf, sections } from './intents.ts'
import { Language } from './Language.tsx'
import { Name } from './Name.tsx'
import { Notifications } from './Notifications.tsx'
import { formActions } from './form-actions.ts'
import { Password } from './Password.tsx'
import { SecondStep } from './SecondStep.tsx'
import styles from './settings.module.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = pageOf(context)
  const now = new Date()
  return loaderCall(context, async (api) => {
    const [account, factors, sessions, notifications, push] = await Promise.all([
      api(getAccountContext, {}),
      api(listFactors, {}),
      api(listSessions, {}),
      api(listSettings, {}),
      api(listBrowsers, {}),
    ])
    const ownZone = notifications.quietHours?.timeZone ?? 'UTC'
    const timeZones = [...new Set(['UTC', ownZone, ...Intl.supportedValuesOf('timeZone')])].sort()
    const devices = sessions.items.map((device) => ({
      ...device,
      lastUsed: formatRelativeTime(device.lastUsedAt, now, locale),
    }))
    const done = successFlags.find((intent) => intent === url.searchParams.get('done')) ?? null
    return {
      account,
      factors,
      devices,
      notifications,
      push,
      timeZones,
      done,
      hasFormError: context.get(formErrorContext),
    }
  })
}
export type LoaderData = Awaited<ReturnType<typeof loader>>

/** Each form names its action in `intent`. Success redirects to its section (POST/redirect/GET). */
export async function action({ context, request }: Route.ActionArgs) {
  const { intent = '', ...fields } = fieldsOf(await request.formData())
  if (!isFormAction(intent)) throw new Response(null, { status: 404 })
  const formAction = formActions[intent]
  const result = await tryCall(context, (api) => formAction.run(api, fields))
  if (result.success && !result.data) return redirectTo(`/profile/settings?done=${intent}#${sectionOf[intent]}`, 303)
  const submitted = { intent, target: fields.id ?? '', values: withoutSecrets(fields) }
  if (result.success) return { ...submitted, problem: null, step: result.data ?? null }
  return invalidForm(
    context,
    { ...submitted, problem: result.problem, step: formAction.fallbackStep?.(fields, result.problem) ?? null },
    result.problem.status,
  )
}
export type SettingsResult = Exclude<Route.ComponentProps['actionData'], undefined> | null

const isFormAction = (intent: string): intent is keyof typeof formActions => Object.hasOwn(formActions, intent)

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'profile')('settings'),
    path: '/profile/settings',
    hasFormError: loaded?.hasFormError,
  })
}

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessages('profile')
  const formResult: SettingsResult = actionData ?? null
  const props = { ...loaderData, done: formResult ? null : loaderData.done, formResult }
  return (
    <div className={styles.page}>
      <h1>{t('settings')}</h1>
      <nav className={styles.anchors} aria-label={t('settings.sections')}>
        {sections.map((section) => (
          <a key={section} href={`#${section}`}>
            {t(`section.${section}`)}
          </a>
        ))}
      </nav>
      <Name {...props} />
      <Addresses {...props} />
      <Language />
      <Notifications {...props} />
      <Password {...props} />
      <SecondStep {...props} />
      <Devices {...props} />
      <Data {...props} />
    </div>
  )
}
