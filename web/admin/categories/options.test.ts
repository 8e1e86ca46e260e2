import assert from 'node:assert/strict'
import { test } from 'node:test'
import { optionsOf } from './options.ts'

const labels = (text: string) => ({ en: text, ru: text, sr: text, de: text, it: text, tr: text })

function formOf(rows: readonly { id?: string; label: string; place?: string; isRemoved?: boolean }[]) {
  const data = new FormData()
  rows.forEach(({ id = '', label, place = '', isRemoved }, index) => {
    data.set(`options.${index}.id`, id)
    data.set(`options.${index}.place`, place)
    for (const [locale, text] of Object.entries(labels(label))) data.set(`options.${index}.labels.${locale}`, text)
    if (isRemoved) data.set(`options.${index}.isRemoved`, 'on')
  })
  return data
}

test('options are read in the order of their places, without blank and removed lines', () => {
  const data = formOf([
    { id: '7', label: 'Flat', place: '3' },
    { id: '8', label: 'Pan', place: '1' },
    { id: '9', label: 'Old', place: '2', isRemoved: true },
    { label: ' ' },
    { label: 'New' },
  ])
  assert.deepEqual(optionsOf(data), [
    { id: '8', labels: labels('Pan') },
    { id: '7', labels: labels('Flat') },
    { labels: labels('New') },
  ])
})
