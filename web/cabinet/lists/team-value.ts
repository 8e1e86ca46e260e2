import type { getProductList } from '#modules/lists/contract.ts'
import type { OutputOf } from '#platform/contract.ts'

export type Team = NonNullable<OutputOf<typeof getProductList>['sharedWith']>
type TeamId = Pick<Team, 'kind' | 'id'>

/** A team as the form names it: `Store-12`. */
export const teamValue = ({ kind, id }: TeamId) => `${kind}-${id}`

export function readTeam(value: FormDataEntryValue | null): TeamId | null {
  const [kind, id] = String(value ?? '').split('-')
  return kind ? { kind: kind as Team['kind'], id: Number(id) } : null
}
