import { adminFeatures } from '../../lib/locale.ts'
import type { AdminFeature } from '#platform/contract.ts'
import { useMessages } from '../../lib/messages.ts'

export const statuses = ['Active', 'Banned', 'Deleted'] as const

export function useStatusNames() {
  const t = useMessages('accounts')
  return Object.fromEntries(statuses.map((status) => [status, t(`status.${status}`)]))
}

export function useFeatureNames() {
  const t = useMessages('accounts')
  const names = adminFeatures.map((feature) => [feature, t(`feature.${feature}`)])
  return Object.fromEntries(names) as Record<AdminFeature, string>
}
