import { useEffect, useRef, useState } from 'react'
import { formatNumber } from '../../../lib/format.ts'
import { catalogueBreakpointPixels } from '../../../lib/locale.ts'
import { useLocale, useMessages } from '../../../lib/messages.ts'
import { useLocalizedHref } from '../../../lib/page.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Thumbnail } from '../../../ui/Picture.tsx'
import { usePlace } from '../location/use-place.ts'
import { useCatalogueTree } from './catalogue-tree.ts'
import styles from './CatalogueSheet.module.css'

type Node = {
  id: number
  name: string
  path: string
  productCount: number
  drawingId?: string | null
  children?: Node[]
}

/** The catalogue on phones: one level per screen with a back button. */
export function CatalogueSheet({ onClose }: { onClose: () => void }) {
  const t = useMessages('finders')
  const shell = useMessages('shell')
  const locale = useLocale()
  const href = useLocalizedHref()
  const place = usePlace()?.alias ?? 'all'
  const classes = useCatalogueTree() as Node[] | null
  const [path, setPath] = useState<Node[]>([])
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const current = path.at(-1)
  useEffect(() => {
    dialog.current?.showModal()
    const wide = matchMedia(`(min-width: ${catalogueBreakpointPixels}px)`)
    const close = () => dialog.current?.close()
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [])
  useEffect(() => heading.current?.focus(), [current])

  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby="catalogue-title" onClose={onClose}>
      <header>
        {current && (
          <button type="button" aria-label={t('catalogue.back')} onClick={() => setPath(path.slice(0, -1))}>
            <Icon name="arrow-left" size="l" />
          </button>
        )}
        <h2 id="catalogue-title" ref={heading} tabIndex={-1}>
          {current?.name ?? shell('catalogue')}
        </h2>
        <button type="button" aria-label={shell('close')} onClick={() => dialog.current?.close()}>
          <Icon name="x" size="l" />
        </button>
      </header>
      <ul>
        <li>
          <a href={href(current ? `/catalog/${place}/${current.path}` : '/all-catalog-categories')}>
            <b>{current ? t('catalogue.seeAll', { name: current.name }) : shell('allCategories')}</b>
          </a>
        </li>
        {(current ? (current.children ?? []) : (classes ?? [])).map((node) => {
          // The counts of the tree are of all locations.
          const figure = place === 'all' && <span>{formatNumber(node.productCount, locale)}</span>
          return (
            <li key={node.id}>
              {node.children && node.children.length > 0 ? (
                <button type="button" onClick={() => setPath([...path, node])}>
                  {!current && <Thumbnail id={node.drawingId} />}
                  {node.name}
                  {figure}
                  <Icon name="caret-right" size="s" />
                </button>
              ) : (
                <a href={href(`/catalog/${place}/${node.path}`)}>
                  {node.name}
                  {figure}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </dialog>
  )
}
