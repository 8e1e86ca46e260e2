import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useMessages } from '../../lib/messages.ts'
import { ConfirmButton } from '../../shared/ConfirmButton.tsx'
import { Select } from '../../ui/form/Field.tsx'
import type { ListedEntity } from './entity-names.ts'

type Props = {
  entity: ListedEntity
  storeId: number
  id: number
  name: string
  /** The other warehouses, where the stock of this one has to go; empty without stock. */
  targets: readonly { id: number; name: string }[]
}

/** Deletes a branch or a warehouse after a question. */
export function DeleteButton({ entity, storeId, id, name, targets }: Props) {
  const t = useMessages('entities')
  return (
    <ConfirmButton
      id={`delete-${id}`}
      label={t('delete')}
      name={t('delete.named', { name })}
      title={t('delete.title', { name })}
      text={t(targets.length > 0 ? 'delete.warehouseWithStock' : `delete.${entity}`)}
      action={t('delete')}
    >
      <HiddenFields intent={`delete.${entity}`} fields={{ store: storeId, id }} />
      {targets.length > 0 && (
        <Select name="moveTo" id={`move-${id}`} label={t('delete.moveTo')} required>
          {targets.map((target) => (
            <option key={target.id} value={target.id}>
              {target.name}
            </option>
          ))}
        </Select>
      )}
    </ConfirmButton>
  )
}
