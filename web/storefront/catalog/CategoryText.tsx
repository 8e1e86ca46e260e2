import { useMessages } from '../../lib/messages.ts'
import layout from '../../ui/styles/layout.module.css'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import styles from './catalog.module.css'

export function CategoryText({ name, text }: { name: string; text: string }) {
  const t = useMessages('catalog')
  return (
    <section className={layout.section}>
      <SectionHeading title={t('about', { name })} />
      <div className={styles.text}>
        {text.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
