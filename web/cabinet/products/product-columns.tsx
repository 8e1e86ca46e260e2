import type { listOwnProducts } from '#modules/cabinet/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatDate, formatMoney, formatNumber, formatPercent } from '../../lib/format.ts'
import { languageTags } from '../../lib/locale.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import type { ListColumn } from '../../list/tools/choose-columns.ts'
import { Thumbnail } from '../../ui/Picture.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { completenessOf } from './completeness.ts'
import styles from './products.module.css'
import { statusTones } from '../../shared/products/product-status-tones.ts'

type Item = OutputOf<typeof listOwnProducts>['items'][number]

/** `hasFigures`: views and contacts are counted already; categories wait for the choice of columns to make room. */
export function useProductColumns(hasFigures: boolean): ListColumn<Item>[] {
  const t = useMessages('products')
  const common = useMessages('common')
  const locale = useLocale()
  const figures = (['views', 'contacts'] as const).map((key): ListColumn<Item> => ({
    key,
    label: t(`column.${key}`),
    isFigure: true,
    isMinor: 'wide',
    sort: key,
    render: (item) => formatNumber(item[key] ?? 0, locale),
  }))
  return [
    { key: 'name', label: t('column.name'), sort: 'name', render: (item) => <Name item={item} /> },
    {
      key: 'code',
      label: t('column.code'),
      sort: 'code',
      isMinor: true,
      render: ({ code }) => <span className={styles.code}>{code}</span>,
    },
    {
      key: 'category',
      label: t('column.category'),
      isMinor: true,
      isExtra: hasFigures,
      render: ({ categoryName }) => categoryName,
    },
    {
      key: 'price',
      label: t('column.price'),
      isFigure: true,
      sort: 'price',
      render: ({ price, unitLabel }) => (
        <span className={styles.price}>
          {price
            ? t('price', { price: unbroken(formatMoney(price, locale)), unit: unbroken(unitLabel) })
            : t('problem.price')}
        </span>
      ),
    },
    {
      key: 'available',
      label: t('column.available'),
      isFigure: true,
      sort: 'available',
      render: ({ available, minimumOrder }) => {
        if (available === null) return common('stock.inStock')
        const count = formatNumber(available, locale)
        return available > 0 && available < minimumOrder
          ? t('available.below', { available: count, minimum: formatNumber(minimumOrder, locale) })
          : count
      },
    },
    {
      key: 'status',
      label: t('column.status'),
      isPlain: true,
      sort: 'status',
      render: ({ status }) => <Tag tone={statusTones[status]}>{t(`status.${status}`)}</Tag>,
    },
    {
      key: 'completeness',
      label: t('column.completeness'),
      isFigure: true,
      isMinor: 'wide',
      render: ({ problems }) => formatPercent(completenessOf(problems), locale),
    },
    ...(hasFigures ? figures : []),
    {
      key: 'updatedAt',
      label: t('column.updatedAt'),
      sort: 'updatedAt',
      isMinor: true,
      isFigure: true,
      render: ({ updatedAt }) => formatDate(updatedAt, locale, 'short'),
    },
  ]
}

/** A price takes a second line only for its unit. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

/** Picture and name, with what the product lacks below. */
function Name({ item: { id, name, nameLocale, imageId, problems, blockReason } }: { item: Item }) {
  const t = useMessages('products')
  const locale = useLocale()
  const href = useLocalizedHref()
  return (
    <span className={styles.name}>
      <Thumbnail id={imageId} />
      <span>
        <a href={href(`/profile/products/${id}`)} lang={nameLocale === locale ? undefined : languageTags[nameLocale]}>
          {name}
        </a>
        {blockReason && <small className={styles.problems}>{t('blocked.short', { reason: blockReason })}</small>}
        {problems.length > 0 && (
          <span className={styles.problems}>
            {problems.map((problem) => (
              <Tag key={problem} tone="warn">
                {t(`problem.${problem}`)}
              </Tag>
            ))}
          </span>
        )}
      </span>
    </span>
  )
}
