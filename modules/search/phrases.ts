import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { likeable } from '#platform/db/like.ts'
import type { Candidates } from './candidates.ts'

/** The grades of goods with all words in their name. */
const named = [5, 3]
const mostLookedAt = 200

/** Of goods with all words in the name, those that have them as they were typed are half a grade better. Only the first ones are looked at. */
export async function preferPhrases(db: Db, text: string, found: Candidates): Promise<Candidates> {
  const asked = found.ids.filter((_, index) => named.includes(found.grades[index]!)).slice(0, mostLookedAt)
  const phrase = text.trim().split(/\s+/)
  if (phrase.length < 2 || asked.length < 2) return found
  const { rows } = await sql<{ id: number }>`
    select distinct product_id as id from product_translations
    where product_id = any(${asked}::int[]) and ' ' || search_key(name) like '% ' || search_key(${likeable(phrase.join(' '))}) || '%'
  `.execute(db)
  const better = new Set(rows.map(({ id }) => id))
  return { ...found, grades: found.grades.map((grade, index) => (better.has(found.ids[index]!) ? grade + 0.5 : grade)) }
}
