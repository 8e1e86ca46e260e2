import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatRelativeTime } from './relative-time.ts'

const now = new Date('2026-03-12T12:00:00Z')
const ago = (date: string, locale: Parameters<typeof formatRelativeTime>[2] = 'en') =>
  formatRelativeTime(date, now, locale)

test('the largest whole unit is used', () => {
  assert.equal(ago('2026-03-12T11:59:30Z'), 'now')
  assert.equal(ago('2026-03-12T11:59:00Z'), '1 minute ago')
  assert.equal(ago('2026-03-12T09:10:00Z'), '2 hours ago')
  assert.equal(ago('2026-03-11T12:00:00Z'), 'yesterday')
  assert.equal(ago('2025-12-01T12:00:00Z'), '3 months ago')
  assert.equal(ago('2024-03-01T12:00:00Z'), '2 years ago')
})

test('a time in the future reads as now; words follow the locale', () => {
  assert.equal(ago('2026-03-12T12:00:40Z'), 'now')
  assert.equal(ago('2026-03-12T11:55:00Z', 'ru'), '5 минут назад')
  assert.equal(ago('2026-03-10T12:00:00Z', 'sr'), 'prekjuče')
})
