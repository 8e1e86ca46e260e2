import styles from './Picture.module.css'
import { Icon } from './Icon.tsx'

type Props = {
  id: string | null | undefined
  alt: string
  sizes: string
  width: number
  height: number
  priority?: boolean
  /** A drawing gives up its white paper and turns light in the dark scheme. */
  kind?: 'drawing' | 'logo'
  /** Few will see it: one file is offered, which keeps the page small. */
  isSeldomSeen?: boolean
}

const widths = [64, 160, 240, 320, 480, 640, 960, 1280]

/** `width` is the largest that it is shown at, in CSS pixels: it decides which files are offered. */
export function Picture({ id, alt, sizes, width, height, priority, kind, isSeldomSeen }: Props) {
  if (!id) return <Missing alt={alt} width={width} height={height} />
  const offered = offer(width)
  const file = (size: number, format: string) => `/media/${id}/${size}.${format}`
  const set = (format: string) => offered.map((size) => `${file(size, format)} ${size}w`).join(', ')
  return (
    <picture className={styles.picture} data-kind={kind}>
      {!isSeldomSeen && (
        <>
          <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
          <source type="image/webp" srcSet={set('webp')} sizes={sizes} />
        </>
      )}
      <img
        src={isSeldomSeen ? file(offered.at(-1)!, 'webp') : file(offered[0]!, 'jpeg')}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
      />
    </picture>
  )
}

function Missing({ alt, width, height }: Pick<Props, 'alt' | 'width' | 'height'>) {
  const told = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
  return (
    <span className={styles.missing} style={{ aspectRatio: `${width} / ${height}` }} {...told}>
      <Icon name="package" size="l" />
    </span>
  )
}

/** From a little under the shown width to twice it, for dense screens. */
function offer(width: number) {
  const fitting = widths.filter((size) => size >= width * 0.6 && size <= width * 2.3)
  return fitting.length > 0 ? fitting : [widths.find((size) => size >= width) ?? 1280]
}
