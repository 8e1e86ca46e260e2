import { showToast } from '../lib/client/toast.ts'
import { useMessages } from '../lib/messages.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/form/Field.tsx'
import styles from './CopyField.module.css'

type Props = { id: string; label: string; value: string; name: string }

/** A text to be copied into another program. `name`: what the button copies, for screen readers. */
export function CopyField({ id, label, value, name }: Props) {
  const t = useMessages('profile')
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => showToast({ text: t('copy.done') }),
      () => showToast({ text: t('copy.failed'), tone: 'bad' }),
    )
  return (
    <div className={styles.copy}>
      <Field id={id} label={label} value={value} readOnly translate="no" spellCheck={false} />
      <Button icon="copy" onClick={copy} aria-label={`${t('copy.text')}: ${name}`}>
        {t('copy.text')}
      </Button>
    </div>
  )
}
