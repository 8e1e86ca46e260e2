import { sql } from 'kysely'
import type { Locale } from '#platform/constants.ts'
import type { OutputOf } from '#platform/contract.ts'
import type { Db, Tx } from '#platform/db/database.ts'
import { translate } from '#platform/i18n/messages.ts'
import { decideFailed, type PictureFailure } from '../../feeds/pictures/picture-queue.ts'
import { shownAddress } from '../../feeds/values/archive-address.ts'
import type { Author } from '../change-import.ts'
import { importErrors } from '../errors.ts'
import { findOwnImport } from '../import-record.ts'
import type { listImportPictures, pictureDecisions } from '../picture-contract.ts'

const maxProducts = 50

export async function findPictures(
  db: Db,
  { storeId, id, locale }: { storeId: number; id: string; locale: Locale },
): Promise<OutputOf<typeof listImportPictures>> {
  if (!(await findOwnImport(db, storeId, id))) throw importErrors.notFound()
  const { rows: counts } = await sql<{ waiting: number; failed: number }>`
    select (count(*) filter (where s.pictures_due_at is not null))::int as waiting, (count(*) filter (where s.picture_failures <> '[]'))::int as failed
    from product_sources s where s.store_id = ${storeId} and (s.pictures_due_at is not null or s.picture_failures <> '[]') and ${isOf(id)}
  `.execute(db)
  const { rows } = await sql<{ productId: number; code: string; failures: PictureFailure[] }>`
    select p.id as "productId", p.code, s.picture_failures as failures from product_sources s join products p on p.id = s.product_id
    where s.store_id = ${storeId} and s.picture_failures <> '[]' and ${isOf(id)} order by p.code limit ${maxProducts}
  `.execute(db)
  return {
    ...counts[0]!,
    failures: rows.flatMap(({ failures, ...product }) =>
      failures.map(({ url, failure }) => ({
        ...product,
        address: shownAddress(url),
        reason: reasonOf(failure, locale),
      })),
    ),
  }
}

/** The products of an import, a source `s` of each. */
const isOf = (id: string) => sql`exists (
  select from import_products i where i.import_id = ${id}::uuid and i.product_id = s.product_id
)`

const reasonOf = (failure: string, locale: Locale) =>
  translate(locale, 'errors', failure.startsWith('files.') ? failure : 'exchange.pictureFailed')

/** Tries failed pictures again, or forgets them. */
export async function decideFailures(
  tx: Tx,
  { storeId, now }: Author,
  id: string,
  decision: (typeof pictureDecisions)[number],
) {
  if (!(await findOwnImport(tx, storeId, id))) throw importErrors.notFound()
  await decideFailed(tx, storeId, { condition: isOf(id), dueAt: decision === 'retry' ? now : null })
}
