import { formatStamp } from '../lib/format.ts'
import { useLocale, useMessages } from '../lib/messages.ts'
import { Icon } from './Icon.tsx'
import styles from './Marks.module.css'
import layout from './styles/layout.module.css'

/** Verification stamp. `date`: day of the verification. */
export function Stamp({ date, long }: { date: string; long?: boolean }) {
  const t = useMessages('common')
  const month = formatStamp(date, useLocale())
  return (
    <span className={styles.stamp}>
      <Icon name="check" size="s" />
      {long ? (
        t('verified.on', { date: month })
      ) : (
        <>
          <span className={layout.hidden}>{t('verified')} </span>
          {month}
        </>
      )}
    </span>
  )
}
