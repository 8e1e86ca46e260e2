import { useState } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './product.module.css'

const shownForMs = 2500

export function CopyButton({ text }: { text: string }) {
  const t = useMessages('product')
  const [isCopied, setCopied] = useState(false)
  async function copy() {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    setTimeout(() => setCopied(false), shownForMs)
  }
  return (
    <span className={styles.copy}>
      <button type="button" onClick={() => void copy()} aria-label={t('code.copyLabel', { code: text })}>
        <Icon name={isCopied ? 'check' : 'copy'} size="s" />
        {t('code.copy')}
      </button>
      <span role="status">{isCopied && t('code.copied')}</span>
    </span>
  )
}
