import type { listStores } from '#modules/administration/store-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatDate, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import type { Column } from '../../list/DataTable.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { AdminLink } from '../AdminLink.tsx'

export type Store = OutputOf<typeof listStores>['items'][number]

export const statuses = ['Draft', 'Active', 'Suspended', 'Closed'] as const
const supplierTypes = ['Manufacturer', 'Distributor', 'Importer', 'Agency', 'Other'] as const
const tones = { Draft: 'neutral', Active: 'good', Suspended: 'bad', Closed: 'neutral' } as const

export function useSupplierTypes() {
  const t = useMessages('common')
  return Object.fromEntries(supplierTypes.map((type) => [type, t(`supplierType.${type}`)]))
}

export function StoreStatusTag({ status }: Pick<Store, 'status'>) {
  const t = useMessages('admin-stores')
  return <Tag tone={tones[status]}>{t(`status.${status}`)}</Tag>
}

export function useStoreColumns(): readonly Column<Store>[] {
  const t = useMessages('admin-stores')
  const common = useMessages('common')
  const locale = useLocale()
  const href = useLocalizedHref()
  return [
    {
      key: 'name',
      label: t('column.name'),
      render: ({ id, name }) => <a href={href(`/admin/stores/${id}`)}>{name}</a>,
    },
    {
      key: 'organization',
      label: t('column.company'),
      isPlain: true,
      render: ({ organization: { id, legalName } }) => (
        <AdminLink path={`/admin/organizations/${id}`}>{legalName}</AdminLink>
      ),
    },
    {
      key: 'supplierType',
      label: t('column.type'),
      isMinor: true,
      render: ({ supplierType }) => common(`supplierType.${supplierType}`),
    },
    {
      key: 'productCount',
      label: t('column.products'),
      isFigure: true,
      sort: 'productCount',
      render: ({ productCount }) => formatNumber(productCount, locale),
    },
    { key: 'status', label: t('column.status'), render: ({ status }) => <StoreStatusTag status={status} /> },
    {
      key: 'createdAt',
      label: t('column.created'),
      isMinor: true,
      sort: 'createdAt',
      render: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt, locale)}</time>,
    },
  ]
}
