import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import { record } from '#platform/audit.ts'
import { auditedEntities } from '#platform/constants.ts'
import * as make from '#platform/testing/make.ts'
import { accountsAdministrator } from '#platform/testing/moderation.ts'
import { fileDatabase } from '#platform/testing/shared.ts'
import { getAccount } from './account-contract.ts'
import { listAudit } from './audit-contract.ts'
import { withNames } from './audit-names.ts'

test('an entry names the records that it mentions and that exist, in the language of the reader', async () => {
  const { db, id, visitor } = await accountsAdministrator()
  const store = await make.store(db)
  const fileId = randomUUID()
  await sql`insert into files (id, source, content_type, storage_key, name) values (${fileId}, 'Local', 'image/png', ${fileId}, 'Logo.png')`.execute(
    db,
  )
  const caller = { account: { id } as never, ip: '127.0.0.1' }
  const note = (entity: 'store' | 'text' | 'setting', entityId: string, details = {}) =>
    record(db, caller, { action: 'store.update', entity, entityId, details })
  await note('store', String(store.id), {
    after: { accountId: id, brandId: 999_999, logoFileId: fileId },
    storeId: store.id,
  })
  await note('text', 'privacyPolicy de')
  await note('setting', 'supportEmail')
  await note('setting', 'anEarlierSetting')
  const read = async (locale: 'en' | 'de') => {
    const { body } = await visitor.call(listAudit, { action: 'store.update' }, { locale })
    return body.items.filter(({ actor }) => actor?.id === id).map(({ names }) => names)
  }
  const names = { [`store:${store.id}`]: store.alias, [`account:${id}`]: 'A Person', [`file:${fileId}`]: 'Logo.png' }
  assert.deepEqual(await read('en'), [
    {},
    { 'setting:supportEmail': 'Support e-mail' },
    { 'text:privacyPolicy de': 'Privacy policy, German' },
    names,
  ])
  assert.equal((await read('de'))[2]?.['text:privacyPolicy de'], 'Datenschutzerklärung, Deutsch')
  const { body } = await visitor.call(getAccount, { id })
  assert.deepEqual(body.audit.find(({ entity }) => entity === 'store')?.names, names)
})

test('ids of any form are looked for among all kinds of records', async () => {
  const { db } = await fileDatabase()
  const ids = ['1', '0', '99999999999', 'list', '', 'a b', randomUUID()]
  const entries = auditedEntities.flatMap((entity) =>
    ids.map((entityId) => ({
      entity,
      entityId,
      details: { kind: 'Account', value: 7, storeId: null, chatId: { id: 1 }, before: 5, after: 'x' },
    })),
  )
  const named = await withNames(db, entries, 'it')
  assert.equal(named.length, entries.length)
  assert.ok(named.every(({ names, entityId }) => entityId === '1' || Object.keys(names).length === 0))
})
