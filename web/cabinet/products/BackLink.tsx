import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './products.module.css'

export function BackLink() {
  const t = useMessages('products')
  return (
    <a className={styles.back} href={useLocalizedHref()('/profile/products')}>
      <Icon name="arrow-left" size="s" />
      {t('title')}
    </a>
  )
}
