// Bans, and an administrator who sets them.
import { administrator, inDays } from '#platform/testing/moderation.ts'
import { fileApp } from '#platform/testing/shared.ts'

export const term = { reason: 'Fraud with deposits', until: inDays(7) }
export const account = (value: string) => ({ subject: { kind: 'Account' as const, value }, ...term })
export const network = (value: string) => ({ subject: { kind: 'Network' as const, value }, ...term })

export async function bansAdministrator() {
  const app = await fileApp()
  return { app, db: app.database.db, ...(await administrator(app, ['bans'])) }
}
