import { useMessages } from '../../lib/messages.ts'
import { Part } from '../Part.tsx'
import type { DiffLine } from './diff-lines.ts'
import styles from './texts.module.css'

type Props = { title: string; lines: readonly DiffLine[] }

/** Two versions of a text line by line. */
export function Comparison({ title, lines }: Props) {
  const t = useMessages('texts')
  const isSame = lines.every(({ kind }) => kind === 'same')
  return (
    <Part id="comparison" title={title} isEmpty={isSame} empty={t('compare.same')}>
      <ul className={styles.lines}>
        {lines.map(({ kind, text }, index) => (
          <li key={index} data-kind={kind}>
            {kind === 'same' ? text : <Changed kind={kind} text={text} label={t(`compare.${kind}`)} />}
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Changed({ kind, text, label }: { kind: 'removed' | 'added'; text: string; label: string }) {
  const Mark = kind === 'removed' ? 'del' : 'ins'
  return <Mark title={label}>{text}</Mark>
}
