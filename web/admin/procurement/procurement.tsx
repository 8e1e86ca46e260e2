import { getCategoryTree } from '#modules/catalog/contract.ts'
import { listAllRequests } from '#modules/administration/procurement-contract.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { formatDate, formatNumber } from '../../lib/format.ts'
import { live } from '../../lib/live.ts'
import { translator, useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { loaderCall } from '../../lib/request-context.ts'
import { ItemList } from '../../list/ItemList.tsx'
import { loadList } from '../../list/load-list.ts'
import { RequestTitle } from '../../shared/procurement/RequestTitle.tsx'
import { RequestStatusTag } from '../../shared/procurement/StatusTags.tsx'
import { useQuantity } from '../../shared/procurement/use-quantity.ts'
import { AdminLink } from '../AdminLink.tsx'
import type { Route } from './+types/procurement.ts'

/** The filter by category offers the classes; the list has what is below them. */
export async function loader(args: Route.LoaderArgs) {
  const [list, { items: classes }] = await Promise.all([
    loadList(listAllRequests, args),
    loaderCall(args.context, (api) => api(getCategoryTree, live)),
  ])
  return {
    ...list,
    filterFields: list.filterFields.map((field) =>
      field.name === 'categoryId' ? { ...field, options: classes.map(({ id }) => String(id)) } : field,
    ),
    classes: Object.fromEntries(classes.map(({ id, name }) => [id, name])),
  }
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'admin')('area.procurement'),
    path: '/admin/procurement',
  })
}

/** Procurement requests of all buyers, the newest first. */
export default function Procurement({ loaderData: { classes, ...list } }: Route.ComponentProps) {
  const t = useMessages('procurement')
  const admin = useMessages('admin')
  const locale = useLocale()
  const href = useLocalizedHref()
  const quantityOf = useQuantity()
  return (
    <ItemList
      list={list}
      title={admin('area.procurement')}
      nameOf={({ title }) => title}
      search={t('search.admin')}
      filters={{
        status: {
          label: t('status'),
          options: { Open: t('view.Open'), Closed: t('view.Closed'), Withdrawn: t('view.Withdrawn') },
        },
        categoryId: { label: t('form.category'), options: classes },
      }}
      columns={[
        {
          key: 'title',
          label: t('request'),
          render: (request) => <RequestTitle request={request} href={href(`/admin/procurement/${request.id}`)} />,
        },
        {
          key: 'buyer',
          label: t('buyer'),
          render: ({ buyer, company }) => (
            <>
              <AdminLink path={`/admin/accounts/${buyer.id}`}>{buyer.name}</AdminLink>
              {company && <small>{company}</small>}
            </>
          ),
        },
        { key: 'quantity', label: t('quantity'), isMinor: true, render: quantityOf },
        { key: 'place', label: t('place'), isMinor: 'wide', render: ({ place }) => place.name },
        {
          key: 'deadline',
          label: t('deadline'),
          isNarrow: true,
          render: ({ deadline }) => formatDate(deadline, locale),
        },
        {
          key: 'offers',
          label: t('offers'),
          isFigure: true,
          render: ({ offerCount }) => formatNumber(offerCount, locale),
        },
        { key: 'status', label: t('status'), isPlain: true, render: (request) => <RequestStatusTag {...request} /> },
        {
          key: 'createdAt',
          label: t('history.posted'),
          isNarrow: true,
          isMinor: 'wide',
          render: ({ createdAt }) => formatDate(createdAt, locale),
        },
      ]}
    />
  )
}
