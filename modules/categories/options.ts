import { sql } from 'kysely'
import { locales } from '#platform/constants.ts'
import type { Tx } from '#platform/db/database.ts'
import { slugify } from '#platform/i18n/slug.ts'
import type { InEach } from './read-categories.ts'

type StoredOption = { id: number; key: string }
type Option = { id?: number | undefined; key?: string; labels: InEach<string> }

/** Writes the options in this order and deletes the other ones. */
export async function saveOptions(
  tx: Tx,
  characteristicId: number,
  stored: readonly StoredOption[],
  options: readonly Option[],
) {
  const keptIds = options.flatMap(({ id }) => id ?? [])
  await sql`
    delete from characteristic_options where characteristic_id = ${characteristicId} and id <> all(${keptIds}::int[])
  `.execute(tx)
  const rows = withKeys(stored, options)
  await sql`
    insert into characteristic_options as o (characteristic_id, key, position)
    select ${characteristicId}, r.key, r.position from json_to_recordset(${JSON.stringify(rows)}::json) as r (key text, position int)
    on conflict (characteristic_id, key) do update set position = excluded.position
  `.execute(tx)
  const labels = rows.flatMap((row) => locales.map((locale) => ({ key: row.key, locale, label: row.labels[locale] })))
  await sql`
    insert into characteristic_option_translations (option_id, locale, label)
    select o.id, l.locale, l.label from json_to_recordset(${JSON.stringify(labels)}::json) as l (key text, locale text, label text)
    join characteristic_options o on o.characteristic_id = ${characteristicId} and o.key = l.key
    on conflict (option_id, locale) do update set label = excluded.label
  `.execute(tx)
}

/** The key of an option stays when its label changes, because addresses contain it. */
function withKeys(stored: readonly StoredOption[], options: readonly Option[]) {
  const taken = new Set(stored.map(({ key }) => key))
  return options.map(({ id, key, labels }, position) => {
    const own = stored.find((option) => option.id === id)?.key ?? key ?? freeKey(labels.en, taken)
    taken.add(own)
    return { key: own, position, labels }
  })
}

function freeKey(label: string, taken: ReadonlySet<string>) {
  const stem = slugify(label, 'en', 60) || 'option'
  for (let number = 1; ; number++) {
    const key = number === 1 ? stem : `${stem}-${number}`
    if (!taken.has(key)) return key
  }
}
