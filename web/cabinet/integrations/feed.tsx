import { getFeed } from '#modules/aggregator-feeds/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import { findActiveStore } from '../active-store.ts'
import { BackLink } from '../BackLink.tsx'
import rows from '../Rows.module.css'
import type { Route } from './+types/feed.ts'
import { useFeedName } from './FeedRow.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  return loaderCall(context, async (api) => {
    const storeId = await findActiveStore(api)
    if (storeId === null) throw new Response(null, { status: 404 })
    return { feed: await api(getFeed, { id: params.id }, { storeId }) }
  })
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'integrations')('leftOut'),
    path: '/profile/integrations',
  })
}

/** The products that a feed leaves out, by reason. */
export default function FeedPage({ loaderData: { feed } }: Route.ComponentProps) {
  const t = useMessages('integrations')
  const href = useLocalizedHref()
  const name = useFeedName()(feed)
  return (
    <div className={layout.stack} data-gap="l">
      <BackLink href={href('/profile/integrations')} label={t('feeds.back')} />
      <PageHead title={t('leftOut')} lead={name} />
      {feed.leftOut.length === 0 && <p>{t('leftOut.none')}</p>}
      {feed.leftOut.map((group) => (
        <Group key={group.reason} group={group} />
      ))}
    </div>
  )
}

function Group({ group: { reason, count, products } }: { group: OutputOf<typeof getFeed>['leftOut'][number] }) {
  const t = useMessages('integrations')
  const href = useLocalizedHref()
  return (
    <section aria-labelledby={reason}>
      <SectionHeading id={reason} title={t(`reason.${reason}`)} caption={t('leftOut.count', { count })} />
      <ul className={rows.rows}>
        {products.map(({ id, code, name }) => (
          <li key={id}>
            <a href={href(`/profile/products/${id}`)}>
              {name} <small>{code}</small>
            </a>
          </li>
        ))}
      </ul>
      {count > products.length && <p>{t('leftOut.more', { count: count - products.length })}</p>}
    </section>
  )
}
