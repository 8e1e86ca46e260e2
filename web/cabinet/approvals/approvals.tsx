import { getAccountContext } from '#modules/accounts/contract.ts'
import { listRequests } from '#modules/orders/approval-contract.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { translator, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { formatRelativeTime } from '../../lib/relative-time.ts'
import { loaderCall, pageOf } from '../../lib/request-context.ts'
import { ListPage } from '../../list/ListPage.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import type { Route } from './+types/approvals.ts'
import { RequestTable } from './RequestTable.tsx'

const views = ['waiting', 'all', 'own'] as const

/** Requests of the team for its approvers, and own ones for everybody. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { locale } = pageOf(context)
  const now = new Date()
  return loaderCall(context, async (api) => {
    const { purchasing } = await api(getAccountContext, {})
    const isApprover = purchasing !== null && purchasing.role !== 'Buyer'
    const asked = views.find((view) => view === url.searchParams.get('view')) ?? 'waiting'
    const view = isApprover ? asked : 'own'
    const page = url.searchParams.get('page') ?? 1
    const filter = view === 'own' ? ({ side: 'own', view: 'all' } as const) : ({ side: 'team', view } as const)
    const requests = await api(listRequests, { ...filter, page })
    if (requests.items.length === 0 && requests.page > 1) throw new Response(null, { status: 404 })
    const items = requests.items.map((request) => ({
      ...request,
      age: formatRelativeTime(request.createdAt, now, locale),
    }))
    return { purchasing, isApprover, view, requests: { ...requests, items } }
  })
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'purchasing')('approvals'),
    path: '/profile/approvals',
  })
}

export default function Approvals({ loaderData: { purchasing, isApprover, view, requests } }: Route.ComponentProps) {
  const t = useMessages('purchasing')
  const href = useLocalizedHref()
  const hrefOf = (each: (typeof views)[number], page = 1) =>
    href(`/profile/approvals?view=${each}${page > 1 ? `&page=${page}` : ''}`)
  return (
    <ListPage
      title={t('approvals')}
      views={
        isApprover
          ? {
              label: t('approvals.views'),
              tabs: views.map((each) => ({
                key: each,
                label: t(`view.${each}`),
                href: hrefOf(each),
                count: each === 'waiting' ? purchasing!.waitingRequests : 0,
                countLabel: t('approvals.waiting', { count: purchasing!.waitingRequests }),
              })),
              current: view,
            }
          : undefined
      }
      pages={{ ...requests, hrefOf: (page) => hrefOf(view, page) }}
      empty={
        <>
          <p>{t(`empty.${view}`)}</p>
          <ButtonLink href={href('/profile/purchasing')}>{t('title')}</ButtonLink>
        </>
      }
    >
      <RequestTable requests={requests.items} isTeam={view !== 'own'} />
    </ListPage>
  )
}
