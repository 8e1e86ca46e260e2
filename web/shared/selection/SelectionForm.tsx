import { type ComponentType, type ReactNode, useEffect } from 'react'
import { useLazyComponent } from '../../lib/lazy-component.ts'
import type { MessagePart } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { readSelection } from './selection.ts'
import styles from './SelectionBar.module.css'

type Props = {
  id: string
  path: string
  importBar: () => Promise<ComponentType>
  messages: MessagePart
  /** The button without script, which submits what is selected on this page. */
  children: ReactNode
}

/** The bar that appears once something is selected. */
export function SelectionForm({ id, path, importBar, messages, children }: Props) {
  const href = useLocalizedHref()
  const [Bar, loadBar] = useLazyComponent(importBar, messages)
  useEffect(() => {
    // Includes check boxes that were checked before hydration.
    if (readSelection(id).length > 0 || document.querySelector(`[form=${id}]:checked`)) loadBar()
    const onFieldChange = ({ target }: Event) => (target as Element).matches(`[form=${id}]`) && loadBar()
    document.addEventListener('change', onFieldChange)
    return () => document.removeEventListener('change', onFieldChange)
  }, [Bar])
  return (
    <form id={id} className={styles.bar} action={href(path)}>
      {Bar ? <Bar /> : children}
    </form>
  )
}
