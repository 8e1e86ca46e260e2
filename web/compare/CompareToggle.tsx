import { useMessages } from '../lib/messages.ts'
import { SelectionToggle } from '../shared/selection/SelectionToggle.tsx'

/** Chooses a product for the comparison. */
export function CompareToggle({ productId, name }: { productId: number; name: string }) {
  const t = useMessages('common')
  return (
    <SelectionToggle form="compare" name="products" value={productId} label={t('compare.label', { name })}>
      {t('compare')}
    </SelectionToggle>
  )
}
