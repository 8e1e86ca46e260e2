import { useMessages } from '../lib/messages.ts'
import { SelectionToggle } from '../shared/selection/SelectionToggle.tsx'
import { choiceOf } from './selection.ts'

type Props = { storeId: number; productId?: number; name: string }

/** Selects a supplier for an inquiry. */
export function AskToggle({ storeId, productId, name }: Props) {
  const t = useMessages('common')
  return (
    <SelectionToggle form="ask" name="to" value={choiceOf(storeId, productId)} label={t('ask.label', { name })}>
      {t('ask')}
    </SelectionToggle>
  )
}
