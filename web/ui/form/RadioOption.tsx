import type { ComponentProps } from 'react'
import styles from './RadioOption.module.css'

/** One of several choices, with a hint below its label. */
export const RadioOption = ({ label, hint, ...input }: { label: string; hint: string } & ComponentProps<'input'>) => (
  <label className={styles.option}>
    <input type="radio" {...input} />
    <span>{label}</span>
    <small>{hint}</small>
  </label>
)
