import type { listAccounts } from '#modules/moderation/account-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatDate, formatNumber } from '../../lib/format.ts'
import { formatPhone } from '#platform/values/format-phone.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import type { Column } from '../../list/DataTable.tsx'
import { AccountStatusTag } from './AccountStatusTag.tsx'

type Account = OutputOf<typeof listAccounts>['items'][number]

export function useAccountColumns(): readonly Column<Account>[] {
  const t = useMessages('accounts')
  const locale = useLocale()
  const href = useLocalizedHref()
  return [
    {
      key: 'name',
      label: t('column.name'),
      render: ({ id, name }) => <a href={href(`/admin/accounts/${id}`)}>{name || t('nameless')}</a>,
    },
    { key: 'email', label: t('column.email'), isPlain: true, render: ({ email }) => email },
    { key: 'phone', label: t('column.phone'), isMinor: true, render: ({ phone }) => phone && formatPhone(phone) },
    {
      key: 'storeCount',
      label: t('column.stores'),
      isFigure: true,
      isMinor: true,
      render: ({ storeCount }) => storeCount > 0 && formatNumber(storeCount, locale),
    },
    {
      key: 'features',
      label: t('column.features'),
      isFigure: true,
      isMinor: true,
      render: ({ features }) => features.length > 0 && formatNumber(features.length, locale),
    },
    {
      key: 'status',
      label: t('column.status'),
      render: (account) => <AccountStatusTag {...account} />,
    },
    {
      key: 'createdAt',
      label: t('column.created'),
      isMinor: true,
      render: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt, locale)}</time>,
    },
  ]
}
