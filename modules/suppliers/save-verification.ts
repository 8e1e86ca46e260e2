import { sql } from 'kysely'
import type { Tx } from '#platform/db/database.ts'

export type VerificationDates = { at: string; until: string }

/** Sets the dates of the verification on the stores of an organization, where buyers see them. */
export const setVerification = (tx: Tx, organizationId: number, dates: VerificationDates | null) =>
  sql`
    update stores set verified_at = ${dates?.at ?? null}, verified_until = ${dates?.until ?? null} where organization_id = ${organizationId}
  `.execute(tx)
