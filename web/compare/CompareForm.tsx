import { useMessages } from '../lib/messages.ts'
import { SelectionForm } from '../shared/selection/SelectionForm.tsx'
import { Button } from '../ui/Button.tsx'

const importBar = () => import('./CompareBar.tsx').then(({ CompareBar }) => CompareBar)

/** The products that are chosen for a comparison. */
export function CompareForm() {
  const t = useMessages('common')
  return (
    <SelectionForm id="compare" path="/compare" importBar={importBar} messages="compare">
      <Button type="submit" variant="solid">
        {t('compare.chosen')}
      </Button>
    </SelectionForm>
  )
}
