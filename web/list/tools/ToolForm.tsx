import type { ReactNode } from 'react'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useLocalizedHref } from '../../lib/page.ts'
import { listPath, type ListState, type ListTools } from '../list-state.ts'
import styles from './ListTools.module.css'

export type OfList = { state: ListState; tools: ListTools }

type Props = OfList & {
  intent: 'saveView' | 'deleteView' | 'columns' | 'export' | 'stopExport'
  fields?: Readonly<Record<string, string>>
  /** Where it leads, without the locale's prefix; by default back to the list as it is. */
  next?: string
  children: ReactNode
}

/** A form of a list's tools, which list-tools.ts receives. */
export function ToolForm({ state, tools, intent, fields, next = listPath(state), children }: Props) {
  const href = useLocalizedHref()
  const { call, storeId } = tools
  return (
    <form className={styles.tool} method="post" action={href('/list-tools')}>
      <HiddenFields
        intent={intent}
        fields={{ list: state.path, call, next, ...(storeId && { store: storeId }), ...fields }}
      />
      {children}
    </form>
  )
}
