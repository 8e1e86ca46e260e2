import { getAccountContext } from '#modules/accounts/contract.ts'
import { getAutoAnswer, listCannedAnswers } from '#modules/chats/seller-contract.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { failedContext, refuse } from '../../lib/failed.ts'
import { attempt, load } from '../../lib/given.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useHref } from '../../lib/page.ts'
import { redirectTo } from '../../lib/redirect.ts'
import { Note } from '../../ui/Note.tsx'
import { activeStore } from '../places.ts'
import type { Route } from './+types/answers.ts'
import styles from './answers.module.css'
import { CannedAnswers } from './CannedAnswers.tsx'
import { Hours } from './Hours.tsx'
import { doneIntents, operations } from './operations.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  return load(context, async (api) => {
    const store = activeStore(await api(getAccountContext, {}))
    if (!store) return null
    const at = { storeId: store.id }
    const [hours, { items: answers }] = await Promise.all([api(getAutoAnswer, {}, at), api(listCannedAnswers, {}, at)])
    const timeZones = [...new Set(['UTC', hours.timeZone, ...Intl.supportedValuesOf('timeZone')])].sort()
    const done = doneIntents.find((intent) => intent === url.searchParams.get('done')) ?? null
    return { store, hours, timeZones, answers, done, hasFailed: context.get(failedContext) }
  })
}
export type Loaded = NonNullable<Awaited<ReturnType<typeof loader>>>

/** A form names its store, so that it means the one that was looked at. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = doneIntents.find((known) => known === form.get('intent'))
  if (!intent) throw new Response(null, { status: 404 })
  const result = await attempt(context, (api) => operations[intent](api, form, { storeId: Number(form.get('store')) }))
  if (result.success)
    return redirectTo(`/profile/messages/settings?done=${intent}${intent === 'hours.set' ? '' : '#answers'}`, 303)
  const fields: Record<string, string> = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  return refuse(
    context,
    { intent, target: fields.id ?? '', fields, days: form.getAll('days').map(Number), problem: result.problem },
    result.problem.status,
  )
}
export type Refused = Exclude<Route.ComponentProps['actionData'], undefined>

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'seller-chats')('settings'),
    path: '/profile/messages/settings',
    hasFailed: loaded?.hasFailed,
  })
}

export default function Answers({ loaderData, actionData: refused }: Route.ComponentProps) {
  const t = useMessages('seller-chats')
  const href = useHref()
  if (!loaderData)
    return (
      <>
        <h1>{t('settings')}</h1>
        <p className={styles.lead}>{t('settings.none')}</p>
      </>
    )
  const { store, hours, timeZones, answers, done } = loaderData
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('settings')}</h1>
        <a href={href('/profile/messages?side=Store')}>{t('settings.back')}</a>
      </header>
      {done && !refused && <Note tone="good">{t(`done.${done}`)}</Note>}
      <Hours
        store={store}
        hours={hours}
        timeZones={timeZones}
        refused={refused?.intent === 'hours.set' ? refused : undefined}
      />
      <CannedAnswers
        store={store}
        answers={answers}
        refused={refused && refused.intent !== 'hours.set' ? refused : undefined}
      />
    </div>
  )
}
