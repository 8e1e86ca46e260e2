import { formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import styles from './home.module.css'

export function Figures({ products, suppliers, verified }: { products: number; suppliers: number; verified: number }) {
  const t = useMessages('home')
  const locale = useLocale()
  const figures = [
    [t('figures.goods'), products],
    [t('figures.suppliers'), suppliers],
    [t('figures.verified'), verified],
  ] as const
  return (
    <dl className={styles.figures}>
      {figures.map(([caption, number]) => (
        <div key={caption}>
          <dt>{caption}</dt>
          <dd>{formatNumber(number, locale)}</dd>
        </div>
      ))}
    </dl>
  )
}
