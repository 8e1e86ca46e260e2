import type { Tx } from '#platform/db/database.ts'
import { openFileStore } from '#platform/files/open-store.ts'
import { type Context, type Handler, on } from '#platform/http/dispatch.ts'
import { may } from '../accounts/rules.ts'
import { documentErrors } from '../fluent/errors.ts'
import { adminImport, adminTemplate, listAllImports } from './admin-contract.ts'
import { findAllImports } from './all-imports.ts'
import * as address from './address-contract.ts'
import * as answer from './answer-contract.ts'
import { changeMeaning, findAnswer, forgetMeaning } from './answers/change-answer.ts'
import { findAnswers } from './answers/find-answers.ts'
import { createAddress, deleteAddress, fetchAgain, findAddresses, updateAddress } from './addresses/addresses.ts'
import * as change from './change-import.ts'
import * as contract from './contract.ts'
import { findImport, findImports, findRefused } from './queries.ts'
import { decidePictures, listImportPictures } from './picture-contract.ts'
import { listRefusedRows, listRepairs, repairImport } from './repair-contract.ts'
import { findRepairs } from './repairs/find-repairs.ts'
import { decideFailures, findPictures } from './repairs/pictures.ts'
import { repair } from './repairs/repair-import.ts'
import { importForStore } from './import-for-store.ts'
import { toTemplate } from './template/template.ts'

export const importHandlers: Handler[] = [
  on(contract.startImport, async (context) => {
    const author = authorOf(context)
    return change.createImport(context.db, context.config, await context.receiveFile!(), author, context.input)
  }),
  on(contract.listImports, ({ db, member, input, caller, now }) =>
    findImports(db, { ...input, storeId: member!.storeId, locale: caller.locale, now }),
  ),
  on(contract.getImport, ({ db, member, input, caller, now }) =>
    findImport(db, member!.storeId, input.id, caller.locale, now),
  ),
  on(listRefusedRows, ({ db, member, input, caller }) =>
    findRefused(db, { ...input, storeId: member!.storeId, locale: caller.locale }),
  ),
  on(address.listImportAddresses, ({ db, member, caller }) => findAddresses(db, member!.storeId, caller.locale)),
  on(address.createImportAddress, (context) => {
    const author = authorOf(context)
    const { db, caller, input } = context
    return db.transaction().execute((tx) => createAddress(tx, author, caller.variant, input))
  }),
  on(address.updateImportAddress, (context) =>
    write(context, (tx, author) => updateAddress(tx, author, context.input)),
  ),
  on(address.fetchImportAddress, (context) => write(context, (tx, author) => fetchAgain(tx, author, context.input.id))),
  on(address.deleteImportAddress, (context) =>
    write(context, (tx, author) => deleteAddress(tx, author, context.input.id)),
  ),
  on(listRepairs, ({ db, member, input, caller }) =>
    findRepairs(db, { ...input, storeId: member!.storeId, locale: caller.locale }),
  ),
  on(repairImport, (context) => {
    const author = authorOf(context)
    return context.db.transaction().execute((tx) => repair(tx, author, context.input))
  }),
  on(answer.listAnswers, ({ db, member, input, caller }) =>
    findAnswers(db, { ...input, storeId: member!.storeId, locale: caller.locale }),
  ),
  on(answer.getAnswer, ({ db, member, input, caller }) =>
    findAnswer(db, { ...input, storeId: member!.storeId, locale: caller.locale }),
  ),
  on(answer.changeAnswer, (context) => write(context, (tx, author) => changeMeaning(tx, author, context.input))),
  on(answer.forgetAnswer, (context) => write(context, (tx, author) => forgetMeaning(tx, author, context.input))),
  on(listImportPictures, ({ db, member, input, caller }) =>
    findPictures(db, { ...input, storeId: member!.storeId, locale: caller.locale }),
  ),
  on(decidePictures, (context) =>
    write(context, (tx, author) => decideFailures(tx, author, context.input.id, context.input.decision)),
  ),
  on(contract.downloadTemplate, ({ db, input: { categoryId, products }, caller: { locale }, member }) =>
    toTemplate(db, { categoryId, locale, storeId: products === 'with' ? member!.storeId : undefined }),
  ),
  on(adminTemplate, ({ db, input, caller: { locale } }) => toTemplate(db, { ...input, locale })),
  on(listAllImports, ({ db, input, caller: { locale }, now }) => findAllImports(db, input, { locale, now })),
  on(adminImport, async ({ db, config, input: { storeId }, caller, receiveFile, now }) => {
    const author = { storeId, accountId: caller.account!.id, ip: caller.ip, maySetPrices: true, now }
    return importForStore(db, config, await receiveFile!(), { author, caller })
  }),
  on(contract.readImportAgain, (context) =>
    write(context, (tx, author) => change.readAgain(tx, author, context.input)),
  ),
  on(contract.mapImportColumns, (context) =>
    write(context, (tx, author) => change.mapColumns(tx, author, context.input)),
  ),
  on(contract.mapImportCategories, (context) =>
    write(context, (tx, author) => change.mapCategories(tx, author, context.input)),
  ),
  on(contract.runImport, (context) => write(context, (tx, author) => change.runChecked(tx, author, context.input.id))),
  on(contract.undoImport, (context) =>
    write(context, (tx, author) => change.undoFinished(tx, author, context.input.id)),
  ),
  on(contract.deleteImport, async (context) => {
    const author = authorOf(context)
    const fileKey = await context.db.transaction().execute((tx) => change.deleteOpen(tx, author, context.input.id))
    await openFileStore(context.config).remove(fileKey)
    return {}
  }),
]

type ImportContext = Pick<Context, 'db' | 'member' | 'caller' | 'now'>

async function write(context: ImportContext, run: (tx: Tx, author: change.Author) => Promise<unknown>) {
  const author = authorOf(context)
  await context.db.transaction().execute((tx) => run(tx, author))
  return {}
}

/** Requires the right to change products. Without the right to change prices, an import keeps those of existing products. */
function authorOf({ member, caller, now }: ImportContext): change.Author {
  const { role, storeId } = member!
  if (!may(role, 'products')) throw documentErrors.notAllowed()
  return { storeId, accountId: caller.account!.id, ip: caller.ip, maySetPrices: may(role, 'prices'), now }
}
