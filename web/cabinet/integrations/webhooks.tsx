import { FormProblem } from '../../forms/FormProblem.tsx'
import { useDone } from '../../forms/use-form.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { Note } from '../../ui/Note.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import rows from '../Rows.module.css'
import { StoreNeeded } from '../StoreNeeded.tsx'
import { UnlessClosed } from '../UnlessClosed.tsx'
import type { Route } from './+types/webhooks.ts'
import { IntegrationTabs } from './IntegrationTabs.tsx'
import { WebhookForm } from './WebhookForm.tsx'
import { WebhookRow } from './WebhookRow.tsx'

export { action, loader } from './webhooks-data.ts'

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'integrations')('webhooks'),
    path: '/profile/integrations/webhooks',
    hasFormError: loaded?.forms.hasFailed,
  })
}

export default function Webhooks({ loaderData }: Route.ComponentProps) {
  return loaderData ? <WebhookList {...loaderData} /> : <NoStore />
}

/** The webhooks of the store, and a form for another one. */
function WebhookList({ storeId, webhooks, forms }: NonNullable<Route.ComponentProps['loaderData']>) {
  const t = useMessages('integrations')
  const done = useDone(forms)
  const docs = { href: '/api/docs#webhooks', label: t('keys.docs') }
  return (
    <div className={layout.stack} data-gap="l">
      <PageHead title={t('webhooks')} lead={t('webhooks.lead')} />
      <IntegrationTabs current="webhooks" />
      {done && <Note tone="good">{t(`webhooks.done.${done}`)}</Note>}
      <FormProblem intents={['update', 'test', 'renew', 'remove']} />
      <section aria-labelledby="webhooks" className={layout.stack}>
        <SectionHeading id="webhooks" title={t('webhooks.list')} link={docs} />
        {webhooks.length === 0 && <p>{t('webhooks.none')}</p>}
        <ul className={rows.rows}>
          {webhooks.map((webhook) => (
            <WebhookRow key={webhook.id} webhook={webhook} storeId={storeId} />
          ))}
        </ul>
      </section>
      <UnlessClosed>
        <WebhookForm key={webhooks.length} storeId={storeId} />
      </UnlessClosed>
    </div>
  )
}

function NoStore() {
  const t = useMessages('integrations')
  return <StoreNeeded title={t('webhooks')} text={t('none')} path="/profile/company" label={t('none.company')} />
}
