import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

export type VerificationDates = { at: string; until: string }

/** What buyers see of the verification of an organization on its stores. */
export const setVerification = (tx: Tx, organizationId: number, dates: VerificationDates | null) =>
  sql`
    update stores set verified_at = ${dates?.at ?? null}, verified_until = ${dates?.until ?? null} where organization_id = ${organizationId}
  `.execute(tx)
