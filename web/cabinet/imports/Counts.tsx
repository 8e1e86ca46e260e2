import { formatList, formatNumber } from '../../lib/format.ts'
import { useLocale, useMessages } from '../../lib/messages.ts'
import { FactList } from '../../ui/FactList.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import layout from '../../ui/styles/layout.module.css'
import type { ImportDetails } from './import-data.ts'
import styles from './imports.module.css'

const names = [
  'created',
  'updated',
  'unchanged',
  'missing',
  'skipped',
  'refused',
  'incomplete',
  'held',
  'priceless',
  'unpriced',
  'undone',
  'kept',
] as const

/** The number of rows by result; results that do not occur are left out. */
export function Counts({ counts }: { counts: NonNullable<ImportDetails['counts']> }) {
  const t = useMessages('imports')
  const locale = useLocale()
  return (
    <FactList
      facts={names.map((name) => [t(`count.${name}`), counts[name] > 0 && formatNumber(counts[name], locale)])}
    />
  )
}

/** Why rows are refused, the most frequent reason first. */
export function Reasons({ shown: { reasons } }: { shown: ImportDetails }) {
  const t = useMessages('imports')
  const locale = useLocale()
  if (reasons.length === 0) return null
  const exampleText = ({ row, detail }: (typeof reasons)[number]['examples'][number]) =>
    detail === '' ? t('example.row', { row }) : t('example', { row, value: detail })
  return (
    <section aria-labelledby="reasons" className={layout.stack}>
      <SectionHeading id="reasons" title={t('reasons')} level={3} />
      <ul className={styles.reasons}>
        {reasons.map(({ code, text, count, examples }) => (
          <li key={code}>
            {t('reason', { reason: text, count })}
            <small>{formatList(examples.map(exampleText), locale)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
