import { type DragEvent, useEffect, useRef, useState } from 'react'
import type { uploadVideo } from '#modules/files/contract.ts'
import { ActionForm } from '../../../forms/ActionForm.tsx'
import { useForm } from '../../../forms/use-form.ts'
import { uploadCall } from '../../../lib/client/upload-call.ts'
import { formatPercent } from '../../../lib/format.ts'
import { useLocale, useMessages } from '../../../lib/messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import type { StoredProduct } from '../product-data.ts'
import styles from './media.module.css'

const types = ['video/mp4', 'video/webm']

/** A chosen or dropped video is uploaded at once and then added to the product; without script the form brings the file. */
export function VideoUpload({ product: { id, storeId, maxVideoBytes } }: { product: StoredProduct }) {
  const t = useMessages('products')
  const locale = useLocale()
  const form = useForm<typeof uploadVideo, 'file'>('product.addVideoFile')
  const field = form.field('file')
  const video = useRef<HTMLInputElement>(null)
  const { upload, problem, start, cancel } = useUpload((uploaded) => {
    video.current!.value = uploaded
    video.current!.form!.requestSubmit()
  })
  const maxMegabytes = maxVideoBytes / 1024 / 1024

  function choose(file: File | undefined) {
    if (!file || upload) return
    const isAccepted = types.includes(file.type) && file.size <= maxVideoBytes
    void start(file, isAccepted ? null : t('media.videos.refused', { most: maxMegabytes }))
  }
  const dropTarget = {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      choose(event.dataTransfer.files[0])
    },
  }
  return (
    <div className={styles.drop} {...dropTarget}>
      <ActionForm
        form={form}
        action="#videos"
        encType="multipart/form-data"
        className={styles.upload}
        hiddenFields={{ store: storeId, id }}
      >
        <input ref={video} type="hidden" name="video" />
        <Field
          {...field}
          type="file"
          accept={types.join()}
          label={t('media.videos.upload')}
          hint={t('media.videos.hint', { most: maxMegabytes })}
          error={problem ?? field.error}
          disabled={upload !== null}
          onChange={({ currentTarget: input }) => {
            const [file] = input.files ?? []
            input.value = ''
            choose(file)
          }}
        />
        {upload && (
          <p className={styles.progress}>
            <progress
              aria-label={t('media.videos.uploading', { name: upload.name })}
              value={upload.share < 1 ? upload.share : undefined}
            />
            <span>{formatPercent(Math.floor(upload.share * 100), locale)}</span>
            <Button size="s" onClick={cancel}>
              {t('media.videos.cancel')}
            </Button>
          </p>
        )}
        <noscript>
          <Button type="submit">{t('media.videos.send')}</Button>
        </noscript>
      </ActionForm>
    </div>
  )
}

type Upload = { name: string; share: number }

/** One upload at a time, which ends with the page. */
function useUpload(onUploaded: (id: string) => void) {
  const t = useMessages('document-form')
  const [upload, setUpload] = useState<Upload | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function start(file: File, refusal: string | null) {
    setProblem(refusal)
    if (refusal) return
    const { name } = file
    running.current = new AbortController()
    const { signal } = running.current
    setUpload({ name, share: 0 })
    const result = await uploadCall<typeof uploadVideo>('POST files/video/upload', {}, file, {
      onProgress: (share) => setUpload({ name, share }),
      signal,
    })
    if (signal.aborted) return
    if (result.success) {
      onUploaded(result.data.id)
      return
    }
    setUpload(null)
    setProblem(result.problem?.detail ?? t('pictures.failed'))
  }
  function cancel() {
    running.current?.abort()
    setUpload(null)
  }
  return { upload, problem, start, cancel }
}
