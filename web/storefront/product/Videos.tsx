import { type MouseEvent, useState } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './Media.module.css'
import type { Product } from './pricing.ts'

type Props = { product: Pick<Product, 'name' | 'videos' | 'imageIds'> }

/** Videos of YouTube. Nothing is loaded from there before a click: the poster is a picture of the product. */
export function Videos({ product: { name, videos, imageIds } }: Props) {
  const t = useMessages('product')
  const [playing, setPlaying] = useState<ReadonlySet<string>>(new Set())
  const play = (event: MouseEvent, id: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setPlaying(new Set([...playing, id]))
  }
  return (
    <>
      <ul className={styles.videos}>
        {videos.map(({ id, videoId, url }, index) => (
          <li key={id}>
            {playing.has(id) ? (
              <iframe
                src={`${url}?autoplay=1`}
                title={t('video.title', { number: index + 1, name })}
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
                aria-label={t('video.play', { number: index + 1 })}
                onClick={(event) => play(event, id)}
              >
                <Picture id={imageIds[0]} alt="" width={320} height={180} sizes="320px" />
                <span>
                  <Icon name="caret-right" size="l" />
                </span>
              </a>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('video.privacy')}</p>
    </>
  )
}
