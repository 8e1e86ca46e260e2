import { type KeyboardEvent, useId, useState } from 'react'
import { useMessages } from '../lib/messages.ts'
import { Icon } from '../ui/Icon.tsx'
import layout from '../ui/layout.module.css'
import styles from './Quantity.module.css'

type Props = {
  name: string
  value: number
  min: number
  step: number
  onChange?: (quantity: number) => void
  /** Says whose quantity it is where several stand on a page. */
  label?: string
  form?: string
  disabled?: boolean
  /** 0 is a value too: it removes a line. */
  mayBeZero?: boolean
}

const largest = 1_000_000

/** Typed, or moved by the step; what cannot be sold is corrected upward, in words. */
export function Quantity({ name, value, min, step, onChange, label, form, disabled, mayBeZero }: Props) {
  const t = useMessages('common')
  const id = useId()
  const [given, setGiven] = useState(value)
  const [told, setTold] = useState(value)
  const [text, setText] = useState(String(value))
  const [note, setNote] = useState('')
  const [isTyping, setTyping] = useState(false)
  if (given !== value) {
    setGiven(value)
    if (!isTyping) {
      setTold(value)
      setText(String(value))
    }
  }
  const current = Number(text) || 0

  function take(wanted: number) {
    const isZero = mayBeZero && wanted === 0
    const sellable = isZero ? 0 : correctUp(wanted, min, step)
    setText(String(sellable))
    setNote(isZero || sellable === wanted ? '' : t('quantity.corrected', { minimum: min, step, quantity: sellable }))
    tell(sellable)
  }
  function tell(quantity: number) {
    if (quantity === told) return
    setTold(quantity)
    onChange?.(quantity)
  }
  /** A sellable quantity counts at once: were it to change the page only on leaving the field, the button that is pressed next could move away. */
  function type(typed: string) {
    const wanted = Number(typed)
    setText(typed)
    setTyping(true)
    if (wanted === 0 || correctUp(wanted, min, step) !== wanted) return
    setNote('')
    tell(wanted)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') take(current)
  }

  const least = correctUp(0, min, step)
  return (
    <div className={styles.space}>
      <div className={styles.quantity}>
        <button
          type="button"
          disabled={disabled || current <= (mayBeZero ? 0 : least)}
          aria-label={t('quantity.less')}
          aria-controls={id}
          onClick={() => take(mayBeZero && current <= least ? 0 : current - step)}
        >
          <Icon name="minus" />
        </button>
        <input
          id={id}
          name={name}
          form={form}
          type="number"
          inputMode="numeric"
          value={text}
          required
          disabled={disabled}
          min={mayBeZero ? 0 : least}
          max={largest}
          step={step}
          aria-label={label ?? t('quantity')}
          onChange={(event) => type(event.target.value)}
          onBlur={() => {
            setTyping(false)
            take(current)
          }}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          disabled={disabled || current + step > largest}
          aria-label={t('quantity.more')}
          aria-controls={id}
          onClick={() => take(current + step)}
        >
          <Icon name="plus" />
        </button>
      </div>
      <p className={note ? styles.note : layout.hidden} role="status">
        {note}
      </p>
    </div>
  )
}

/** The nearest quantity that can be ordered, upward, counted as the cart counts. */
export function correctUp(wanted: number, min: number, step: number) {
  const corrected = Math.ceil(Math.max(wanted, min, 1) / step) * step
  return corrected <= largest ? corrected : Math.floor(largest / step) * step
}
