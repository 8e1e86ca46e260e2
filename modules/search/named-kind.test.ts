import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locale } from '#platform/constants.ts'
import * as make from '#platform/testing/make.ts'
import { fileApp } from '#platform/testing/shared.ts'
import { namedKind } from './named-kind.ts'

test('a name names the kind of its noun, not what it is made of or what it has', async () => {
  const { db } = (await fileApp()).database
  const names = [
    'Болты с шестигранной головкой',
    'Источники бесперебойного питания',
    'Заштитне маске',
    'Kuglični ležajevi',
    'Edelstahl',
    'Rillenkugellager',
    'Yazıcılar',
    'Steel sheets',
  ]
  const ids = new Map<string, number>()
  for (const name of names) ids.set(name, (await make.category(db, { name })).id)
  const named = async (locale: Locale, name: string) => {
    const kind = await namedKind(db, name, locale)
    return [...ids].filter(([, id]) => kind.ids.includes(id)).map(([category]) => category)
  }
  assert.deepEqual(await named('ru', 'Болт оцинкованный'), ['Болты с шестигранной головкой'])
  assert.deepEqual(await named('ru', 'Печатающая головка Canon'), [])
  assert.deepEqual(await named('sr', 'Лежај куглични'), ['Kuglični ležajevi'])
  assert.deepEqual(await named('sr', 'Патике заштитне'), [])
  assert.deepEqual(await named('de', 'Fleischwolf Edelstahl'), [])
  assert.deepEqual(await named('de', 'Rillenkugellager'), ['Rillenkugellager'])
  assert.deepEqual(await named('tr', 'Yazıcı kafası'), [])
})
