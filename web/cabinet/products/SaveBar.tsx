import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import type { Editor } from './editor/use-editor.ts'
import type { Status } from './product-data.ts'
import bar from '../SaveBar.module.css'
import styles from './products.module.css'

type Props = {
  form: string
  status: Status
  isNew: boolean
  canPublish: boolean
  editor: Pick<Editor, 'state' | 'discard'>
}

/** Enter in a field sends the first button, so that one only saves; the second sets the status, too. */
export function SaveBar({ form, status, isNew, canPublish, editor: { state, discard } }: Props) {
  const t = useMessages('products')
  const editorTexts = useMessages('product-editor')
  const isPublished = status === 'Active'
  return (
    <div className={bar.bar}>
      <div className={styles.unsaved}>
        <p role="status">{state !== 'unchanged' && editorTexts(`state.${state}`)}</p>
        {state !== 'unchanged' && (
          <Button
            variant="quiet"
            size="s"
            onClick={() => {
              if (window.confirm(editorTexts('draft.discard.confirm'))) discard()
            }}
          >
            {editorTexts('draft.discard')}
          </Button>
        )}
      </div>
      <Button form={form} type="submit" variant={isPublished || !canPublish ? 'solid' : 'plain'}>
        {t(isNew ? 'save.draft' : 'save')}
      </Button>
      {status !== 'Blocked' && canPublish && (
        <Button
          form={form}
          type="submit"
          name="fields.status"
          value={isPublished ? 'Archived' : 'Active'}
          variant={isPublished ? 'plain' : 'solid'}
        >
          {t(isPublished ? 'archive' : 'publish')}
        </Button>
      )}
    </div>
  )
}
