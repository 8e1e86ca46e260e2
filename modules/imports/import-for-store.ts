import { record } from '#platform/audit.ts'
import type { Db } from '#platform/db/database.ts'
import type { StoreConfig } from '#platform/files/open-store.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { UploadedFile } from '#platform/http/receive-file.ts'
import { findImportStore } from '../feeds/catalog.ts'
import { feedErrors } from '../feeds/errors.ts'
import { type Author, createImport } from './change-import.ts'

/** An import by an administrator: it goes on by itself as far as columns and categories are known. */
export async function importForStore(
  db: Db,
  config: StoreConfig,
  file: UploadedFile,
  { author, caller }: { author: Author; caller: Caller },
) {
  const { storeId } = author
  if (!(await findImportStore(db, storeId))) throw feedErrors.unknownStore({ alias: String(storeId) })
  return createImport(db, config, file, author, {
    isAutomatic: true,
    onCreated: (tx, id) =>
      record(tx, caller, {
        action: 'store.import',
        entity: 'store',
        entityId: storeId,
        details: { after: { import: id, file: file.name.slice(0, 200) } },
      }),
  })
}
