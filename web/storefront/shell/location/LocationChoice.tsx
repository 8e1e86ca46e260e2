import { useLazyComponent } from '../../../lib/lazy-component.ts'
import { useMessages } from '../../../lib/messages.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { LocationButton } from './LocationButton.tsx'
import styles from './LocationChoice.module.css'
import type { Place } from './use-place.ts'

/** The options without JavaScript. */
const countries = ['russia', 'belarus', 'kazakhstan', 'serbia', 'germany', 'italy', 'turkey'] as const

export function LocationChoice({ chosen }: { chosen: Place | null }) {
  const t = useMessages('shell')
  const [Panel, load] = useLazyComponent(
    () => import('./LocationPanel.tsx').then(({ LocationPanel }) => LocationPanel),
    'finders',
  )
  const name = chosen?.name ?? t('location.all')
  return (
    <details data-menu="" className={styles.choice} onToggle={(event) => event.currentTarget.open && load()}>
      <summary aria-label={t('location.label', { name })}>
        <Icon name="map-pin" size="s" />
        <span>{name}</span>
        <Icon name="caret-down" size="s" />
      </summary>
      <div className={styles.panel}>
        {Panel ? (
          <Panel chosen={chosen} />
        ) : (
          <>
            <LocationButton place={{ alias: 'all', name: t('location.all') }} />
            {countries.map((alias) => (
              <LocationButton
                key={alias}
                place={{ alias, name: t(`location.${alias}`) }}
                isOn={alias === chosen?.alias}
              />
            ))}
          </>
        )}
      </div>
    </details>
  )
}
