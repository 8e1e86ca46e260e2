import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startApp } from '#platform/testing/app.ts'
import { administrator } from '#platform/testing/moderation.ts'
import { anonymous, statusAndCode } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { until } from '#platform/testing/until.ts'
import { getText } from './contract.ts'
import { createText, getEditedText, listEditedTexts } from './text-contract.ts'

const key = { type: 'vacancies', locale: 'de' } as const

async function openEditor() {
  const app = await fileApp()
  const { visitor, id } = await administrator(app, ['texts'])
  const newest = async () => (await visitor.call(getEditedText, key)).body.versions[0]?.version ?? 0
  const save = async (body: string, outcome: 'Draft' | 'Published', basedOn?: number) =>
    visitor.call(createText, { ...key, title: 'Karriere', body, outcome, basedOn: basedOn ?? (await newest()) })
  return { app, visitor, id, newest, save }
}

test('a published text is read at once in another process, and a draft is not', async () => {
  const { app, visitor, save } = await openEditor()
  await using other = await startApp({ database: app.database })
  const read = async () => (await anonymous(other).call(getText, { type: key.type }, { locale: key.locale })).body.body
  await read()
  await save('## Neue *Stellen*', 'Published')
  await until(async () => (await read()) === '## Neue *Stellen*')

  await save('Noch geheim', 'Draft')
  assert.equal(await read(), '## Neue *Stellen*')
  const { items } = (await visitor.call(listEditedTexts, {})).body
  const { locales } = items.find(({ type }) => type === key.type)!
  assert.equal(locales.find(({ locale }) => locale === key.locale)!.hasDraft, true)
})

test('versions stay, with who wrote them, and an old one is published again', async () => {
  const { visitor, id, newest, save } = await openEditor()
  await save('One', 'Published')
  const first = await newest()
  await save('Two', 'Published')
  const { text } = (await visitor.call(getEditedText, { ...key, version: first })).body
  assert.equal(text!.body, 'One')
  await save(text!.body, 'Published')
  const { versions, text: latest } = (await visitor.call(getEditedText, key)).body
  assert.deepEqual([latest!.body, versions[0]!.version, versions[0]!.createdBy!.id], ['One', first + 2, id])
  assert.equal(statusAndCode(await visitor.call(getEditedText, { ...key, version: 9_999 })), '404 content.textNotFound')
})

test('of authors who began with the same version one is accepted, also at the same time', async () => {
  const { newest, save } = await openEditor()
  const basedOn = await newest()
  const outcomes = await Promise.all(['A', 'B', 'C'].map((body) => save(body, 'Draft', basedOn)))
  assert.deepEqual(outcomes.map(statusAndCode).sort(), ['200', '409 content.textChanged', '409 content.textChanged'])
})
