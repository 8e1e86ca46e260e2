import type { ReactNode } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './FacetFields.module.css'

/** A heading that folds what is below it. */
export const FacetGroup = ({ name, children }: { name: string; children: ReactNode }) => (
  <details className={styles.facet} open>
    <summary>
      {name}
      <Icon name="caret-down" size="s" />
    </summary>
    <div role="group" aria-label={name}>
      {children}
    </div>
  </details>
)
