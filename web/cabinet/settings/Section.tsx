import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router'
import { useDone } from '../../forms/use-form.ts'
import { useMessages } from '../../lib/messages.ts'
import { DoneNote } from '../../ui/DoneNote.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import type { SectionName } from './sections.ts'
import type { loader } from './settings-data.ts'
import styles from './settings.module.css'

/** A section of the settings, with the note of its forms. */
export function Section({ name, children }: { name: SectionName; children: ReactNode }) {
  const t = useMessages('profile')
  const { forms } = useLoaderData<typeof loader>()
  const done = useDone(forms)
  return (
    <section id={name} className={styles.section} aria-labelledby={`${name}-title`}>
      <SectionHeading title={t(`section.${name}`)} id={`${name}-title`} />
      {done && forms.section === name && <DoneNote>{t(`done.${done}`)}</DoneNote>}
      {children}
    </section>
  )
}
