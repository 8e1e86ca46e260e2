import { type KeyboardEvent, useId, useState } from 'react'
import { useMessages } from '../../lib/messages.ts'
import { Icon } from '../../ui/Icon.tsx'
import layout from '../../ui/styles/layout.module.css'
import styles from './QuantityInput.module.css'

type Props = Limits & {
  name: string
  /** Accessible name where a page has several quantity fields. */
  label?: string
  form?: string
  disabled?: boolean
}
type Limits = {
  value: number
  min: number
  step: number
  onChange?: (quantity: number) => void
  /** 0 is valid: it removes the line. */
  allowsZero?: boolean
}

const maxQuantity = 1_000_000

/** A quantity that is typed or changed by the step. Invalid quantities are rounded up, with a note. */
export function QuantityInput({ name, label, form, disabled, ...limits }: Props) {
  const t = useMessages('common')
  const id = useId()
  const { min, step, allowsZero } = limits
  const { text, note, edit, commit, leave } = useQuantity(limits)
  const current = Number(text) || 0
  const least = roundUpQuantity(0, min, step)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit(current)
  }
  return (
    <div>
      <div className={styles.quantity} role={label && 'group'} aria-label={label}>
        <button
          type="button"
          disabled={disabled || current <= (allowsZero ? 0 : least)}
          aria-label={t('quantity.less')}
          aria-controls={id}
          onClick={() => commit(allowsZero && current <= least ? 0 : current - step)}
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
          min={allowsZero ? 0 : least}
          max={maxQuantity}
          step={step}
          aria-label={label ?? t('quantity')}
          onChange={(event) => edit(event.target.value)}
          onBlur={() => leave(current)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          disabled={disabled || current + step > maxQuantity}
          aria-label={t('quantity.more')}
          aria-controls={id}
          onClick={() => commit(current + step)}
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

/** The text of the field and what was reported last. A new value from outside replaces them, except while somebody types. */
function useQuantity({ value, min, step, allowsZero, onChange }: Limits) {
  const t = useMessages('common')
  const [lastValue, setLastValue] = useState(value)
  const [reported, setReported] = useState(value)
  const [text, setText] = useState(String(value))
  const [note, setNote] = useState('')
  const [isTyping, setTyping] = useState(false)
  if (lastValue !== value) {
    setLastValue(value)
    if (!isTyping) {
      setReported(value)
      setText(String(value))
    }
  }

  function report(quantity: number) {
    if (quantity === reported) return
    setReported(quantity)
    onChange?.(quantity)
  }
  function commit(requested: number) {
    const isZero = allowsZero && requested === 0
    const sellable = isZero ? 0 : roundUpQuantity(requested, min, step)
    setText(String(sellable))
    setNote(isZero || sellable === requested ? '' : t('quantity.corrected', { minimum: min, step, quantity: sellable }))
    report(sellable)
  }
  /**
   * Reports a valid quantity while typing: if it only changed the page on blur, the button that is pressed next could
   * move away.
   */
  function edit(input: string) {
    const requested = Number(input)
    setText(input)
    setTyping(true)
    if (requested === 0 || roundUpQuantity(requested, min, step) !== requested) return
    setNote('')
    report(requested)
  }
  function leave(quantity: number) {
    setTyping(false)
    commit(quantity)
  }
  return { text, note, edit, commit, leave }
}

/** The pieces of a quantity where a unit is several. */
export function Pieces({ quantity, unit: { pieces } }: { quantity: number; unit: { pieces: number } }) {
  const t = useMessages('common')
  return pieces > 1 && <p className={styles.pieces}>{t('pieces.equal', { count: quantity * pieces })}</p>
}

/** Rounds up to a quantity that can be ordered, by the cart's rules. */
export function roundUpQuantity(requested: number, min: number, step: number) {
  const corrected = Math.ceil(Math.max(requested, min, 1) / step) * step
  return corrected <= maxQuantity ? corrected : Math.floor(maxQuantity / step) * step
}
