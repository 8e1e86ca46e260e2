import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Select, TextArea } from '../../ui/Field.tsx'
import admin from '../admin.module.css'
import { banDays } from './ban-days.ts'
import type { Refused } from './operations.ts'

type Props = { kind: 'Account' | 'Session'; value: string; refused: Refused | null }

/** Keeps the buyer of a chat out for a while; for those who may. */
export function BanForm({ kind, value, refused }: Props) {
  const t = useMessages('reviews')
  const profile = useMessages('profile')
  const own = refused?.intent === 'ban' ? refused : null
  const wants = own?.problem.errors?.some(({ path }) => path === 'reason') ? t('ban.wants') : undefined
  return (
    <Disclosure label={t('ban')} isOpen={Boolean(own)} isDanger>
      <form method="post" className={admin.form} aria-label={t('ban')}>
        {own && (
          <ErrorSummary
            title={profile('error.title')}
            text={wants ? undefined : own.problem.detail}
            errors={wants ? [{ field: 'ban-reason', text: wants }] : []}
          />
        )}
        <p>{t('ban.hint')}</p>
        <input type="hidden" name="intent" value="ban" />
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="value" value={value} />
        <TextArea
          id="ban-reason"
          name="reason"
          label={t('ban.reason')}
          error={wants}
          rows={2}
          maxLength={500}
          required
          defaultValue={own?.values.reason}
        />
        <Select name="days" label={t('ban.term')} defaultValue={own?.values.days ?? 7}>
          {banDays.map((days) => (
            <option key={days} value={days}>
              {t('ban.days', { days })}
            </option>
          ))}
        </Select>
        <Button type="submit" variant="danger">
          {t('ban.submit')}
        </Button>
      </form>
    </Disclosure>
  )
}
