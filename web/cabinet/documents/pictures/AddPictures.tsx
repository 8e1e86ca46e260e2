import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react'
import { useMessages } from '../../../lib/messages.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { pictureTypes } from './picture-types.ts'
import styles from './pictures.module.css'

type Props = {
  id: string
  count: number
  max: number
  error: string | undefined
  /** Of the address, which the form sends where no script runs. */
  addressField: Pick<ComponentProps<typeof Field>, 'id' | 'name' | 'defaultValue' | 'error'>
  onFiles: (files: Iterable<File>) => Promise<void>
  onAddress: (url: string) => Promise<void>
}

/** The chosen files are uploaded at once; an address is fetched by the server, without script when the form is sent. */
export function AddPictures({ id, count, max, error, addressField, onFiles, onAddress }: Props) {
  const t = useMessages('document-form')
  const address = useRef<HTMLDivElement>(null)
  const [isFetching, setFetching] = useState(false)

  async function fetchAddress() {
    const input = address.current!.querySelector('input')!
    const url = input.value.trim()
    if (!url || isFetching) return
    input.value = ''
    setFetching(true)
    await onAddress(url)
    setFetching(false)
  }
  function fetchByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    void fetchAddress()
  }
  return (
    <div className={styles.add}>
      <div className={styles.scripted}>
        <Field
          id={id}
          type="file"
          multiple
          accept={pictureTypes}
          label={t('pictures.add')}
          hint={t('pictures.howTo', { count, max })}
          error={error}
          onChange={({ currentTarget: input }) => {
            const files = [...(input.files ?? [])]
            input.value = ''
            void onFiles(files)
          }}
        />
      </div>
      <div ref={address} className={styles.address} onKeyDown={fetchByEnter}>
        <Field {...addressField} type="url" label={t('pictures.address')} maxLength={2_000} autoComplete="off" />
        <span className={styles.scripted}>
          <Button pending={isFetching} onClick={() => void fetchAddress()}>
            {t('pictures.fetch')}
          </Button>
        </span>
      </div>
    </div>
  )
}
