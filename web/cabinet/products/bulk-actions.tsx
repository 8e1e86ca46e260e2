import type { changeOwnPrices } from '#modules/cabinet/bulk-contract.ts'
import { useForm, useStep } from '../../forms/use-form.ts'
import { formatMoney, formatPercentChange } from '../../lib/format.ts'
import type { Currency } from '../../lib/locale.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useMay } from '../use-may.ts'
import type { BulkPreview } from '../../list/bulk-form.ts'
import { Field, Select } from '../../ui/form/Field.tsx'
import { CategoryField, useOfferedCategories } from './CategoryField.tsx'

/** Bulk actions on the selected products. */
export function useBulkActions(storeId: number, currency: Currency | undefined) {
  const t = useMessages('products')
  const step = useStep<BulkPreview>()
  const category = useOfferedCategories()?.items.find(({ id }) => String(id) === step?.values.categoryId)
  const canSetPrices = useMay('prices', storeId)
  const maySpend = useMay('store', storeId)
  const percent = formatPercentChange(Number(step?.values.percent ?? 0), useLocale())
  const actions = [
    { intent: 'publish', label: t('publish'), preview: (count: number) => t('publish.preview', { count }) },
    {
      intent: 'archive',
      label: t('archive'),
      preview: (count: number) => t('archive.preview', { count }),
      lostText: (count: number) => t('archive.promoted', { count }),
    },
    {
      intent: 'reprice',
      label: t('reprice'),
      preview: (count: number) => t('reprice.preview', { count, percent }),
      fields: <PriceFields currency={currency ?? 'EUR'} />,
    },
    {
      intent: 'move',
      label: t('move'),
      preview: (count: number) => t('move.preview', { count, category: category?.name ?? '' }),
      fields: <CategoryField key={step?.idempotencyKey} />,
    },
    // Leads to a page of its own, which tells the cost.
    { intent: 'promote', label: t('promote'), preview: () => '' },
    {
      intent: 'remove',
      label: t('remove'),
      preview: (count: number) => t('remove.preview', { count }),
      isDanger: true,
    },
  ]
  return actions.filter(({ intent }) => (canSetPrices || intent !== 'reprice') && (maySpend || intent !== 'promote'))
}

/** In minor units. */
const steps = [1, 10, 100, 1_000, 10_000]

function PriceFields({ currency }: { currency: Currency }) {
  const t = useMessages('products')
  const locale = useLocale()
  const form = useForm<typeof changeOwnPrices>('reprice', { values: { roundTo: '1' } })
  return (
    <>
      <Field
        {...form.field('percent')}
        type="number"
        step="any"
        label={t('reprice.percent')}
        hint={t('reprice.hint')}
      />
      <Select {...form.select('roundTo')} label={t('reprice.roundTo')}>
        {steps.map((minor) => (
          <option key={minor} value={minor}>
            {formatMoney({ minor, currency }, locale)}
          </option>
        ))}
      </Select>
    </>
  )
}
