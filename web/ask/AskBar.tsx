import { maxInquirySuppliers as most } from '../lib/locale.ts'
import { useMessages } from '../lib/messages.ts'
import { SelectionBar } from '../shared/selection/SelectionBar.tsx'
import { askPath, change } from './selection.ts'

export function AskBar() {
  const t = useMessages('ask')
  return (
    <SelectionBar
      form="ask"
      change={change}
      pathOf={askPath}
      icon="chat-text"
      texts={{
        chosen: (count) => t('bar.chosen', { count, most }),
        note: (note) => t(`bar.${note}`, { most }),
        clear: t('bar.clear'),
        open: (count) => t('bar.ask', { count }),
      }}
    />
  )
}
