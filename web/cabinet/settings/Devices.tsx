import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { useFormResult } from '../use-form-result.tsx'
import rows from '../Rows.module.css'
import { Section } from './Section.tsx'
import styles from './settings.module.css'
import type { SettingsResult, LoaderData } from './settings.tsx'

export function Devices({ devices, done, formResult }: LoaderData & { formResult: SettingsResult }) {
  const t = useMessages('profile')
  const failedId = formResult?.intent === 'device.revoke' ? formResult.target : ''
  const form = useFormResult(formResult, 'device.revoke', [], failedId)
  return (
    <Section name="devices" done={done}>
      {form.summary}
      <p className={styles.lead}>{t('devices.text')}</p>
      <ul className={`${rows.rows} ${styles.rows}`}>
        {devices.map(({ id, browser, system, network, lastUsed, isCurrent }) => (
          <li key={id}>
            <div>
              <b>{t('devices.name', { browser, system })}</b>
              <small>{[network, t('devices.used', { when: lastUsed })].filter(Boolean).join(' · ')}</small>
            </div>
            {isCurrent ? (
              <Tag tone="good">{t('devices.current')}</Tag>
            ) : (
              <Revoke id={id} label={t('devices.end')} name={t('devices.endNamed', { browser, system })} />
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && <Revoke id="others" label={t('devices.endOthers')} />}
    </Section>
  )
}

const Revoke = ({ id, label, name }: { id: string; label: string; name?: string }) => (
  <form method="post" action="#devices">
    <input type="hidden" name="intent" value="device.revoke" />
    <input type="hidden" name="id" value={id} />
    <Button type="submit" size="s" aria-label={name}>
      {label}
    </Button>
  </form>
)
