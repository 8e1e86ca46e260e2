import { useEffect, useRef, useState } from 'react'

export type Selection<Row> = {
  /** The label of a row's check box, and of the one for all rows. */
  labelOf: (row: Row) => string
  labelOfAll: string
  /** The rows that are selected at first. */
  ids: readonly string[]
}

type RowProps<Row> = { row: Row; id: string | number; selection: Selection<Row> }

export function SelectRow<Row>({ row, id, selection: { labelOf, ids } }: RowProps<Row>) {
  return (
    <input type="checkbox" name="ids" value={id} defaultChecked={ids.includes(String(id))} aria-label={labelOf(row)} />
  )
}

/** Selects all rows of the page. Only a script can, so it appears with the script. */
export function SelectAll({ count, label }: { count: number; label: string }) {
  const box = useRef<HTMLInputElement>(null)
  const selected = useSelectedCount(box)
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected !== null && selected > 0 && selected < count
  }, [selected, count])
  return (
    <label hidden={selected === null}>
      <input
        ref={box}
        type="checkbox"
        checked={selected === count}
        onChange={({ currentTarget }) => selectAll(currentTarget.form, currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  )
}

const boxesOf = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<HTMLInputElement>('tbody input[name=ids]') ?? []),
]

function selectAll(form: HTMLFormElement | null, isSelected: boolean) {
  for (const box of boxesOf(form)) box.checked = isSelected
  form?.dispatchEvent(new Event('change'))
}

/** How many rows of the surrounding form are selected; null until a script runs. */
export function useSelectedCount(inside: { readonly current: HTMLInputElement | HTMLElement | null }) {
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    const form = inside.current?.closest('form') ?? null
    const update = () => setCount(boxesOf(form).filter(({ checked }) => checked).length)
    update()
    form?.addEventListener('change', update)
    return () => form?.removeEventListener('change', update)
  }, [inside])
  return count
}
