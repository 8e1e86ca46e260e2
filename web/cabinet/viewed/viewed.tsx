import { listViewedProducts } from '#modules/accounts/contract.ts'
import { lastCards } from '#modules/catalog/contract.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { live } from '../../lib/live.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { ProductGrid } from '../../shared/product/ProductGrid.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import layout from '../../ui/styles/layout.module.css'
import type { Route } from './+types/viewed.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return loaderCall(context, async (api) => {
    const { ids } = await api(listViewedProducts, {})
    return { cards: ids.length > 0 ? (await api(lastCards, { ...live, ids: ids.join('.') })).items : [] }
  })
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'profile')('viewed'),
    path: '/profile/viewed',
  })
}

/** The products that the account has opened last, the newest first. */
export default function Viewed({ loaderData: { cards } }: Route.ComponentProps) {
  const t = useMessages('profile')
  const href = useLocalizedHref()
  return (
    <ListPage
      title={t('viewed')}
      pages={{ isEmpty: cards.length === 0, first: null, next: null }}
      empty={
        <>
          <p>{t('viewed.empty')}</p>
          <ButtonLink href={href('/catalog/all')}>{t('viewed.catalogue')}</ButtonLink>
        </>
      }
    >
      <h2 className={layout.hidden}>{t('viewed.products')}</h2>
      <ProductGrid cards={cards} columns={4} />
    </ListPage>
  )
}
