import { useMessages } from '../../lib/messages.ts'
import styles from './catalog.module.css'

type Given = { corrected: string | null; leftOut: readonly string[] }

/** How the text was taken where it was not taken as typed. */
export function Understood({ corrected, leftOut }: Given) {
  const t = useMessages('search')
  return (
    <div role="status">
      {corrected && (
        <p className={styles.note}>
          {t('corrected')} <b>{corrected}</b>
        </p>
      )}
      {leftOut.length > 0 && (
        <p className={styles.note}>
          {t('leftOut', { count: leftOut.length })}
          {leftOut.map((word) => (
            <s key={word}>{word}</s>
          ))}
        </p>
      )}
    </div>
  )
}
