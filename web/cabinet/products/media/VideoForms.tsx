import type { saveVideo } from '#modules/files/contract.ts'
import { ActionForm } from '../../../forms/ActionForm.tsx'
import { HiddenFields } from '../../../forms/HiddenFields.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { formatFileSize } from '../../../lib/file-size.ts'
import { useLocale, useMessages } from '../../../lib/messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { SectionHeading } from '../../../ui/SectionHeading.tsx'
import type { FormField } from '../../documents/form-values.ts'
import rows from '../../FileRows.module.css'
import forms from '../../Form.module.css'
import type { StoredProduct } from '../product-data.ts'
import styles from './media.module.css'
import { RemoveFile } from './RemoveFile.tsx'
import { VideoUpload } from './VideoUpload.tsx'

/** Videos of the store and of YouTube in one order. */
export function VideoForms({ product, field }: { product: StoredProduct; field: FormField }) {
  const t = useMessages('products')
  const { id, storeId, videos } = product
  const form = useForm<typeof saveVideo>('product.addVideo')
  const max = field.maxItems!
  return (
    <section aria-labelledby="videos">
      <SectionHeading title={field.label} id="videos" />
      {videos.length > 0 && (
        <ol className={rows.files}>
          {videos.map((video, index) => (
            <VideoRow key={video.id} product={product} video={video} index={index} />
          ))}
        </ol>
      )}
      {videos.length < max ? (
        <div className={styles.add}>
          <VideoUpload product={product} />
          <ActionForm form={form} action="#videos" className={forms.form} hiddenFields={{ store: storeId, id }}>
            <Field {...form.field('url')} type="url" label={t('media.videos.url')} autoComplete="off" />
            <Button type="submit">{t('media.videos.add')}</Button>
          </ActionForm>
        </div>
      ) : (
        <p className={styles.full}>{t('media.videos.full', { count: max })}</p>
      )}
    </section>
  )
}

type RowProps = { product: StoredProduct; video: StoredProduct['videos'][number]; index: number }

function VideoRow({ product, video, index }: RowProps) {
  const t = useMessages('products')
  const locale = useLocale()
  const number = index + 1
  const name = t('media.videos.of', { number })
  const isLast = number === product.videos.length
  return (
    <li className={styles.video}>
      {video.source === 'Youtube' ? (
        <span className={styles.frame}>
          <Icon name="caret-right" />
        </span>
      ) : (
        <video className={styles.frame} src={video.url} preload="metadata" muted aria-hidden="true" />
      )}
      <span className={rows.name}>
        <a
          href={video.source === 'Youtube' ? `https://youtu.be/${video.videoId}` : video.url}
          target="_blank"
          rel="noreferrer"
        >
          {name}
        </a>
        <small>
          {video.source === 'Youtube'
            ? 'YouTube'
            : t('media.videos.file', { name: video.name, size: formatFileSize(video.size, locale) })}
        </small>
      </span>
      <span className={styles.tools}>
        <MoveVideo
          product={product}
          file={video.id}
          direction="earlier"
          label={t('media.videos.earlier', { number })}
          isDisabled={index === 0}
        />
        <MoveVideo
          product={product}
          file={video.id}
          direction="later"
          label={t('media.videos.later', { number })}
          isDisabled={isLast}
        />
        <RemoveFile product={product} file={video.id} name={name} />
      </span>
    </li>
  )
}

type MoveProps = {
  product: StoredProduct
  file: string
  direction: 'earlier' | 'later'
  label: string
  isDisabled: boolean
}

function MoveVideo({ product: { id, storeId }, file, direction, label, isDisabled }: MoveProps) {
  return (
    <form method="post" action="#videos">
      <HiddenFields intent="product.moveVideo" fields={{ store: storeId, id, file, direction }} />
      <Button
        type="submit"
        size="s"
        variant="quiet"
        icon={direction === 'earlier' ? 'arrow-up' : 'arrow-down'}
        aria-label={label}
        disabled={isDisabled}
      />
    </form>
  )
}
