import type { updateCategory } from '#modules/categories/contract.ts'
import { ActionForm } from '../../forms/ActionForm.tsx'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/form/Field.tsx'
import type { Category, Choices } from './categories-data.ts'
import styles from './categories.module.css'
import { type Effect, Effects } from './Effects.tsx'
import { useRehearsal } from './rehearsed-form.ts'

type Props = { category: Category; choices: Choices }

/** The place among the nodes with the same parent, and another parent. */
export const PlaceForms = (props: Props) => (
  <div className={styles.forms}>
    {props.choices.siblings.length > 1 && <OrderForm {...props} />}
    {props.choices.parents.length > 1 && <MoveForm {...props} />}
  </div>
)

function OrderForm({ category: { id, version, place }, choices: { siblings } }: Props) {
  const t = useMessages('categories')
  const form = useForm<typeof updateCategory, 'place'>('place', { values: { place } })
  return (
    <ActionForm form={form} className={styles.line} hiddenFields={{ id, version }}>
      <Select {...form.select('place')} label={t('order')}>
        {siblings.map((sibling, index) => (
          <option key={sibling.id} value={index + 1}>
            {t('order.place', { place: index + 1, name: sibling.label.split(' › ').at(-1)! })}
          </option>
        ))}
      </Select>
      <Button type="submit">{t('order.submit')}</Button>
    </ActionForm>
  )
}

function MoveForm({ category: { id, version, parentId }, choices: { parents } }: Props) {
  const t = useMessages('categories')
  const rehearsal = useRehearsal<Effect>('move')
  const form = useForm<typeof updateCategory, 'parentId'>('move', { values: rehearsal?.values ?? { parentId } })
  return (
    <ActionForm
      form={form}
      className={styles.line}
      hiddenFields={{ id, version, ...(rehearsal && { agreed: rehearsal.agreed }) }}
    >
      <Select {...form.select('parentId')} label={t('parent')}>
        {parents.map((parent) => (
          <option key={parent.id} value={parent.id}>
            {parent.label}
          </option>
        ))}
      </Select>
      {rehearsal && <Effects effects={rehearsal.effects} />}
      <Button type="submit">{t(rehearsal ? 'move.agreed' : 'move')}</Button>
    </ActionForm>
  )
}
