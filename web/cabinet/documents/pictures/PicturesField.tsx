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
  const inside = useRef<HTMLDivElement>(null)
  const max = maxItems ?? Number.POSITIVE_INFINITY
  const pictures = usePictures([values[name] ?? []].flat(), {
    max,
    failed: t('pictures.failed'),
    onChange: () => inside.current?.dispatchEvent(new Event('input', { bubbles: true })),
  })
  const { ids, uploads, excess } = pictures
  const [dragged, setDragged] = useState<number | null>(null)
  const [cropped, setCropped] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const add = async (files: Iterable<File>) => {
    if (inside.current!.closest('fieldset:disabled') === null) await pictures.add(files)
  }
  usePaste(add)
  const isWaiting = useHeldSubmit(
    inside,
    uploads.some(({ problem }) => problem === null),
  )
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
    <div ref={inside} tabIndex={-1} className={styles.field} {...dropTarget}>
      <PictureList
        name={name}
        pictures={pictures}
        dragged={dragged}
        onDrag={setDragged}
        onCrop={setCropped}
        onSay={setSaid}
        // The button that removes a picture goes with it.
        onRemove={() => inside.current!.focus({ preventScroll: true })}
      />
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

type ListProps = {
  name: string
  pictures: ReturnType<typeof usePictures>
  /** The position of the picture that is being dragged. */
  dragged: number | null
  onDrag: (position: number | null) => void
  onCrop: (id: string) => void
  onSay: (text: string) => void
  onRemove: () => void
}

function PictureList({ name, pictures, dragged, onDrag, onCrop, onSay, onRemove }: ListProps) {
  const t = useMessages('document-form')
  const { ids, uploads } = pictures
  if (ids.length === 0 && uploads.length === 0) return null
  const move = (from: number, to: number) => {
    pictures.move(from, to)
    onSay(t('picture.moved', { from: from + 1, number: to + 1 }))
  }
  const dragFrom = (position: number) => ({
    onDragStart: (event: DragEvent) => {
      // Firefox drags nothing without data.
      event.dataTransfer.setData('text/plain', String(position + 1))
      onDrag(position)
    },
    onDragEnd: () => onDrag(null),
    onDragEnter: () => {
      if (dragged === null || dragged === position) return
      move(dragged, position)
      onDrag(position)
    },
  })
  return (
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
            onRemove()
            pictures.remove(picture)
            onSay(t('picture.removed', { number: position + 1 }))
          }}
          onCrop={() => onCrop(picture)}
          drag={dragFrom(position)}
        />
      ))}
      {uploads.map((upload) => (
        <UploadTile
          key={upload.key}
          upload={upload}
          onDismiss={() => {
            onRemove()
            pictures.dismiss(upload.key)
          }}
        />
      ))}
    </ol>
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
