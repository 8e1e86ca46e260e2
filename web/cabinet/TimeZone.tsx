import { type ComponentProps, useEffect, useRef } from 'react'
import { Select } from '../ui/Field.tsx'

/** Until somebody has chosen one, the browser's own is the best guess. */
export function TimeZone({
  names,
  isUnset,
  ...select
}: ComponentProps<typeof Select> & { names: readonly string[]; isUnset: boolean }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone
    if (isUnset && names.includes(own)) box.current!.querySelector('select')!.value = own
  }, [isUnset, names])
  return (
    <div ref={box}>
      <Select {...select}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    </div>
  )
}
