import { useState } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './documents.module.css'
import type { FormField } from './form-values.ts'
import { useDocumentForm } from './form-controls.ts'

/** The pictures in their order, the main one first; new ones are uploaded when the form is saved. */
export function PicturesField({ field: { mostItems }, name }: { field: FormField; name: string }) {
  const t = useMessages('document-form')
  const { controls, values } = useDocumentForm()
  const [ids, setIds] = useState(() => [values[name] ?? []].flat())
  const { id, error } = controls.field(name)
  const move = (from: number, to: number) => setIds(ids.with(from, ids[to]!).with(to, ids[from]!))
  return (
    <>
      {ids.length > 0 && (
        <ol className={styles.pictures}>
          {ids.map((picture, position) => (
            <li key={picture}>
              <input type="hidden" name={name} value={picture} />
              <Picture
                id={picture}
                alt={t('picture', { number: position + 1 })}
                sizes="160px"
                width={160}
                height={160}
              />
              <div className={styles.scripted}>
                <Button
                  variant="quiet"
                  icon="caret-left"
                  aria-label={t('picture.earlier', { number: position + 1 })}
                  disabled={position === 0}
                  onClick={() => move(position, position - 1)}
                />
                <Button
                  variant="quiet"
                  icon="x"
                  aria-label={t('picture.remove', { number: position + 1 })}
                  onClick={() => setIds(ids.filter((each) => each !== picture))}
                />
                <Button
                  variant="quiet"
                  icon="caret-right"
                  aria-label={t('picture.later', { number: position + 1 })}
                  disabled={position === ids.length - 1}
                  onClick={() => move(position, position + 1)}
                />
              </div>
              <noscript>
                <label>
                  <input type="checkbox" name="removedPictures" value={picture} />
                  <span>{t('picture.remove', { number: position + 1 })}</span>
                </label>
              </noscript>
            </li>
          ))}
        </ol>
      )}
      {/* The files of a form come after its fields. */}
      <Field
        id={id}
        type="file"
        name="picture"
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif"
        label={t('pictures.add')}
        hint={t('pictures.hint', { count: mostItems ?? 0 })}
        error={error}
      />
    </>
  )
}
