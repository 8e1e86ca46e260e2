import { type ComponentProps, useState } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { Icon } from '../Icon.tsx'
import styles from './FileInput.module.css'

/** Chooses files in the language of the page: browsers label their own button in theirs, which stays without script. */
export function FileInput({ onChange, ...input }: ComponentProps<'input'>) {
  const t = useMessages('common')
  const [names, setNames] = useState('')
  return (
    <span className={styles.file}>
      <input
        {...input}
        onChange={(event) => {
          onChange?.(event)
          setNames([...(event.currentTarget.files ?? [])].map(({ name }) => name).join(', '))
        }}
      />
      <span className={styles.button} aria-hidden="true">
        <Icon name="plus" size="s" />
        {t(input.multiple ? 'files.choose' : 'file.choose')}
      </span>
      <output>{names}</output>
    </span>
  )
}
