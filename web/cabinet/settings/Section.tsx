import type { ReactNode } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { Note } from '../../ui/Note.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { type SuccessFlag, type Section as Name, sectionOf } from './intents.ts'
import styles from './settings.module.css'

/** A section of the settings, with the success message of its forms. */
export function Section({ name, done, children }: { name: Name; done?: SuccessFlag | null; children: ReactNode }) {
  const t = useMessages('profile')
  const own = done && sectionOf[done] === name
  return (
    <section id={name} className={styles.section} aria-labelledby={`${name}-title`}>
      <SectionHeading title={t(`section.${name}`)} id={`${name}-title`} />
      {own && <Note tone="good">{t(`done.${done}`)}</Note>}
      {children}
    </section>
  )
}
