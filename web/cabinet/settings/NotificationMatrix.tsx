import { useState } from 'react'
import type { listSettings, updateSetting } from '#modules/notifications/contract.ts'
import type { OutputOf } from '#platform/contract.ts'
import { HiddenFields } from '../../forms/HiddenFields.tsx'
import { useRefusedForm } from '../../forms/use-form.ts'
import { clientCall } from '../../lib/client/client-call.ts'
import { useMessages } from '../../lib/messages.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import layout from '../../ui/styles/layout.module.css'
import { Note } from '../../ui/Note.tsx'
import table from '../../ui/styles/Table.module.css'
import { settingsOfAccount, storeKinds } from './kinds-of-account.ts'
import styles from './notifications.module.css'
import type { SettingsData } from './settings-data.ts'

type Settings = OutputOf<typeof listSettings>
type Cell = Settings['items'][number]
type Kind = Cell['kind']
type Channel = Cell['channel']
type State = 'saving' | 'saved' | 'failed'

const cellName = ({ kind, channel }: Pick<Cell, 'kind' | 'channel'>) => `${kind}.${channel}`

/** Checkboxes that save at once; without script the form has a submit button. */
export function NotificationMatrix({ account, notifications }: Pick<SettingsData, 'account' | 'notifications'>) {
  const t = useMessages('notifications')
  const { channels } = notifications
  const items = settingsOfAccount(notifications.items, account)
  const kinds = [...new Set(items.map(({ kind }) => kind))]
  const refused = useRefusedForm('notifications.save')
  const isOn = (cell: Cell) => (refused ? refused.values[cellName(cell)] === 'on' : cell.isOn)
  const { checked, states, warning, save } = useCells(items.map((cell) => ({ ...cell, isOn: isOn(cell) })))

  const renderCell = (kind: Kind, channel: Channel) => {
    const cell = items.find((item) => item.kind === kind && item.channel === channel)!
    const name = cellName(cell)
    return (
      <td key={channel}>
        <label className={styles.cell}>
          <input
            type="checkbox"
            name={name}
            checked={checked[name]}
            onChange={({ target }) => void save({ kind, channel, isOn: target.checked })}
            aria-label={t('cell', { kind: t(`kind.${kind}`), channel: t(`channel.${channel}`) })}
          />
          <SaveState state={states[name]} />
        </label>
      </td>
    )
  }

  return (
    <form method="post" action="#notifications" className={styles.form}>
      <HiddenFields intent="notifications.save" />
      <div className={table.scroll}>
        <table className={`${table.table} ${styles.matrix}`}>
          <caption className={layout.hidden}>{t('settings.table')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('kind')}</th>
              {channels.map(({ channel, isReady }) => (
                <th key={channel} scope="col">
                  {t(`channel.${channel}`)}
                  {!isReady && (
                    <a href={channel === 'Push' ? '#push' : '#addresses'} aria-label={t(`confirm.${channel}`)}>
                      {t(channel === 'Push' ? 'switchOn' : 'confirm')}
                    </a>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) => (
              <tr key={kind}>
                <th scope="row">
                  {t(`kind.${kind}`)}
                  {storeKinds.includes(kind) && <small>{t('kind.NewOrder.hint')}</small>}
                  {kind === 'NewRequest' && <small>{t('kind.NewRequest.hint')}</small>}
                  {kind === 'OrderStep' && <small>{t('kind.OrderStep.hint')}</small>}
                  {kind === 'SavedProduct' && <small>{t('kind.SavedProduct.hint')}</small>}
                </th>
                {channels.map(({ channel }) => renderCell(kind, channel))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {warning && (
        <div role="alert">
          <LastChannel text={warning.text} onSure={() => void save(warning.cell, true)} />
        </div>
      )}
      {!warning && refused && <LastChannel text={refused.problem.detail} />}
      <div className={styles.unscripted}>
        <Button type="submit">{t('save')}</Button>
      </div>
    </form>
  )
}

/** The checkboxes, how saving each has gone, and what was refused because nothing else would reach the account. */
function useCells(cells: readonly Cell[]) {
  const [checked, setChecked] = useState(() => Object.fromEntries(cells.map((cell) => [cellName(cell), cell.isOn])))
  const [states, setStates] = useState<Record<string, State>>({})
  const [warning, setWarning] = useState<{ cell: Cell; text: string } | null>(null)
  return { checked, states, warning, save }

  async function save(cell: Cell, isSure = false) {
    const name = cellName(cell)
    const setState = (state: State) => setStates((all) => ({ ...all, [name]: state }))
    setChecked((all) => ({ ...all, [name]: cell.isOn }))
    setWarning(null)
    setState('saving')
    const result = await clientCall<typeof updateSetting>('POST x/notification-settings/update', { ...cell, isSure })
    setState(result.success ? 'saved' : 'failed')
    if (result.success) return
    setChecked((all) => ({ ...all, [name]: !cell.isOn }))
    if (result.problem?.code === 'notifications.lastChannel') setWarning({ cell, text: result.problem.detail })
  }
}

/** Without `onSure` the form is sent again. */
function LastChannel({ text, onSure }: { text: string; onSure?: () => void }) {
  const t = useMessages('notifications')
  const sending = { type: 'submit', name: 'isSure', value: 'on' } as const
  return (
    <Note
      tone="warn"
      action={
        <Button variant="danger" {...(onSure ? { onClick: onSure } : sending)}>
          {t('sure.off')}
        </Button>
      }
    >
      {text}
    </Note>
  )
}

function SaveState({ state }: { state: State | undefined }) {
  const t = useMessages('notifications')
  return (
    <span className={styles.state} data-state={state} role="status">
      {state === 'saved' && <Icon name="check" size="s" />}
      {state === 'failed' && <Icon name="warning" size="s" />}
      {state && <span className={layout.hidden}>{t(state)}</span>}
    </span>
  )
}
