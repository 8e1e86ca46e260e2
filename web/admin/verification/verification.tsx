import { listApplications } from '#modules/verification/admin-contract.ts'
import { accountMeta } from '../../lib/account-meta.ts'
import { countryName } from '../../lib/country-name.ts'
import { formatDate } from '../../lib/format.ts'
import { translator, useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { pageOf } from '../../lib/request-context.ts'
import { ItemList } from '../../list/ItemList.tsx'
import { loadList } from '../../list/load-list.ts'
import { VerificationTag } from '../../shared/VerificationTag.tsx'
import type { Route } from './+types/verification.ts'

export async function loader(args: Route.LoaderArgs) {
  const { locale } = pageOf(args.context)
  const { items, ...list } = await loadList(listApplications, args)
  return {
    ...list,
    items: items.map((item) => ({ ...item, country: countryName(item.organization.countryCode, locale) })),
  }
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return accountMeta(root.loaderData?.page, {
    title: (locale) => translator(locale, 'admin')('area.verification'),
    path: '/admin/verification',
  })
}

const statuses = ['Draft', 'Submitted', 'InReview', 'NeedsChanges', 'Approved', 'Rejected', 'Expired'] as const

/** Applications for verification, the latest first. */
export default function Verification({ loaderData: list }: Route.ComponentProps) {
  const t = useMessages('verification')
  const admin = useMessages('admin')
  const locale = useLocale()
  const href = useLocalizedHref()
  return (
    <ItemList
      list={list}
      title={admin('area.verification')}
      nameOf={({ organization }) => organization.legalName}
      search={t('search')}
      filters={{
        status: {
          label: t('column.status'),
          options: Object.fromEntries(statuses.map((status) => [status, t(`status.${status}`)])),
        },
      }}
      columns={[
        {
          key: 'company',
          label: t('column.company'),
          render: ({ id, organization }) => <a href={href(`/admin/verification/${id}`)}>{organization.legalName}</a>,
        },
        { key: 'taxNumber', label: t('company.taxNumber'), render: ({ organization }) => organization.taxNumber },
        { key: 'country', label: t('column.country'), isMinor: true, render: ({ country }) => country },
        {
          key: 'status',
          label: t('column.status'),
          isPlain: true,
          render: ({ status }) => <VerificationTag status={status} />,
        },
        {
          key: 'isRenewal',
          label: t('column.renewal'),
          isMinor: true,
          render: ({ isRenewal }) => isRenewal && t('yes'),
        },
        {
          key: 'submittedAt',
          label: t('column.submitted'),
          sort: 'submittedAt',
          render: ({ submittedAt }) =>
            submittedAt && <time dateTime={submittedAt}>{formatDate(submittedAt, locale)}</time>,
        },
        { key: 'reviewer', label: t('column.reviewer'), isMinor: true, render: ({ reviewer }) => reviewer?.name },
        {
          key: 'verifiedUntil',
          label: t('column.until'),
          isNarrow: true,
          render: ({ verifiedUntil }) => verifiedUntil && formatDate(verifiedUntil, locale),
        },
      ]}
    />
  )
}
