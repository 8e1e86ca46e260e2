import { FormProblem } from '../../forms/FormProblem.tsx'
import { useDone, useStep } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { Note } from '../../ui/Note.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import rows from '../Rows.module.css'
import { StoreNeeded } from '../StoreNeeded.tsx'
import { UnlessClosed } from '../UnlessClosed.tsx'
import type { Route } from './+types/keys.ts'
import { CopyField } from '../CopyField.tsx'
import { IntegrationTabs } from './IntegrationTabs.tsx'
import { KeyForm } from './KeyForm.tsx'
import { KeyRow } from './KeyRow.tsx'
import type { CreatedKey } from './keys-data.ts'

export { action, loader } from './keys-data.ts'

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'integrations')('keys'),
    path: '/profile/integrations/keys',
    hasFormError: loaded?.forms.hasFailed,
  })
}

export default function Keys({ loaderData }: Route.ComponentProps) {
  return loaderData ? <KeyList {...loaderData} /> : <NoStore />
}

/** The keys of the store, and a form for another one. */
function KeyList({ storeId, keys, forms }: NonNullable<Route.ComponentProps['loaderData']>) {
  const t = useMessages('integrations')
  const done = useDone(forms)
  const created = useStep<CreatedKey>()
  return (
    <div className={layout.stack} data-gap="l">
      <PageHead title={t('keys')} lead={t('keys.lead')} />
      <IntegrationTabs current="keys" />
      {done === 'revoke' && <Note tone="good">{t('keys.done.revoke')}</Note>}
      <FormProblem intents={['revoke']} />
      {created && <NewKey created={created} />}
      <section aria-labelledby="keys" className={layout.stack}>
        <SectionHeading id="keys" title={t('keys.list')} link={{ href: '/api/docs#programs', label: t('keys.docs') }} />
        {keys.length === 0 && <p>{t('keys.none')}</p>}
        <ul className={rows.rows}>
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} storeId={storeId} />
          ))}
        </ul>
      </section>
      <UnlessClosed>
        <KeyForm key={created?.id ?? 'new'} storeId={storeId} />
      </UnlessClosed>
    </div>
  )
}

function NewKey({ created: { id, name, key } }: { created: CreatedKey }) {
  const t = useMessages('integrations')
  return (
    <section aria-labelledby="created" className={layout.stack}>
      <SectionHeading id="created" title={t('keys.created', { name })} />
      <Note tone="good">{t('keys.once')}</Note>
      <CopyField id={`key-${id}`} label={t('keys.key')} value={key} name={name} />
    </section>
  )
}

function NoStore() {
  const t = useMessages('integrations')
  return <StoreNeeded title={t('keys')} text={t('none')} path="/profile/company" label={t('none.company')} />
}
