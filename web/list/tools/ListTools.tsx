import { useLocation } from 'react-router'
import { useMessages } from '../../lib/messages.ts'
import { Note } from '../../ui/Note.tsx'
import type { FilterTexts } from '../ListFilters.tsx'
import { ColumnChooser } from './ColumnChooser.tsx'
import type { ChosenColumn } from './choose-columns.ts'
import { ExportButton, ExportState } from './ListExport.tsx'
import styles from './ListTools.module.css'
import { SavedViews, SaveView } from './SavedViews.tsx'
import type { OfList } from './ToolForm.tsx'

type Props = {
  list: OfList & { total?: number }
  /** Without them the columns are not chosen. */
  columns?: readonly Pick<ChosenColumn<never>, 'key' | 'label' | 'isShown'>[]
  /** The texts of the filters and of the search, which say what a workbook contains. */
  filters?: FilterTexts
  search?: string | undefined
}

/** The tools of a whole list, for its `ListPage`: save what it shows, choose its columns, have it as a workbook. */
export const listTools = (props: Props) => ({
  views: <SavedViews state={props.list.state} tools={props.list.tools} />,
  bar: <ListTools {...props} />,
})

function ListTools({ list, columns, filters, search }: Props) {
  const t = useMessages('list')
  const { state, tools, total } = list
  const ofList = { state, tools }
  const isRefused = new URLSearchParams(useLocation().search).has('toolRefused')
  return (
    <>
      <div id="list-tools" tabIndex={-1} className={styles.tools}>
        <p className={styles.count}>{total !== undefined && t('count', { count: total })}</p>
        <div className={styles.buttons}>
          <SaveView {...ofList} />
          {columns && <ColumnChooser {...ofList} columns={columns} />}
          {tools.canExport && <ExportButton {...ofList} />}
        </div>
      </div>
      {isRefused && <Note tone="warn">{t('tools.refused')}</Note>}
      <ExportState {...ofList} filters={filters} search={search} />
    </>
  )
}
