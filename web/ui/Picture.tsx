import styles from './Picture.module.css'
import { Icon } from './Icon.tsx'

type Props = {
  id: string | null | undefined
  alt: string
  sizes: string
  width: number
  height: number
  priority?: boolean
  /** In the dark scheme a drawing is inverted. */
  kind?: 'drawing' | 'logo' | undefined
  /** Other pictures for wider screens, the widest first, each with a media query. */
  wider?: readonly { id: string; media: string }[]
  /** Offers one file instead of a set of sources, to keep the page small where the picture is rarely seen. */
  isSingleFile?: boolean
}

const widths = [64, 160, 240, 320, 480, 640, 960, 1280]

/** `width`: maximum display width in CSS pixels; it selects the offered files. */
export function Picture({ id, alt, sizes, width, height, priority, kind, wider = [], isSingleFile }: Props) {
  if (!id) return <MissingPicture alt={alt} width={width} height={height} />
  const candidates = candidateWidths(width)
  const fileUrl = (size: number, format: string, of = id) => `/media/${of}/${size}.${format}`
  const srcSet = (format: string, of = id) =>
    candidates.map((size) => `${fileUrl(size, format, of)} ${size}w`).join(', ')
  return (
    <picture className={styles.picture} data-kind={kind}>
      {wider.flatMap(({ id: other, media }) =>
        ['avif', 'webp'].map((format) => (
          <source
            key={`${media} ${format}`}
            media={media}
            type={`image/${format}`}
            srcSet={srcSet(format, other)}
            sizes={sizes}
          />
        )),
      )}
      {!isSingleFile && (
        <>
          <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
          <source type="image/webp" srcSet={srcSet('webp')} sizes={sizes} />
        </>
      )}
      <img
        src={isSingleFile ? fileUrl(candidates.at(-1)!, 'webp') : fileUrl(candidates[0]!, 'jpeg')}
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

type ThumbnailProps = Pick<Props, 'id' | 'kind' | 'priority'> & { size?: number; className?: string }

/** A small picture in a frame, beside the name of what it shows. A `size` other than 40 is set by the class, too. */
export function Thumbnail({ size = 40, className, ...picture }: ThumbnailProps) {
  return (
    <span className={className ? `${styles.thumbnail} ${className}` : styles.thumbnail}>
      <Picture {...picture} alt="" sizes={`${size}px`} width={size} height={size} />
    </span>
  )
}

function MissingPicture({ alt, width, height }: Pick<Props, 'alt' | 'width' | 'height'>) {
  const aria = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
  return (
    <span className={styles.missing} style={{ aspectRatio: `${width} / ${height}` }} {...aria}>
      <Icon name="package" size="l" />
    </span>
  )
}

/** Widths from slightly below the display width up to twice it, for dense screens. */
function candidateWidths(width: number) {
  const fitting = widths.filter((size) => size >= width * 0.6 && size <= width * 2.3)
  return fitting.length > 0 ? fitting : [widths.find((size) => size >= width) ?? 1280]
}
