import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useMessages } from '../../lib/messages.ts'
import { useLocalizedHref } from '../../lib/page.ts'
import { Button } from '../../ui/Button.tsx'

export function KeepAccount() {
  const t = useMessages('profile')
  const href = useLocalizedHref()
  return (
    <form method="post" action={href('/profile/settings#data')}>
      <HiddenFields intent="data.keep" />
      <Button type="submit">{t('deletion.keep')}</Button>
    </form>
  )
}
