import type { listAllProducts } from '#modules/cabinet/all-products-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatMoney } from '../../lib/format.ts'
import { languageTags } from '../../lib/locale.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import type { Column } from '../../list/DataTable.tsx'
import { statusTones } from '../../shared/products/product-status-tones.ts'
import { Tag } from '../../ui/Tag.tsx'

export type Product = OutputOf<typeof listAllProducts>['items'][number]

export function ProductStatusTag({ status }: Pick<Product, 'status'>) {
  const t = useMessages('products')
  return <Tag tone={statusTones[status]}>{t(`status.${status}`)}</Tag>
}

export function useProductColumns(): readonly Column<Product>[] {
  const t = useMessages('products')
  const own = useMessages('admin-products')
  const locale = useLocale()
  const href = useLocalizedHref()
  return [
    {
      key: 'name',
      label: t('column.name'),
      render: ({ id, name, nameLocale }) => (
        <a href={href(`/admin/products/${id}`)} lang={nameLocale === locale ? undefined : languageTags[nameLocale]}>
          {name}
        </a>
      ),
    },
    { key: 'code', label: t('column.code'), isMinor: true, isNarrow: true, render: ({ code }) => code },
    { key: 'store', label: own('column.store'), render: ({ store }) => store.name },
    { key: 'category', label: t('column.category'), isMinor: true, render: ({ categoryName }) => categoryName },
    {
      key: 'price',
      label: t('column.price'),
      isFigure: true,
      render: ({ price, unitLabel }) =>
        price ? t('price', { price: formatMoney(price, locale), unit: unitLabel }) : t('problem.price'),
    },
    { key: 'status', label: t('column.status'), isPlain: true, render: (product) => <ProductStatusTag {...product} /> },
    { key: 'number', label: own('fact.number'), isFigure: true, isMinor: true, render: ({ id }) => id },
  ]
}
