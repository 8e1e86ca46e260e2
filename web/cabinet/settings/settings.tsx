import { getAccountContext, listSessions } from '#modules/accounts/contract.ts'
import { listBrowsers, listSettings } from '#modules/notifications/contract.ts'
import { listFactors } from '#modules/factors/contract.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { agoWords } from '../../lib/ago.ts'
import { failedContext, refuse } from '../../lib/failed.ts'
import { fieldsOf, withoutSecrets } from '../../lib/form-fields.ts'
import { attempt, load, pageOf } from '../../lib/given.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { redirectTo } from '../../lib/redirect.ts'
import type { Route } from './+types/settings.ts'
import { Addresses } from './Addresses.tsx'
import { Data } from './Data.tsx'
import { Devices } from './Devices.tsx'
import { doneIntents, sectionOf, sections } from './intents.ts'
import { Language } from './Language.tsx'
import { Name } from './Name.tsx'
import { Notifications } from './Notifications.tsx'
import { operations } from './operations.ts'
import { Password } from './Password.tsx'
import { SecondStep } from './SecondStep.tsx'
import styles from './settings.module.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = pageOf(context)
  const now = new Date()
  return load(context, async (api) => {
    const [account, factors, sessions, notifications, push] = await Promise.all([
      api(getAccountContext, {}),
      api(listFactors, {}),
      api(listSessions, {}),
      api(listSettings, {}),
      api(listBrowsers, {}),
    ])
    const ownZone = notifications.quietHours?.timeZone ?? 'UTC'
    const timeZones = [...new Set(['UTC', ownZone, ...Intl.supportedValuesOf('timeZone')])].sort()
    const devices = sessions.items.map((device) => ({ ...device, lastUsed: agoWords(device.lastUsedAt, now, locale) }))
    const done = doneIntents.find((intent) => intent === url.searchParams.get('done')) ?? null
    return { account, factors, devices, notifications, push, timeZones, done, hasFailed: context.get(failedContext) }
  })
}
export type Loaded = Awaited<ReturnType<typeof loader>>

/** Every form of the page names its operation. What is done leads back to its section, so that a reload repeats nothing. */
export async function action({ context, request }: Route.ActionArgs) {
  const { intent = '', ...fields } = fieldsOf(await request.formData())
  if (!isOperation(intent)) throw new Response(null, { status: 404 })
  const operation = operations[intent]
  const result = await attempt(context, (api) => operation.run(api, fields))
  if (result.success && !result.data) return redirectTo(`/profile/settings?done=${intent}#${sectionOf[intent]}`, 303)
  const sent = { intent, target: fields.id ?? '', values: withoutSecrets(fields) }
  if (result.success) return { ...sent, problem: null, step: result.data ?? null }
  return refuse(
    context,
    { ...sent, problem: result.problem, step: operation.stay?.(fields, result.problem) ?? null },
    result.problem.status,
  )
}
export type Answer = Exclude<Route.ComponentProps['actionData'], undefined> | null

const isOperation = (intent: string): intent is keyof typeof operations => Object.hasOwn(operations, intent)

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'profile')('settings'),
    path: '/profile/settings',
    hasFailed: loaded?.hasFailed,
  })
}

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessages('profile')
  const answer: Answer = actionData ?? null
  const given = { ...loaderData, done: answer ? null : loaderData.done, answer }
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
      <Name {...given} />
      <Addresses {...given} />
      <Language />
      <Notifications {...given} />
      <Password {...given} />
      <SecondStep {...given} />
      <Devices {...given} />
      <Data {...given} />
    </div>
  )
}
