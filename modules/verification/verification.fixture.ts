// An organization that applies, and its reviewer.
import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { createLog } from '#platform/log.ts'
import type { TestApp } from '#platform/testing/app.ts'
import * as files from '#platform/testing/files.ts'
import * as make from '#platform/testing/make.ts'
import { administrator } from '#platform/testing/moderation.ts'
import { statusAndCode } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { colleague, type Somebody } from '#platform/testing/somebody.ts'
import * as admin from './admin-contract.ts'
import * as contract from './contract.ts'
import { endVerifications } from './jobs.ts'
import type { Item } from './rules.ts'

export const requiredDocuments = ['registration', 'tax', 'authority', 'bank'] as const
export const contact = { name: 'Ana Anić', phone: '+381641234567', email: 'ana@north.example' }

export async function applicant(app?: TestApp) {
  const own = app ?? (await fileApp())
  const { db } = own.database
  const store = await make.store(db)
  const owner = await colleague(own, store.id, 'Owner')
  const { rows } = await sql<{ id: number }>`
    update organizations set address = 'Knez Mihailova 1, Beograd' where id = (select organization_id from stores where id = ${store.id}) returning id
  `.execute(db)
  return { app: own, db, store, owner, organizationId: rows[0]!.id, ...actionsOf(owner) }
}

function actionsOf(owner: Somebody) {
  const attach = (item: Item, bytes = files.pdf(), name = `${item}.pdf`) =>
    owner.upload(contract.attachFile, { item }, { bytes, name })
  const read = async () => (await owner.call(contract.getApplication, {})).body
  const submit = () => owner.call(contract.submitApplication, {})
  const fillIn = async () => {
    assert.equal(statusAndCode(await owner.call(contract.saveApplication, { contact })), '200')
    for (const item of requiredDocuments) assert.equal(statusAndCode(await attach(item)), '200')
  }
  const taskOf = async (item: Item) => (await read()).tasks.find((task) => task.item === item)!
  return { attach, read, submit, fillIn, taskOf }
}

export async function reviewer(app: TestApp) {
  const { visitor, id: accountId } = await administrator(app, ['verification'])
  const find = async (organizationId: number) => {
    const { rows } = await sql<{ id: number }>`
      select id from verifications where organization_id = ${organizationId}
    `.execute(app.database.db)
    return (await visitor.call(admin.getAnyApplication, { id: rows[0]!.id })).body
  }
  const decide = async (organizationId: number, status: string, more: object = {}) => {
    const { id, version } = await find(organizationId)
    return visitor.call(admin.decideApplication, { id, version, status, ...more } as never)
  }
  /** From submitted to approved. */
  const approve = async (organizationId: number) => {
    assert.equal(statusAndCode(await decide(organizationId, 'InReview')), '200')
    assert.equal(statusAndCode(await decide(organizationId, 'Approved')), '200')
  }
  return { visitor, accountId, find, decide, approve }
}

export const runJob = (app: TestApp, now: Date) =>
  endVerifications.run({}, { db: app.database.db, config: app.config, log: createLog('silent'), now })

export async function mailsTo(app: TestApp, email: string) {
  const { rows } = await sql<{ template: string; values: Record<string, unknown> }>`
    select template, values from outgoing_messages where recipient = ${email} order by created_at, id
  `.execute(app.database.db)
  return rows
}
