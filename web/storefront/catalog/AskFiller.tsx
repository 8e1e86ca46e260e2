import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './AskFiller.module.css'
import { newRequestPath } from './new-request-path.ts'

/** At the end of a list, in the place that its last row leaves. */
export function AskFiller({ text, category }: { text: string; category?: string | undefined }) {
  const t = useMessages('catalog')
  const href = useLocalizedHref()
  return (
    <div className={styles.filler}>
      <Icon name="magnifying-glass" size="l" />
      <b>{t('ask.title')}</b>
      <p>{t('ask.text')}</p>
      <ButtonLink href={href(newRequestPath({ text, category }))} rel="nofollow">
        {t('post')}
      </ButtonLink>
      <ButtonLink
        href={href(text ? `/help?text=${encodeURIComponent(text)}` : '/help')}
        rel="nofollow"
        variant="quiet"
        data-contact="help"
        aria-haspopup="dialog"
      >
        {t('ask')}
      </ButtonLink>
    </div>
  )
}
