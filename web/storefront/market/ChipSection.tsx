import { Chip } from '../../ui/Chip.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import styles from '../catalog/catalog.module.css'

type Props = {
  title: string
  /** Values of a facet. */
  items: readonly { value: string; label: string; count: number }[]
  hrefOf: (value: string) => string
}

export const ChipSection = ({ title, items, hrefOf }: Props) => (
  <section className={layout.section} aria-label={title}>
    <SectionHeading title={title} />
    <div className={styles.chips}>
      {items.map(({ value, label, count }) => (
        <Chip key={value} href={hrefOf(value)} count={count}>
          {label}
        </Chip>
      ))}
    </div>
  </section>
)
