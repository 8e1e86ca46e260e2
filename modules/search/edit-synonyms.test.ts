import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { before, test } from 'node:test'
import { synonymGroups } from '#seed/load-synonyms.ts'
import { locales } from '#platform/constants.ts'
import type { TestApp } from '#platform/testing/app.ts'
import { administrator, auditOf } from '#platform/testing/moderation.ts'
import { anonymous, type Visitor, statusAndCode } from '#platform/testing/personas.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { until } from '#platform/testing/until.ts'
import { validateSynonymGroup } from './analysis/synonym-group.ts'
import * as contract from './contract.ts'

let app: TestApp
let editor: Visitor
let editorId: string
before(async () => {
  app = await fileApp()
  const made = await administrator(app, ['categories'])
  ;[editor, editorId] = [made.visitor, made.id]
})

const create = (words: string[], locale: 'en' | 'de' = 'en') => editor.call(contract.createSynonyms, { locale, words })
const list = async (input: { query?: string; page?: number; pageSize?: number } = {}) =>
  (await editor.call(contract.listSynonyms, { locale: 'en', ...input })).body
const codes = async (text: string, address = app.address) => {
  const answer = await fetch(
    `${address}/api/x/platform/live/default/product/search?text=${encodeURIComponent(text)}&facets=0`,
  )
  return ((await answer.json()) as { items: { code: string }[] }).items.map(({ code }) => code)
}

test('changes of a group take effect in all processes', async () => {
  const other = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../platform/testing/server.ts'), JSON.stringify(app.database.connection)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  try {
    const address = String((await once(other.stdout, 'data'))[0]).trim()
    const both = [app.address, address]
    for (const each of both) assert.deepEqual([await codes('zorble', each), await codes('quimby', each)], [[], []])
    const { body: group } = await create(['zorble', 'flat washer'])
    for (const each of both) await until(async () => (await codes('zorble', each)).includes('W-1'))
    const { body: changed } = await editor.call(contract.updateSynonyms, {
      id: group.id,
      version: group.version,
      words: ['Quimby', 'flat washer'],
    })
    assert.deepEqual(changed, { id: group.id, locale: 'en', words: ['Quimby', 'flat washer'], version: 2 })
    for (const each of both)
      await until(
        async () => (await codes('quimby', each)).includes('W-1') && (await codes('zorble', each)).length === 0,
      )
    await editor.call(contract.deleteSynonyms, { id: group.id, version: 2 })
    for (const each of both) await until(async () => (await codes('quimby', each)).length === 0)
    const entry = { actorId: editorId }
    assert.deepEqual(await auditOf(app, 'synonyms', String(group.id)), [
      { ...entry, action: 'synonyms.created', details: { locale: 'en', after: { words: ['zorble', 'flat washer'] } } },
      {
        ...entry,
        action: 'synonyms.updated',
        details: {
          locale: 'en',
          before: { words: ['zorble', 'flat washer'] },
          after: { words: ['Quimby', 'flat washer'] },
        },
      },
      { ...entry, action: 'synonyms.deleted', details: { locale: 'en', before: { words: ['Quimby', 'flat washer'] } } },
    ])
  } finally {
    other.kill('SIGKILL')
  }
})

test('groups are listed by language and part of a word, newest first, in pages', async () => {
  const first = (await create(['Ŝnorkle wheel', 'quimble pulley'])).body
  const second = (await create(['snorkle chain', 'quimble chain'])).body
  await create(['Kettenrad', 'Ritzel'], 'de')
  assert.deepEqual(
    (await list({ query: 'SNORKLE' })).items.map(({ id }) => id),
    [second.id, first.id],
  )
  assert.deepEqual((await list({ query: 'quimble pul' })).items, [first])
  const page = await list({ query: 'snorkle', page: 2, pageSize: 1 })
  assert.deepEqual([page.items, page.total], [[first], 2])
  for (const query of ['Ritzel', '%', 'nobody']) assert.equal((await list({ query })).total, 0, query)
})

test('an invalid group is rejected with the reason', async () => {
  await create(['grommet', 'cable bushing', 'cable gland ring'])
  for (const [words, answer] of [
    [['grommet', '!!!'], '422 search.synonymWithoutWord'],
    [['one two three four five six', 'grommet'], '422 search.synonymTooLong'],
    [['Grommet', 'gasket', 'grömmet '], '422 search.synonymRepeated'],
    [['cable  bushing', 'GROMMET'], '409 search.synonymsKnown'],
    [['grommet', 'cable bushing', 'cable gland ring', 'eyelet'], '409 search.synonymsKnown'],
    [['grommet'], '422 request.invalid'],
    [['grommet', ' '], '422 request.invalid'],
    [['grommet', 'x'.repeat(61)], '422 request.invalid'],
    [Array.from({ length: 21 }, (_, at) => `word${at}`), '422 request.invalid'],
  ] as const)
    assert.equal(statusAndCode(await create([...words])), answer, String(words))
  const { body } = await create(['cable bushing', 'GROMMET'])
  assert.match((body as unknown as { detail: string }).detail, /grommet, cable bushing, cable gland ring/)
  assert.equal((await create(['grommet', 'cable bushing'], 'de')).status, 200, 'another language has its own')
  assert.equal((await create(['grommet', 'eyelet'])).status, 200, 'a word may stand in several groups')
})

test('a changed or deleted group cannot be overwritten', async () => {
  const { id } = (await create(['turnbuckle', 'rigging screw'])).body
  const answers = await Promise.all(
    ['bottle screw', 'straining screw'].map((word) =>
      editor.call(contract.updateSynonyms, { id, version: 1, words: ['turnbuckle', word] }),
    ),
  )
  assert.deepEqual(answers.map(statusAndCode).sort(), ['200', '409 search.synonymsChanged'])
  assert.equal(
    statusAndCode(await editor.call(contract.deleteSynonyms, { id, version: 1 })),
    '409 search.synonymsChanged',
  )
  assert.equal(statusAndCode(await editor.call(contract.deleteSynonyms, { id, version: 2 })), '200')
  assert.equal(
    statusAndCode(await editor.call(contract.deleteSynonyms, { id, version: 2 })),
    '404 search.synonymsNotFound',
  )
  assert.equal(
    statusAndCode(await editor.call(contract.updateSynonyms, { id, version: 2, words: ['one', 'two'] })),
    '404 search.synonymsNotFound',
  )
})

test('only one of concurrent creations of the same group succeeds', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => create(['clevis', 'fork head'])))
  assert.deepEqual(answers.map(statusAndCode).sort(), [
    '200',
    ...Array.from({ length: 5 }, () => '409 search.synonymsKnown'),
  ])
})

test('only administrators of categories can manage groups', async () => {
  for (const visitor of [anonymous(app), (await administrator(app, ['texts', 'statistics'])).visitor])
    assert.ok(
      [401, 403].includes(
        (await visitor.call(contract.createSynonyms, { locale: 'en', words: ['one', 'two'] })).status,
      ),
    )
})

test('the groups of the seed are valid', () => {
  for (const locale of locales) for (const group of synonymGroups(locale)) validateSynonymGroup(group, locale)
})
