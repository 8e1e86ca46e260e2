import { getAccountContext } from '#modules/accounts/contract.ts'
import { listMembers } from '#modules/members/contract.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { failedContext, refuse } from '../../lib/failed.ts'
import { fieldsOf } from '../../lib/form-fields.ts'
import { attempt, load } from '../../lib/given.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useHref, usePage } from '../../lib/page.ts'
import { redirectTo } from '../../lib/redirect.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Note } from '../../ui/Note.tsx'
import type { Route } from './+types/company.ts'
import styles from './company.module.css'
import { Invitations } from './Invitations.tsx'
import { InviteForm } from './InviteForm.tsx'
import { Members } from './Members.tsx'
import { doneIntents, operations } from './operations.ts'
import { Stores } from './Stores.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  return load(context, async (api) => {
    const { stores, activeStoreId } = await api(getAccountContext, {})
    const store = stores.find(({ id }) => id === activeStoreId) ?? null
    const team = store && (await api(listMembers, {}, { storeId: store.id }))
    const done = doneIntents.find((intent) => intent === url.searchParams.get('done')) ?? null
    return { stores, store, team, done, hasFailed: context.get(failedContext) }
  })
}
export type Team = NonNullable<Awaited<ReturnType<typeof loader>>['team']>
export type Store = NonNullable<Awaited<ReturnType<typeof loader>>['store']>

/** A form names its store, so that it means the one that was looked at, whatever another tab has chosen since. */
export async function action({ context, request }: Route.ActionArgs) {
  const { intent = '', store, ...fields } = fieldsOf(await request.formData())
  const run = operations[doneIntents.find((known) => known === intent)!]
  if (!run) throw new Response(null, { status: 404 })
  const result = await attempt(context, (api) => run(api, fields, { storeId: Number(store) }))
  if (result.success) return redirectTo(`/profile/company?done=${intent}`, 303)
  return refuse(
    context,
    { intent, target: fields.accountId ?? fields.id ?? '', values: fields, problem: result.problem },
    result.problem.status,
  )
}

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'profile')('company'),
    path: '/profile/company',
    hasFailed: loaded?.hasFailed,
  })
}

export default function Company({ loaderData: { stores, store, team, done }, actionData }: Route.ComponentProps) {
  const t = useMessages('profile')
  const href = useHref()
  const { variant } = usePage()
  const sent = actionData ?? null
  if (!store || !team)
    return (
      <div className={styles.none}>
        <h1>{t('company')}</h1>
        <p>{t('company.none')}</p>
        {variant === 'b2b' && (
          <>
            <p>{t('company.sell')}</p>
            <p>
              <ButtonLink href={href('/registration/company')} variant="solid">
                {t('company.open')}
              </ButtonLink>
            </p>
          </>
        )}
      </div>
    )
  return (
    <div className={styles.page}>
      <h1>{t('company')}</h1>
      {done && !sent && <Note tone="good">{t(`done.${done}`)}</Note>}
      <Stores stores={stores} active={store} />
      <Members store={store} team={team} sent={sent} />
      {(team.can.invite || team.invitations.length > 0) && <Invitations store={store} team={team} sent={sent} />}
      {team.can.invite && <InviteForm store={store} roles={team.can.roles} sent={sent} />}
    </div>
  )
}
