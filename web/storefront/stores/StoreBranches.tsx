import { useMessages } from '../../lib/messages.ts'
import sheet from '../../ui/Sheet.module.css'
import styles from './store.module.css'
import type { Store } from './store.tsx'

type Place = Store['branches'][number]

export function StoreBranches({ store: { branches, warehouses } }: { store: Store }) {
  const t = useMessages('store')
  return (
    <div className={styles.text}>
      <Places title={t('section.branches')} places={branches} />
      <Places title={t('warehouses')} places={warehouses} />
      {branches.length + warehouses.length === 0 && <p>{t('branches.none')}</p>}
    </div>
  )
}

function Places({ title, places }: { title: string; places: readonly Place[] }) {
  if (places.length === 0) return null
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className={`${sheet.sheet} ${styles.places}`}>
        {places.map(({ id, name, city, address }) => (
          <li key={id}>
            <b>{name}</b>
            <address>
              {city}, {address}
            </address>
          </li>
        ))}
      </ul>
    </section>
  )
}
