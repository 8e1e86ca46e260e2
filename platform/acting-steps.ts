import { sql } from 'kysely'
import type { Db } from './db/database.ts'

const maxLength = 300

/** Records what an acting administrator requests: the method and path, or the id of a call. */
export const recordActingStep = (db: Db, actingId: string, request: string, now: Date) =>
  sql`
    insert into acting_steps (acting_id, request, at) values (${actingId}::uuid, ${request.slice(0, maxLength)}, ${now})
  `.execute(db)
