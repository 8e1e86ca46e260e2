import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { formatNumber } from '../../../lib/format.ts'
import { catalogueBreakpointPixels } from '../../../lib/locale.ts'
import { useLocale, useMessages } from '../../../lib/messages.ts'
import { useLocalizedHref } from '../../../lib/page.ts'
import { Icon } from '../../../ui/Icon.tsx'
import layout from '../../../ui/styles/layout.module.css'
import { Thumbnail } from '../../../ui/Picture.tsx'
import { usePlace } from '../location/use-place.ts'
import { type Classes, useCatalogueTree } from './catalogue-tree.ts'
import styles from './CataloguePanel.module.css'

type Props = { button: RefObject<HTMLElement | null>; onClose: (returnsFocus: boolean) => void }

/** Long enough for the pointer to cross other classes on its way to a group. */
const hoverMs = 300
const maxCategories = 6

/** Classes on the left, the groups of one class on the right. Closes on Escape, on a press outside and when the window becomes narrow. */
export function CataloguePanel({ button, onClose }: Props) {
  const t = useMessages('finders')
  const shell = useMessages('shell')
  const classes = useCatalogueTree()
  const [selected, setSelected] = useState(0)
  const panel = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useDismiss(panel, button, onClose)
  const shown = classes?.[selected]

  const selectOnHover = (index: number) => (event: PointerEvent) => {
    clearTimeout(timer.current)
    if (event.pointerType === 'mouse') timer.current = setTimeout(() => setSelected(index), hoverMs)
  }
  return (
    <div ref={panel} id="catalogue" className={styles.panel} role="region" aria-label={shell('catalogue')}>
      <div className={styles.dim} />
      <div className={layout.wrap}>
        {classes?.length === 0 ? (
          <p className={styles.failed}>{t('catalogue.failed')}</p>
        ) : (
          <div className={styles.inside} aria-busy={classes === null}>
            <div className={styles.classes} onPointerLeave={() => clearTimeout(timer.current)} onKeyDown={moveFocus}>
              {classes?.map((item, index) => (
                <button
                  key={item.id}
                  type="button"
                  aria-pressed={index === selected}
                  onClick={() => setSelected(index)}
                  onPointerEnter={selectOnHover(index)}
                >
                  <Thumbnail id={item.drawingId} size={32} className={styles.drawing} />
                  {item.name}
                  <Icon name="caret-right" size="s" />
                </button>
              ))}
            </div>
            {shown && <Groups item={shown} />}
          </div>
        )}
      </div>
    </div>
  )
}

function Groups({ item }: { item: Classes[number] }) {
  const t = useMessages('finders')
  const locale = useLocale()
  const href = useLocalizedHref()
  const place = usePlace()?.alias ?? 'all'
  /** The counts of the tree are of all locations. */
  const hasCounts = place === 'all'
  const categoryHref = (path: string) => href(`/catalog/${place}/${path}`)
  return (
    <div className={styles.groups}>
      <div className={styles.head}>
        <h2>{item.name}</h2>
        {hasCounts && <span>{formatNumber(item.productCount, locale)}</span>}
        <a href={categoryHref(item.path)}>{t('catalogue.seeAll', { name: item.name })}</a>
      </div>
      <div className={styles.columns}>
        {item.children.map((group) => (
          <section key={group.id}>
            <h3>
              <a href={categoryHref(group.path)}>{group.name}</a>
            </h3>
            <ul>
              {group.children.slice(0, maxCategories).map((category) => (
                <li key={category.id}>
                  <a href={categoryHref(category.path)}>
                    {category.name}
                    {hasCounts && <span>{formatNumber(category.productCount, locale)}</span>}
                  </a>
                </li>
              ))}
              {group.children.length > maxCategories && (
                <li>
                  <a className={styles.rest} href={categoryHref(group.path)}>
                    {t('catalogue.rest', { count: group.children.length - maxCategories })}
                  </a>
                </li>
              )}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

function useDismiss(
  panel: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  onClose: Props['onClose'],
) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const isInside = (target: EventTarget | null) =>
      panel.current?.contains(target as Node) || button.current?.contains(target as Node)
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(true), { signal })
    document.addEventListener('pointerdown', ({ target }) => isInside(target) || close(false), { signal })
    document.addEventListener('focusin', ({ target }) => isInside(target) || close(false), { signal })
    matchMedia(`(max-width: ${catalogueBreakpointPixels - 1}px)`).addEventListener(
      'change',
      ({ matches }) => matches && close(false),
      { signal },
    )
    return () => controller.abort()
  }, [panel, button])
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  event.preventDefault()
  const items = [...event.currentTarget.querySelectorAll('button')]
  items[(items.indexOf(document.activeElement as HTMLButtonElement) + step + items.length) % items.length]?.focus()
}
