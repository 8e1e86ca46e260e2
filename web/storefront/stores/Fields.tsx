import { type Fact, FactList } from '../../ui/FactList.tsx'
import sheet from '../../ui/styles/Sheet.module.css'
import styles from './store.module.css'

/** Nothing if no fact has a value. */
export const Fields = ({ items }: { items: readonly Fact[] }) =>
  items.some(([, value]) => value) && <FactList facts={items} className={`${sheet.sheet} ${styles.fields}`} />
