import type { ComponentProps, ReactNode } from 'react'
import styles from './RadioOption.module.css'

/** One of several choices, with a hint below its label. */
export const RadioOption = ({ label, hint, ...input }: { label: string; hint: string } & ComponentProps<'input'>) => (
  <label className={styles.option}>
    <input type="radio" {...input} />
    <span>{label}</span>
    <small>{hint}</small>
  </label>
)

/** A choice between options in a form. */
export const RadioGroup = ({ id, legend, children }: { id: string; legend: string; children: ReactNode }) => (
  <fieldset id={id} className={styles.group}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
)
