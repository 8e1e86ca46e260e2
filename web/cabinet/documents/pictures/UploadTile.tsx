import { useMessages } from '../../../lib/messages.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from './pictures.module.css'
import type { Upload } from './use-pictures.ts'

/** A picture on its way, or why it did not arrive. */
export function UploadTile({ upload: { name, share, problem }, onDismiss }: { upload: Upload; onDismiss: () => void }) {
  const t = useMessages('document-form')
  return (
    <li className={styles.upload} data-failed={problem !== null || undefined}>
      <span className={styles.file}>{name}</span>
      {problem === null ? (
        <progress aria-label={t('pictures.uploading', { name })} value={share > 0 && share < 1 ? share : undefined} />
      ) : (
        <>
          <p role="alert">{problem}</p>
          <Button size="s" onClick={onDismiss} aria-label={t('pictures.dismiss.of', { name })}>
            {t('pictures.dismiss')}
          </Button>
        </>
      )}
    </li>
  )
}
