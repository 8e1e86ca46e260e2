import type { deleteCategories } from '#modules/categories/contract.ts'
import { useForm, useStep } from '../../forms/use-form.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import type { BulkPreview } from '../../list/bulk-form.ts'
import { Field, Select } from '../../ui/form/Field.tsx'
import { ItemActions } from '../ItemActions.tsx'
import type { Category, Choice } from './categories-data.ts'

type Props = { category: Category; targets: readonly Choice[] }

/** An empty node is deleted; another one takes over what is in it. */
export function CategoryActions({ category, targets }: Props) {
  const t = useMessages('categories')
  const locale = useLocale()
  const { id, names, aliases, hasProducts, childCount } = category
  const moves = useMoves(targets)
  const isEmpty = !hasProducts && childCount === 0
  const merge = {
    intent: 'merge',
    label: t('merge'),
    preview: (count: number) => t('merge.preview', { count }),
    isDanger: true,
    ...(moves && { text: moves }),
    fields: <MergeFields alias={aliases[locale] || aliases.en} targets={targets} />,
  }
  const remove = {
    intent: 'delete',
    label: t('delete'),
    preview: (count: number) => t('delete.preview', { count }),
    isDanger: true,
  }
  const actions = [...(targets.length > 0 ? [merge] : []), ...(isEmpty ? [remove] : [])]
  return (
    <>
      <p>{t(isEmpty ? 'remove.empty' : 'remove.used')}</p>
      <ItemActions id={id} name={names[locale] || names.en} path={`/admin/categories?item=${id}`} actions={actions} />
    </>
  )
}

/** What a merge would move, once its target has been chosen. */
function useMoves(targets: readonly Choice[]) {
  const t = useMessages('categories')
  const preview = useStep<BulkPreview>()
  const target = targets.find(({ id }) => String(id) === preview?.values?.targetId)
  return (
    target && preview?.outcome && t('merge.moves', { count: preview.outcome.productCount ?? 0, target: target.label })
  )
}

function MergeFields({ alias, targets }: { alias: string; targets: readonly Choice[] }) {
  const t = useMessages('categories')
  const form = useForm<typeof deleteCategories, 'targetId'>('merge', {
    requirements: { targetId: t('merge.target.required') },
  })
  return (
    <>
      <Select {...form.select('targetId')} label={t('merge.target')} required>
        <option value="">{t('merge.choose')}</option>
        {targets.map((target) => (
          <option key={target.id} value={target.id}>
            {target.label}
          </option>
        ))}
      </Select>
      <Field
        {...form.field('confirmation')}
        label={t('merge.confirmation', { alias })}
        hint={t('merge.text')}
        autoComplete="off"
        autoCapitalize="none"
      />
    </>
  )
}
