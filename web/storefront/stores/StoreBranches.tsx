import { useMessages } from '../../lib/messages.ts'
import sheet from '../../ui/styles/Sheet.module.css'
import { InLatin } from '../../shared/InLatin.tsx'
import styles from './store.module.css'
import type { Store } from './store-data.ts'

type Branch = Store['branches'][number]

export function StoreBranches({ store: { branches, warehouses } }: { store: Store }) {
  const t = useMessages('store')
  return (
    <div className={styles.text}>
      <BranchList title={t('section.branches')} branches={branches} />
      <BranchList title={t('warehouses')} branches={warehouses} />
      {branches.length + warehouses.length === 0 && <p>{t('branches.none')}</p>}
    </div>
  )
}

function BranchList({ title, branches }: { title: string; branches: readonly Branch[] }) {
  if (branches.length === 0) return null
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className={`${sheet.sheet} ${styles.places}`}>
        {branches.map(({ id, name, city, address, addressLatin }) => (
          <li key={id}>
            <b>{name}</b>
            <address>
              {city}, <InLatin text={address} latin={addressLatin} />
            </address>
          </li>
        ))}
      </ul>
    </section>
  )
}
