import { FormProblem } from '../../forms/FormProblem.tsx'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Tag } from '../../ui/Tag.tsx'
import rows from '../Rows.module.css'
import { Section } from './Section.tsx'
import type { SettingsData } from './settings-data.ts'
import styles from './settings.module.css'

export function Devices({ devices }: SettingsData) {
  const t = useMessages('profile')
  return (
    <Section name="devices">
      <FormProblem intents={['device.revoke', 'device.revokeOthers']} />
      <p className={styles.lead}>{t('devices.text')}</p>
      <ul className={`${rows.rows} ${styles.rows}`}>
        {devices.map(({ id, browser, system, network, lastUsed, isCurrent }) => (
          <li key={id}>
            <div>
              <b>{t('devices.name', { browser, system })}</b>
              <small id={`device-${id}`}>
                {[network, !isCurrent && t('devices.used', { when: lastUsed })].filter(Boolean).join(' · ')}
              </small>
            </div>
            {isCurrent ? (
              <Tag tone="good">{t('devices.current')}</Tag>
            ) : (
              <Revoke id={id} label={t('devices.end')} name={t('devices.endNamed', { browser, system })} />
            )}
          </li>
        ))}
      </ul>
      {devices.length > 1 && (
        <form method="post" action="#devices">
          <HiddenFields intent="device.revokeOthers" />
          <Button type="submit" size="s">
            {t('devices.endOthers')}
          </Button>
        </form>
      )}
    </Section>
  )
}

const Revoke = ({ id, label, name }: Record<'id' | 'label' | 'name', string>) => (
  <form method="post" action="#devices">
    <HiddenFields intent="device.revoke" fields={{ id }} />
    <Button type="submit" size="s" aria-label={name} aria-describedby={`device-${id}`}>
      {label}
    </Button>
  </form>
)
