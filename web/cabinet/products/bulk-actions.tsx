import type { changeOwnPrices, moveOwnProducts } from '#modules/cabinet/bulk-contract.ts'
import { useForm } from '../../forms/use-form.ts'
import { formatMoney } from '../../lib/format.ts'
import type { Currency } from '../../lib/locale.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { useMay } from '../use-may.ts'
import { Field, Select } from '../../ui/form/Field.tsx'

type Category = { id: number; name: string }

/** What can be done with the selected products. */
export function useBulkActions(storeId: number, currency: Currency | undefined, categories: readonly Category[]) {
  const t = useMessages('products')
  const canSetPrices = useMay('prices', storeId)
  const actions = [
    { intent: 'publish', label: t('publish'), preview: (count: number) => t('publish.preview', { count }) },
    { intent: 'archive', label: t('archive'), preview: (count: number) => t('archive.preview', { count }) },
    {
      intent: 'reprice',
      label: t('reprice'),
      preview: (count: number) => t('reprice.preview', { count }),
      fields: <PriceFields currency={currency ?? 'EUR'} />,
    },
    {
      intent: 'move',
      label: t('move'),
      preview: (count: number) => t('move.preview', { count }),
      fields: <CategoryField categories={categories} />,
    },
    {
      intent: 'remove',
      label: t('remove'),
      preview: (count: number) => t('remove.preview', { count }),
      isDanger: true,
    },
  ]
  return canSetPrices ? actions : actions.filter(({ intent }) => intent !== 'reprice')
}

function CategoryField({ categories }: { categories: readonly Category[] }) {
  const t = useMessages('products')
  const form = useForm<typeof moveOwnProducts, 'categoryId'>('move')
  return (
    <Select {...form.select('categoryId')} label={t('column.category')} hint={t('move.hint')}>
      {categories.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
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
