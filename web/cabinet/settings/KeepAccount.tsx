import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'

export function KeepAccount() {
  const t = useMessages('profile')
  const href = useLocalizedHref()
  return (
    <form method="post" action={href('/profile/settings#data')}>
      <input type="hidden" name="intent" value="data.keep" />
      <Button type="submit">{t('deletion.keep')}</Button>
    </form>
  )
}
