import { maxComparedProducts as most } from '../lib/locale.ts'
import { useMessages } from '../lib/messages.ts'
import { SelectionBar } from '../shared/selection/SelectionBar.tsx'
import { change, comparePath } from './selection.ts'

export function CompareBar() {
  const t = useMessages('compare')
  return (
    <SelectionBar
      form="compare"
      change={change}
      pathOf={comparePath}
      texts={{
        chosen: (count) => t('bar.chosen', { count, most }),
        note: (note) => t(`bar.${note}`, { most }),
        clear: t('bar.clear'),
        open: (count) => t('bar.compare', { count }),
      }}
    />
  )
}
