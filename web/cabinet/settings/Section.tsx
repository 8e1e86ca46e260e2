import type { ReactNode } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { Note } from '../../ui/Note.tsx'
import { RuleHead } from '../../ui/RuleHead.tsx'
import { type Done, type Section as Name, sectionOf } from './intents.ts'
import styles from './settings.module.css'

/** A part of the page, which says on top what its form has done. */
export function Section({ name, done, children }: { name: Name; done?: Done | null; children: ReactNode }) {
  const t = useMessages('profile')
  const own = done && sectionOf[done] === name
  return (
    <section id={name} className={styles.section} aria-labelledby={`${name}-title`}>
      <RuleHead title={t(`section.${name}`)} id={`${name}-title`} />
      {own && <Note tone="good">{t(`done.${done}`)}</Note>}
      {children}
    </section>
  )
}
