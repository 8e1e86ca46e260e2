import { data } from 'react-router'
import { getAccountContext, setStoreContext } from '#modules/accounts/contract.ts'
import { acceptInvitation, getInvitation } from '#modules/team/contract.ts'
import { invalidForm } from '../../lib/invalid-form.ts'
import { tryCall, pageOf } from '../../lib/request-context.ts'
import { formatDate } from '../../lib/format.ts'
import { translator, useLocale, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { redirectTo } from '../../lib/redirect.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import layout from '../../ui/styles/layout.module.css'
import login from '../login/login.module.css'
import { readText } from '../login/form-errors.ts'
import type { Route } from './+types/invitation.ts'
import styles from './registration.module.css'

export { secretHeaders as headers } from '../login/secret-headers.ts'

const gone = 410

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const [found, account] = await Promise.all([
    tryCall(context, (api) => api(getInvitation, { token })),
    pageOf(context).isAuth ? tryCall(context, (api) => api(getAccountContext, {})) : null,
  ])
  const invitation = found.success ? found.data : null
  return data(
    { token, invitation, name: account?.success ? account.data.name : null },
    { status: invitation ? 200 : gone },
  )
}

/** Joins the store and makes it the account's active store. */
export async function action({ context, request }: Route.ActionArgs) {
  const token = readText(await request.formData(), 'token')
  const result = await tryCall(context, (api) => api(acceptInvitation, { token }))
  if (result.success) {
    await tryCall(context, (api) => api(setStoreContext, { storeId: result.data.storeId }))
    return redirectTo('/profile/company', 303)
  }
  if (result.problem.status === 401)
    return redirectTo(`/login?next=${encodeURIComponent(`/invitation?token=${token}`)}`, 303)
  return invalidForm(context, { formErrors: { text: result.problem.detail, fields: {} } }, result.problem.status)
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  const page = root.loaderData?.page
  return page
    ? pageMeta({
        title: translator(page.locale, 'registration')('invitation'),
        page,
        path: '/invitation',
        noindex: true,
      })
    : []
}

export default function InvitationPage({ loaderData: { token, invitation, name }, actionData }: Route.ComponentProps) {
  const t = useMessages('registration')
  const href = useLocalizedHref()
  if (!invitation) return <InvitationEnded />
  const back = encodeURIComponent(`/invitation?token=${token}`)
  return (
    <main className={layout.wrap}>
      <div className={login.page}>
        <section className={login.form}>
          <h1>{t('invitation')}</h1>
          {actionData && (
            <ErrorSummary title={t('invitation.failed')} text={actionData.formErrors.text ?? undefined} errors={[]} />
          )}
          <p className={login.lead}>
            {t('invitation.text', { inviter: invitation.invitedBy, store: invitation.store })}
          </p>
          <Facts {...invitation} />
          {name === null ? (
            <>
              <p className={login.note}>{t('invitation.needsAccount')}</p>
              <div className={login.ways}>
                <ButtonLink href={href(`/login?next=${back}`)} variant="solid">
                  {t('invitation.signIn')}
                </ButtonLink>
                <ButtonLink href={href(`/registration?next=${back}`)}>{t('invitation.register')}</ButtonLink>
              </div>
            </>
          ) : (
            <form method="post">
              <input type="hidden" name="token" value={token} />
              <Button type="submit" variant="solid" block>
                {t('invitation.accept')}
              </Button>
              {name && <p className={login.note}>{t('invitation.as', { name })}</p>}
            </form>
          )}
        </section>
      </div>
    </main>
  )
}

type Invitation = NonNullable<Route.ComponentProps['loaderData']['invitation']>

function Facts({ role, expiresAt }: Invitation) {
  const t = useMessages('registration')
  const roles = useMessages('shell')
  const locale = useLocale()
  const facts = [
    [t('invitation.role'), roles(`role.${role}`), t(`role.${role}.does`)],
    [t('invitation.until'), formatDate(expiresAt, locale, 'long')],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value, note]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
          {note && <dd className={login.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

function InvitationEnded() {
  const t = useMessages('registration')
  const href = useLocalizedHref()
  return (
    <main className={layout.wrap}>
      <div className={login.page}>
        <section className={login.form}>
          <h1>{t('invitation.ended')}</h1>
          <p className={login.lead}>{t('invitation.ended.text')}</p>
          <ButtonLink href={href('/')}>{t('invitation.home')}</ButtonLink>
        </section>
      </div>
    </main>
  )
}
