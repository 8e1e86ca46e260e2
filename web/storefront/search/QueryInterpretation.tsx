import { useMessages } from '../../lib/messages.ts'
import styles from '../catalog/catalog.module.css'

type Props = { corrected: string | null; leftOut: readonly string[] }

/** Tells how the search differs from the typed query: corrected spelling and dropped words. */
export function QueryInterpretation({ corrected, leftOut }: Props) {
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
