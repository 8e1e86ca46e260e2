import type { categoryEffects } from '#modules/categories/contract.ts'
import { useMessages } from '../../lib/messages.ts'
import { useFocusOnMount } from '../../ui/use-focus-on-mount.ts'
import styles from './categories.module.css'

export type Effect = { kind: (typeof categoryEffects)[number]; count: number }

/** Side effects of a change, shown before it is saved. `none`: the text if there are none. */
export function Effects({ effects, none }: { effects: readonly Effect[]; none?: string }) {
  const t = useMessages('categories')
  const section = useFocusOnMount<HTMLElement>()
  return (
    <section ref={section} className={styles.effects} tabIndex={-1} aria-label={t('effects')}>
      {effects.length > 0 ? (
        <>
          <p>{t('effects')}</p>
          <ul>
            {effects.map(({ kind, count }) => (
              <li key={kind}>{t(`effect.${kind}`, { count })}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>{none}</p>
      )}
    </section>
  )
}
