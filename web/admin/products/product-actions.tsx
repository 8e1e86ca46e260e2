import type { ReactNode } from 'react'
import type { blockProducts, fullyDeleteProducts } from '#modules/cabinet/all-products-contract.ts'
import type { promoteAnyProducts } from '#modules/cabinet/promotion-contract.ts'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Field, Select, TextArea } from '../../ui/form/Field.tsx'
import { usePlacements } from '../../shared/promotions/use-placements.ts'

export const intents = ['activate', 'archive', 'block', 'unblock', 'promote', 'erase'] as const
type Intent = (typeof intents)[number]

/** Bulk actions on selected products. */
export function useProductActions() {
  const t = useMessages('admin-products')
  const fields: Partial<Record<Intent, ReactNode>> = {
    block: <ReasonField />,
    promote: <PromotionFields />,
    erase: <ConfirmationField />,
  }
  return intents.map((intent) => ({
    intent,
    label: t(intent),
    preview: (count: number) => t(`${intent}.preview`, { count }),
    isDanger: intent === 'block' || intent === 'erase',
    ...(fields[intent] && { fields: fields[intent] }),
  }))
}

/** Why products are blocked; the people of their stores read it. */
function ReasonField() {
  const t = useMessages('admin-products')
  const form = useForm<typeof blockProducts>('block', { requirements: { reason: t('block.wants') } })
  return <TextArea {...form.field('reason')} label={t('block.reason')} hint={t('block.text')} rows={2} />
}

function PromotionFields() {
  const t = useMessages('admin-products')
  const form = useForm<typeof promoteAnyProducts>('promote', {
    requirements: { from: t('promotion.from.wants'), to: t('promotion.to.wants') },
  })
  return (
    <>
      <Select {...form.select('placement')} label={t('promotion.placement')}>
        {Object.entries(usePlacements()).map(([placement, name]) => (
          <option key={placement} value={placement}>
            {name}
          </option>
        ))}
      </Select>
      <Field {...form.field('from')} type="date" label={t('promotion.from')} />
      <Field {...form.field('to')} type="date" label={t('promotion.to')} />
    </>
  )
}

/** The code of the product, or how many are selected. */
function ConfirmationField() {
  const t = useMessages('admin-products')
  const form = useForm<typeof fullyDeleteProducts>('erase', { requirements: { confirmation: t('erase.wants') } })
  return (
    <Field {...form.field('confirmation')} label={t('erase.confirmation')} hint={t('erase.text')} autoComplete="off" />
  )
}
