import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ListFilters } from '../../list/ListFilters.tsx'
import { ListPage } from '../../list/ListPage.tsx'
import { isNarrowed, listPath } from '../../list/list-state.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import type { Route } from './+types/procurement.ts'
import { OwnRequests } from './OwnRequests.tsx'
import { loadRequests } from './requests-data.ts'
import { StoreRequests } from './StoreRequests.tsx'

export const loader = (args: Route.LoaderArgs) => loadRequests(args)

export function meta({ matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'procurement')('title'),
    path: '/profile/procurement',
  })
}

const requestStatuses = ['Open', 'Closed', 'Withdrawn'] as const
const requestViews = ['fitting', 'answered', 'all'] as const

/** Own requests, or those of others for the store. */
export default function Procurement({ loaderData }: Route.ComponentProps) {
  const t = useMessages('procurement')
  const href = useLocalizedHref()
  const { side, list, store, stores } = loaderData
  const { state, items, total, page, pageSize } = list
  const isOfStore = side === 'Store'
  const kept = isOfStore && stores.length > 1 && store ? { store: store.id } : {}
  const current = isOfStore
    ? (requestViews.find((view) => view === state.params.view) ?? 'fitting')
    : (requestStatuses.find((status) => status === state.params.status) ?? 'any')
  const tabs = isOfStore
    ? requestViews.map((view) => ({
        key: view,
        label: t(`view.${view}`),
        href: href(listPath(state, { ...kept, view: view === 'fitting' ? undefined : view, page: undefined })),
      }))
    : (['any', ...requestStatuses] as const).map((status) => ({
        key: status,
        label: t(`view.${status}`),
        href: href(listPath(state, { status: status === 'any' ? undefined : status, page: undefined })),
      }))
  return (
    <>
      {stores.length > 0 && <Sides {...loaderData} />}
      <ListPage
        title={isOfStore && store && stores.length > 1 ? t('title.store', { store: store.name }) : t('title')}
        action={
          !isOfStore && (
            <ButtonLink href={href('/profile/procurement/new')} variant="solid" icon="plus">
              {t('new')}
            </ButtonLink>
          )
        }
        views={{ label: t('views'), tabs, current }}
        filters={<ListFilters state={state} fields={[]} texts={{}} search={t('search')} />}
        pages={{ total, page, pageSize, hrefOf: (next) => href(listPath(state, { ...kept, page: next })) }}
        empty={
          isNarrowed(state, []) ? (
            <p>{t('none.found')}</p>
          ) : (
            <Nothing isOfStore={isOfStore} current={current} path={listPath(state, { ...kept, view: 'all' })} />
          )
        }
      >
        {isOfStore ? <StoreRequests requests={items} query={kept} /> : <OwnRequests requests={items} />}
      </ListPage>
    </>
  )
}

function Sides({ side, fittingCount }: Pick<Route.ComponentProps['loaderData'], 'side' | 'fittingCount'>) {
  const t = useMessages('procurement')
  const href = useLocalizedHref()
  return (
    <Tabs
      label={t('sides')}
      tabs={[
        {
          key: 'Store',
          label: t('side.Store'),
          href: href('/profile/procurement?side=Store'),
          count: fittingCount,
          countLabel: t('fitting', { count: fittingCount }),
        },
        { key: 'Buyer', label: t('side.Buyer'), href: href('/profile/procurement?side=Buyer') },
      ]}
      current={side}
    />
  )
}

function Nothing({ isOfStore, current, path }: { isOfStore: boolean; current: string; path: string }) {
  const t = useMessages('procurement')
  const href = useLocalizedHref()
  if (isOfStore && current === 'fitting')
    return (
      <>
        <p>{t('none.fitting')}</p>
        <ButtonLink href={href(path)}>{t('view.all')}</ButtonLink>
      </>
    )
  if (isOfStore) return <p>{t(current === 'answered' ? 'none.answered' : 'none.all')}</p>
  if (current !== 'any') return <p>{t('none.status')}</p>
  return (
    <>
      <p>{t('none')}</p>
      <ButtonLink href={href('/profile/procurement/new')} variant="solid">
        {t('new')}
      </ButtonLink>
    </>
  )
}
