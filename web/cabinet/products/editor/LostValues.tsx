import { useMessages } from '../../../lib/messages.ts'
import styles from './editor.module.css'

/** The characteristics whose values saving in another category loses. */
export function LostValues({ names, backHref }: { names: readonly string[]; backHref: string }) {
  const t = useMessages('product-editor')
  if (names.length === 0) return null
  return (
    <div className={styles.lost}>
      <p>{t('category.lost')}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <a href={backHref}>{t('category.back')}</a>
    </div>
  )
}
