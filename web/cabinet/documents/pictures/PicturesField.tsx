import { type DragEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../lib/messages.ts'
import layout from '../../../ui/styles/layout.module.css'
import type { FormField } from '../form-values.ts'
import { useDocumentForm } from '../form-controls.ts'
import { AddPictures } from './AddPictures.tsx'
import { CropDialog } from './CropDialog.tsx'
import styles from './pictures.module.css'
import { PictureTile } from './PictureTile.tsx'
import { UploadTile } from './UploadTile.tsx'
import { usePictures } from './use-pictures.ts'

/** The pictures in their order, the main one first. They are chosen, dropped, pasted or fetched, and ordered by dragging or by buttons. */
export function PicturesField({ field: { maxItems }, name }: { field: FormField; name: string }) {
  const t = useMessages('document-form')
  const { controls, values } = useDocumentForm()
  const { id, error } = controls.field(name)
  const list = useRef<HTMLDivElement>(null)
  const max = maxItems ?? Number.POSITIVE_INFINITY
  const pictures = usePictures([values[name] ?? []].flat(), {
    max,
    failed: t('pictures.failed'),
    onChange: () => list.current?.dispatchEvent(new Event('input', { bubbles: true })),
  })
  const { ids, uploads, excess } = pictures
  const isLocked = () => list.current!.closest('fieldset:disabled') !== null
  const add = async (files: Iterable<File>) => {
    if (!isLocked()) await pictures.add(files)
  }
  const [dragged, setDragged] = useState<number | null>(null)
  const [cropped, setCropped] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  usePaste(add)
  const isWaiting = useHeldSubmit(
    list,
    uploads.some(({ problem }) => problem === null),
  )

  function move(from: number, to: number) {
    pictures.move(from, to)
    setSaid(t('picture.moved', { from: from + 1, number: to + 1 }))
  }
  // The button that removes a picture goes with it.
  const focusField = () => list.current!.focus({ preventScroll: true })
  const dropTarget = {
    onDragOver: (event: DragEvent) => {
      if (dragged !== null || event.dataTransfer.types.includes('Files')) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      if (dragged === null) void add(event.dataTransfer.files)
    },
  }
  return (
    <div ref={list} tabIndex={-1} className={styles.field} {...dropTarget}>
      {(ids.length > 0 || uploads.length > 0) && (
        <ol className={styles.pictures}>
          {ids.map((picture, position) => (
            <PictureTile
              key={picture}
              id={picture}
              name={name}
              position={position}
              count={ids.length}
              isDragged={dragged === position}
              onMove={(to) => move(position, to)}
              onRemove={() => {
                focusField()
                pictures.remove(picture)
                setSaid(t('picture.removed', { number: position + 1 }))
              }}
              onCrop={() => setCropped(picture)}
              drag={{
                onDragStart: (event) => {
                  // Firefox drags nothing without data.
                  event.dataTransfer.setData('text/plain', String(position + 1))
                  setDragged(position)
                },
                onDragEnd: () => setDragged(null),
                onDragEnter: () => {
                  if (dragged === null || dragged === position) return
                  move(dragged, position)
                  setDragged(position)
                },
              }}
            />
          ))}
          {uploads.map((upload) => (
            <UploadTile
              key={upload.key}
              upload={upload}
              onDismiss={() => {
                focusField()
                pictures.dismiss(upload.key)
              }}
            />
          ))}
        </ol>
      )}
      <p className={isWaiting ? undefined : layout.hidden} role="status">
        {isWaiting ? t('pictures.waiting') : said}
      </p>
      <AddPictures
        id={id}
        count={ids.length}
        max={max}
        error={error ?? (excess > 0 ? t('pictures.tooMany', { count: max }) : undefined)}
        addressField={controls.field('pictureAddress')}
        onFiles={add}
        onAddress={pictures.addFrom}
      />
      <CropDialog
        id={cropped}
        onClose={() => setCropped(null)}
        onCrop={(position) => {
          const number = ids.indexOf(cropped!) + 1
          void pictures.crop(cropped!, position, t('picture', { number }))
          setCropped(null)
        }}
      />
    </div>
  )
}

/** A form that is sent while pictures are on their way waits for them. */
function useHeldSubmit(inside: RefObject<HTMLElement | null>, isBusy: boolean) {
  const [held, setHeld] = useState<{ submitter: HTMLElement | null } | null>(null)
  useEffect(() => {
    const form = inside.current!.closest('form')!
    const onSubmit = (event: SubmitEvent) => {
      if (!isBusy) return
      event.preventDefault()
      setHeld({ submitter: event.submitter })
    }
    form.addEventListener('submit', onSubmit)
    if (held && !isBusy) {
      setHeld(null)
      form.requestSubmit(held.submitter)
    }
    return () => form.removeEventListener('submit', onSubmit)
  }, [isBusy, held])
  return held !== null
}

/** Pictures of the clipboard, wherever on the page they are pasted; text that comes with them is pasted as text. */
function usePaste(add: (files: Iterable<File>) => Promise<void>) {
  const latest = useRef(add)
  latest.current = add
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const { files, types } = event.clipboardData!
      if (files.length === 0 || types.includes('text/plain')) return
      event.preventDefault()
      void latest.current(files)
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
}
