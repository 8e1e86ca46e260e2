import { type Fact, FactList } from '../../ui/FactList.tsx'
import sheet from '../../ui/styles/Sheet.module.css'
import styles from './store.module.css'

export const Fields = ({ items }: { items: readonly Fact[] }) => (
  <FactList facts={items} className={`${sheet.sheet} ${styles.fields}`} />
)
