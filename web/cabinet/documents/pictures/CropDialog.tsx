import { type KeyboardEvent, useState } from 'react'
import { useMessages } from '../../../lib/messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import styles from './pictures.module.css'

type Props = { id: string | null; onClose: () => void; onCrop: (position: number) => void }

/** Shows the square that a picture is cropped to; a slider moves it along the longer side. */
export function CropDialog({ id, onClose, onCrop }: Props) {
  const t = useMessages('document-form')
  return (
    <Dialog isOpen={id !== null} onClose={onClose} title={t('crop')} size="s">
      {id && <Crop key={id} id={id} onCrop={onCrop} />}
    </Dialog>
  )
}

function Crop({ id, onCrop }: Pick<Props, 'onCrop'> & { id: string }) {
  const t = useMessages('document-form')
  const [percent, setPercent] = useState(50)
  const [isSquare, setSquare] = useState(false)
  function cropByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    onCrop(percent / 100)
  }
  return (
    <div className={styles.crop} onKeyDown={cropByEnter}>
      <img
        src={`/media/${id}/640.webp`}
        alt={t('crop.preview')}
        width={320}
        height={320}
        style={{ objectPosition: `${percent}% ${percent}%` }}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setSquare(naturalWidth === naturalHeight)}
      />
      {isSquare ? (
        <p>{t('crop.isSquare')}</p>
      ) : (
        <>
          <label>
            <span>{t('crop.position')}</span>
            <input
              type="range"
              min={0}
              max={100}
              value={percent}
              onChange={({ currentTarget }) => setPercent(Number(currentTarget.value))}
            />
          </label>
          <Button variant="solid" onClick={() => onCrop(percent / 100)}>
            {t('crop.apply')}
          </Button>
        </>
      )}
    </div>
  )
}
