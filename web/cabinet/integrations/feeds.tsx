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
import type { Route } from './+types/feeds.ts'
import type { FeedsData } from './feeds-data.ts'
import { FeedForm } from './FeedForm.tsx'
import { FeedRow } from './FeedRow.tsx'
import { IntegrationTabs } from './IntegrationTabs.tsx'

export { action, loader } from './feeds-data.ts'

export function meta({ loaderData: loaded, matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'integrations')('feeds'),
    path: '/profile/integrations',
    hasFormError: loaded?.forms.hasFailed,
  })
}

export default function Feeds({ loaderData }: Route.ComponentProps) {
  return loaderData ? <FeedList {...loaderData} /> : <NoStore />
}

/** The feeds of the store for aggregators, and a form for another one. */
function FeedList({ storeId, currency, feeds, forms }: FeedsData) {
  const t = useMessages('integrations')
  const done = useDone(forms)
  return (
    <div className={layout.stack} data-gap="l">
      <PageHead title={t('feeds')} lead={t('feeds.lead')} />
      <IntegrationTabs current="feeds" />
      {done && <Note tone="good">{t(`feeds.done.${done}`)}</Note>}
      <FormProblem intents={['renew', 'remove']} />
      <section aria-labelledby="feeds" className={layout.stack}>
        <SectionHeading id="feeds" title={t('feeds.list')} />
        {feeds.length === 0 && <p>{t('feeds.none')}</p>}
        <ul className={rows.rows}>
          {feeds.map((feed) => (
            <FeedRow key={feed.id} feed={feed} storeId={storeId} />
          ))}
        </ul>
      </section>
      <UnlessClosed>
        <FeedForm storeId={storeId} currency={currency} />
      </UnlessClosed>
    </div>
  )
}

function NoStore() {
  const t = useMessages('integrations')
  return <StoreNeeded title={t('feeds')} text={t('none')} path="/profile/company" label={t('none.company')} />
}
