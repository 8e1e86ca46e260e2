import { getAccountContext } from '#modules/accounts/contract.ts'
import { getAutoAnswer, listCannedAnswers } from '#modules/chats/seller-contract.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { formErrorContext, invalidForm } from '../../lib/invalid-form.ts'
import { tryCall, loaderCall } from '../../lib/request-context.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { redirectTo } from '../../lib/redirect.ts'
import { Note } from '../../ui/Note.tsx'
import { activeStore } from '../nav-items.ts'
import type { Route } from './+types/answers.ts'
import styles from './answers.module.css'
import { CannedAnswers } from './CannedAnswers.tsx'
import { AutoAnswerForm } from './AutoAnswerForm.tsx'
import { successFlags, formActions } from './form-actions.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  return loaderCall(context, async (api) => {
    const store = activeStore(await api(getAccountContext, {}))
    if (!store) return null
    const at = { storeId: store.id }
    const [hours, { items: answers }] = await Promise.all([api(getAutoAnswer, {}, at), api(listCannedAnswers, {}, at)])
    const timeZones = [...new Set(['UTC', hours.timeZone, ...Intl.supportedValuesOf('timeZone')])].sort()
    const done = successFlags.find((intent) => intent === url.searchParams.get('done')) ?? null
    return { store, hours, timeZones, answers, done, hasFormError: context.get(formErrorContext) }
  })
}
export type LoaderData = NonNullable<Awaited<ReturnType<typeof loader>>>

/** Each form names the store it was rendered for. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const intent = successFlags.find((known) => known === form.get('intent'))
  if (!intent) throw new Response(null, { status: 404 })
  const result = await tryCall(context, (api) => formActions[intent](api, form, { storeId: Number(form.get('store')) }))
  if (result.success)
    return redirectTo(`/profile/messages/settings?done=${intent}${intent === 'hours.set' ? '' : '#answers'}`, 303)
  const fields: Record<string, string> = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  return invalidForm(
    context,
    { intent, target: fields.id ?? '', fields, days: form.getAll('days').map(Number), problem: result.problem },
    result.problem.status,
  )
}
export type FormError = Exclude<Route.ComponentProps['actionData'], undefined>

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'seller-chats')('settings'),
    path: '/profile/messages/settings',
    hasFormError: loaded?.hasFormError,
  })
}

export default function Answers({ loaderData, actionData: formError }: Route.ComponentProps) {
  const t = useMessages('seller-chats')
  const href = useLocalizedHref()
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
      {done && !formError && <Note tone="good">{t(`done.${done}`)}</Note>}
      <AutoAnswerForm
        store={store}
        hours={hours}
        timeZones={timeZones}
        formError={formError?.intent === 'hours.set' ? formError : undefined}
      />
      <CannedAnswers
        store={store}
        answers={answers}
        formError={formError && formError.intent !== 'hours.set' ? formError : undefined}
      />
    </div>
  )
}
