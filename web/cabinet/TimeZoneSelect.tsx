import { type ComponentProps, useEffect, useRef } from 'react'
import { Select } from '../ui/form/Field.tsx'

/** Preselects the browser's time zone while `isUnset`. */
export function TimeZoneSelect({
  names,
  isUnset,
  ...select
}: ComponentProps<typeof Select> & { names: readonly string[]; isUnset: boolean }) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone
    if (isUnset && names.includes(own)) container.current!.querySelector('select')!.value = own
  }, [isUnset, names])
  return (
    <div ref={container}>
      <Select {...select}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    </div>
  )
}
