import { type MouseEvent, useState } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './Media.module.css'
import type { Product } from './pricing.ts'

type Video = Product['videos'][number]
type Props = { product: Pick<Product, 'name' | 'videos' | 'imageIds'> }

/** Videos of the supplier and of YouTube. Nothing is loaded before a click: the poster is a picture of the product. */
export function Videos({ product: { name, videos, imageIds } }: Props) {
  const t = useMessages('product')
  const [imageId] = imageIds
  return (
    <>
      <ul className={styles.videos}>
        {videos.map((video, index) => {
          const number = index + 1
          const title = t('video.title', { number, name })
          return (
            <li key={video.id}>
              {video.source === 'Youtube' ? (
                <YoutubeVideo video={video} title={title} number={number} imageId={imageId} />
              ) : (
                <UploadedVideo video={video} title={title} imageId={imageId} />
              )}
            </li>
          )
        })}
      </ul>
      {videos.some(({ source }) => source === 'Youtube') && <p className={styles.note}>{t('video.privacy')}</p>}
    </>
  )
}

type OneProps<Source> = { video: Extract<Video, { source: Source }>; title: string; imageId: string | undefined }

/** Without a picture of the product the poster is the first frame of the video. */
function UploadedVideo({ video: { url }, title, imageId }: OneProps<'Local'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- suppliers upload no captions
    <video
      controls
      playsInline
      preload={imageId ? 'none' : 'metadata'}
      poster={imageId && `/media/${imageId}/640.webp`}
      src={url}
      aria-label={title}
    />
  )
}

function YoutubeVideo({ video: { videoId, url }, title, number, imageId }: OneProps<'Youtube'> & { number: number }) {
  const t = useMessages('product')
  const [isPlaying, setPlaying] = useState(false)
  const play = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setPlaying(true)
  }
  return isPlaying ? (
    <iframe
      src={`${url}?autoplay=1`}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin, which it needs for itself
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allowFullScreen
    />
  ) : (
    <a
      href={`https://www.youtube.com/watch?v=${videoId}`}
      target="_blank"
      rel="noreferrer"
      aria-label={t('video.play', { number })}
      onClick={play}
    >
      <Picture id={imageId} alt="" width={320} height={180} sizes="320px" />
      <span>
        <Icon name="caret-right" size="l" />
      </span>
    </a>
  )
}
