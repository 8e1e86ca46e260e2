import { useMessages } from '../lib/messages.ts'
import { SelectionForm } from '../shared/selection/SelectionForm.tsx'
import { Button } from '../ui/Button.tsx'

const importBar = () => import('./AskBar.tsx').then(({ AskBar }) => AskBar)

/** The suppliers that are selected for an inquiry. */
export function AskForm() {
  const t = useMessages('common')
  return (
    <SelectionForm id="ask" path="/ask" importBar={importBar} messages="ask">
      <Button type="submit" variant="solid" icon="chat-text">
        {t('ask.chosen')}
      </Button>
    </SelectionForm>
  )
}
