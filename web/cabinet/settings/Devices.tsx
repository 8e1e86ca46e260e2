import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { useSentForm } from '../refusal.tsx'
import rows from '../Rows.module.css'
import { Section } from './Section.tsx'
import styles from './settings.module.css'
import type { Answer, Loaded } from './settings.tsx'

export function Devices({ devices, done, answer }: Loaded & { answer: Answer }) {
  const t = useMessages('profile')
  const refused = answer?.intent === 'device.revoke' ? answer.target : ''
  const form = useSentForm(answer, 'device.revoke', [], refused)
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
