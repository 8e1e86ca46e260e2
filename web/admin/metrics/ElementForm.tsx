import type { elements } from '#modules/metrics/element-contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { useForm } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { fieldLabel } from '../../list/field-label.ts'
import { ItemDrawer } from '../../list/ItemDrawer.tsx'
import type { ListState } from '../../list/list-state.ts'
import { Checkbox, Field } from '../../ui/form/Field.tsx'
import layout from '../../ui/styles/layout.module.css'

type Element = OutputOf<typeof elements.calls.single>
const actions = ['PageOpen', 'Click', 'View'] as const

/** An element, or a new one. */
export function ElementForm({ state, element }: { state: ListState; element: Element | null }) {
  const t = useMessages('metrics')
  const values = {
    name: element?.name ?? '',
    actions: element?.actions ?? ['Click'],
    isActive: element?.isActive ?? true,
  }
  const form = useForm<typeof elements.calls.create>(element ? 'update' : 'create', {
    values,
    requirements: { name: t('field.name.required'), actions: t('field.actions.required') },
  })
  return (
    <ItemDrawer
      form={form}
      state={state}
      item={element}
      title={element?.name ?? t('new')}
      values={values}
      labelOf={(field) => fieldLabel(t, field)}
      nameOf={(field, value) => {
        if (field === 'actions') return t(`action.${value as 'Click'}`)
        return field === 'isActive' ? t(`isActive.${value as 'true'}`) : undefined
      }}
      removal={t('removal')}
    >
      <Field
        {...form.field('name')}
        label={t('field.name')}
        hint={t('field.name.hint')}
        autoCapitalize="none"
        spellCheck={false}
      />
      <fieldset className={layout.stack}>
        <legend>{t('field.actions')}</legend>
        {actions.map((action) => (
          <Checkbox key={action} {...form.option('actions', action)} label={t(`action.${action}`)} />
        ))}
      </fieldset>
      <div>
        <input type="hidden" name="isActive" value="false" />
        <Checkbox {...form.checkbox('isActive')} label={t('isActive')} />
      </div>
    </ItemDrawer>
  )
}
