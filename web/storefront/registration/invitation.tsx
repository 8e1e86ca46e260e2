import { formatDate } from '../../lib/format.ts'
import { translator, useLocale, useMessages } from '../../lib/messages.ts'
import { pageMeta } from '../../lib/meta.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import layout from '../../ui/styles/layout.module.css'
import login from '../login/login.module.css'
import type { Route } from './+types/invitation.ts'
import { AcceptInvitation } from './AcceptInvitation.tsx'
import { invitationPath } from './invitation-key.ts'
import styles from './registration.module.css'

export { action, loader } from './invitation-data.ts'
export { secretHeaders as headers } from '../login/secret-headers.ts'

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

export default function InvitationPage({ loaderData: { invitationKey, invitation, name } }: Route.ComponentProps) {
  const t = useMessages('registration')
  const href = useLocalizedHref()
  if (!invitation) return <InvitationEnded />
  const back = encodeURIComponent(invitationPath(invitationKey))
  return (
    <main className={layout.wrap}>
      <div className={login.page}>
        <section className={login.form}>
          <h1>{t('invitation')}</h1>
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
            <AcceptInvitation invitationKey={invitationKey} name={name} {...invitation} />
          )}
        </section>
      </div>
    </main>
  )
}

type Invitation = NonNullable<Route.ComponentProps['loaderData']['invitation']>

function Facts({ role, address, expiresAt }: Invitation) {
  const t = useMessages('registration')
  const roles = useMessages('shell')
  const locale = useLocale()
  const facts = [
    [t('invitation.role'), roles(`role.${role}`), t(`role.${role}.does`)],
    [t('invitation.address'), address],
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
