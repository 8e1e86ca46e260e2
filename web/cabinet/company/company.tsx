import { useDone } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref, usePage } from '../../lib/page.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { DoneNote } from '../../ui/DoneNote.tsx'
import { Note } from '../../ui/Note.tsx'
import layout from '../../ui/styles/layout.module.css'
import type { Route } from './+types/company.ts'
import styles from './company.module.css'
import { Invitations } from './Invitations.tsx'
import { InviteForm } from './InviteForm.tsx'
import { Members } from './Members.tsx'
import { Organizations } from './Organizations.tsx'
import { PurchasingEntry } from './PurchasingEntry.tsx'
import { Stores } from './Stores.tsx'

export { action, loader } from './company-data.ts'

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'profile')('company'),
    path: '/profile/company',
    hasFormError: loaded?.forms.hasFailed,
  })
}

export default function Company({
  loaderData: { stores, store, team, organizations, hasPurchasingTeam, proofs, hasJoined, forms },
}: Route.ComponentProps) {
  const t = useMessages('profile')
  const shell = useMessages('shell')
  const href = useLocalizedHref()
  const { variant } = usePage()
  const done = useDone(forms)
  if (!store || !team)
    return (
      <div className={styles.none}>
        <h1>{t('company')}</h1>
        {done && <DoneNote>{t(`done.${done}`)}</DoneNote>}
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
        <PurchasingEntry hasTeam={hasPurchasingTeam} />
      </div>
    )
  return (
    <div className={layout.stack} data-gap="l">
      <h1>{t('company')}</h1>
      {done && <DoneNote>{t(`done.${done}`)}</DoneNote>}
      {hasJoined && !done && <DoneNote>{t('done.joined', { store: store.name })}</DoneNote>}
      {store.isClosed && <Note tone="info">{shell('store.closed.note')}</Note>}
      <Stores stores={stores} active={store} />
      {organizations.length > 0 && <Organizations organizations={organizations} />}
      <Members store={store} team={team} proofs={proofs} />
      {team.can.manage && <Invitations store={store} team={team} />}
      {team.can.manage && <InviteForm store={store} proofs={proofs} />}
      <PurchasingEntry hasTeam={hasPurchasingTeam} />
    </div>
  )
}
