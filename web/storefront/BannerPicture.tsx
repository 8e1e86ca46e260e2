import type { ComponentProps } from 'react'
import { Picture } from '../ui/Picture.tsx'
import styles from './BannerPicture.module.css'

type Props = Omit<ComponentProps<typeof Picture>, 'alt' | 'kind' | 'sizes' | 'width' | 'height'> & {
  isDrawing: boolean
  /** Width and height in pixels. */
  size: number
  /** Where the banner places it. */
  className: string | undefined
}

/** The picture of a banner on the brand colour: a photo, or the light lines of a drawing. */
export const BannerPicture = ({ isDrawing, size, className, ...picture }: Props) => (
  <span className={`${styles.picture} ${className}`} data-photo={isDrawing ? undefined : ''}>
    <Picture
      {...picture}
      alt=""
      kind={isDrawing ? 'drawing' : undefined}
      sizes={`${size}px`}
      width={size}
      height={size}
    />
  </span>
)
