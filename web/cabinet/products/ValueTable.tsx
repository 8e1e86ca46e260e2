import type { ReactNode } from 'react'
import stacked from '../../ui/styles/Table.module.css'
import styles from './ValueTable.module.css'

type Lines = readonly string[]
type Row = { key: string; label: string; values: readonly Lines[]; action?: ReactNode }

/** Fields with their values side by side; the action belongs to the first value. */
export const ValueTable = ({ captions, rows }: { captions: readonly string[]; rows: readonly Row[] }) => (
  <table className={`${styles.table} ${stacked.stacked}`}>
    <thead>
      <tr>
        {captions.map((caption) => (
          <th key={caption} scope="col">
            {caption}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, label, values, action }) => (
        <tr key={key}>
          <th scope="row">{label}</th>
          {values.map((lines, index) => (
            <td key={index} data-label={captions[index + 1]}>
              {lines.length === 0 ? '–' : lines.map((line, position) => <p key={position}>{line}</p>)}
              {index === 0 && action && <div className={styles.action}>{action}</div>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
