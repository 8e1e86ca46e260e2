import type { listOwnPromotions } from '#modules/promotions/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { formatDate, formatMoney, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import type { Column } from '../../list/DataTable.tsx'
import { lastMoment } from '../../shared/promotions/last-moment.ts'
import { stateTones } from '../../shared/promotions/state-tones.ts'
import { usePlacements } from '../../shared/promotions/use-placements.ts'
import { Tag } from '../../ui/Tag.tsx'

type Promotion = OutputOf<typeof listOwnPromotions>['items'][number]

export function usePromotionColumns(): readonly Column<Promotion>[] {
  const t = useMessages('promotion')
  const placements = usePlacements()
  const href = useLocalizedHref()
  const locale = useLocale()
  const dayOf = (time: string) => <time dateTime={time}>{formatDate(time, locale)}</time>
  const figure = (key: keyof NonNullable<Promotion['results']>): Column<Promotion> => ({
    key,
    label: t(`results.${key}`),
    isFigure: true,
    isNarrow: true,
    isMinor: true,
    render: ({ results }) => (typeof results?.[key] === 'number' ? formatNumber(results[key], locale) : null),
  })
  return [
    {
      key: 'subject',
      label: t('subject'),
      render: ({ product }) =>
        product ? <a href={href(`/profile/products/${product.id}`)}>{product.name}</a> : t('subject.store'),
    },
    { key: 'placement', label: t('placement'), render: ({ placement }) => placements[placement] },
    { key: 'from', label: t('from'), isMinor: true, isNarrow: true, render: ({ startsAt }) => dayOf(startsAt) },
    { key: 'to', label: t('to'), isNarrow: true, render: ({ endsAt }) => dayOf(lastMoment(endsAt)) },
    {
      key: 'paid',
      label: t('paid'),
      isFigure: true,
      isNarrow: true,
      render: ({ paid }) => (paid ? formatMoney(paid, locale) : t('paid.free')),
    },
    figure('cardViews'),
    figure('pageViews'),
    figure('contactClicks'),
    {
      key: 'state',
      label: t('states'),
      isPlain: true,
      render: ({ state, product }) => (
        <>
          <Tag tone={stateTones[state]}>{t(`state.${state}`)}</Tag>
          {state !== 'ended' && product?.isOnSale === false && <Tag tone="warn">{t('offSale')}</Tag>}
        </>
      ),
    },
  ]
}
