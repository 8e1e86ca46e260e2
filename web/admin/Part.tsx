import type { ReactNode } from 'react'
import { SectionHeading } from '../ui/SectionHeading.tsx'
import styles from './admin.module.css'

type Props = { id: string; title: string; isEmpty: boolean; empty: string; children: ReactNode }

/** A section of a page about one account or store; `empty` is said where there is nothing. */
export const Part = ({ id, title, isEmpty, empty, children }: Props) => (
  <section className={styles.part} aria-labelledby={id}>
    <SectionHeading id={id} title={title} />
    {isEmpty ? <p>{empty}</p> : children}
  </section>
)
