import { type ComponentProps, useEffect, useRef } from 'react'
import type { TimeZoneChoices } from './time-zones.ts'
import { Select } from '../ui/form/Field.tsx'

/** Preselects the browser's time zone while `isUnset`. */
export function TimeZoneSelect({
  choices: { named, others },
  isUnset,
  ...select
}: ComponentProps<typeof Select> & { choices: TimeZoneChoices; isUnset: boolean }) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone
    const list = container.current!.querySelector('select')!
    if (isUnset && [...list.options].some(({ value }) => value === own)) list.value = own
  }, [isUnset])
  return (
    <div ref={container}>
      <Select {...select}>
        {named.map(({ zone, label }) => (
          <option key={zone} value={zone}>
            {label}
          </option>
        ))}
        <hr />
        {others.map(({ zone, label }) => (
          <option key={zone} value={zone}>
            {label}
          </option>
        ))}
      </Select>
    </div>
  )
}
