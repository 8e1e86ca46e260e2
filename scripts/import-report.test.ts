import assert from 'node:assert/strict'
import { test } from 'node:test'
import { emptyReport } from '#modules/feeds/report.ts'
import { parseRates } from './import-rates.ts'
import { describeImport } from './import-report.ts'

const issuesOf = <Code extends string>(code: Code, details: readonly string[]) =>
  details.map((detail, index) => ({ offerId: `${code}-${index}`, line: index + 1, code, detail }))

test('an import is described offer by offer, then by its most frequent reasons', () => {
  const laptops = Array.from({ length: 40 }, () => 'Laptops: Processor')
  const { lines, errors, summary } = describeImport({
    ...emptyReport('en'),
    read: 50,
    created: 44,
    rejectedOffers: 6,
    rejected: [
      ...issuesOf('noCategory', ['Type: Cable', 'Type: Cable', '']),
      ...issuesOf('badPrice', ['-1', 'x', '0']),
    ],
    ignored: new Map([['url', 50]]),
    incomplete: issuesOf('lacksCharacteristics', ['Monitors: Diagonal', ...laptops, 'Monitors: Diagonal']),
  })
  assert.equal(lines.length, 48)
  assert.equal(lines[0], '  line 1, offer noCategory-0: No category is chosen for the product [Type: Cable]')
  assert.deepEqual(errors, [])
  assert.deepEqual(
    summary.map((line) => line.trim()),
    [
      '50 × url isn’t imported',
      '42 × Specifications required by the category are missing; a new product stays a draft until they’re filled in',
      '40   Laptops: Processor',
      '2   Monitors: Diagonal',
      '3 × No category is chosen for the product',
      '2   Type: Cable',
      '3 × The price is missing or isn’t a number',
      '50 offers: 44 created, 0 updated, 0 unchanged, 6 refused, 42 incomplete, 0 archived',
    ],
  )
})

test('a broken feed and a refused archiving are errors', () => {
  const { errors } = describeImport({
    ...emptyReport('ru'),
    brokenAt: { line: 7, detail: 'unexpected end' },
    archiveRefused: { missing: 5, imported: 9 },
  })
  assert.equal(errors.length, 2)
  assert.match(errors[0]!, /line 7: unexpected end/)
  assert.match(errors[1]!, /9.*5/)
})

test('a rate that is missing is an error that says how to give it', () => {
  const { errors } = describeImport({
    ...emptyReport('ru'),
    rejected: issuesOf('otherCurrency', ['USD, RUB', 'USD, RUB', 'EUR, RUB']),
  })
  assert.deepEqual(errors, [
    'No usable rate for USD: refused 2 offers. Give one with --rate USD=RATE, in RUB per 1 USD',
    'No usable rate for EUR: refused 1 offer. Give one with --rate EUR=RATE, in RUB per 1 EUR',
  ])
})

test('rates are arguments with a currency and a number', () => {
  assert.deepEqual(
    [...parseRates(['USD=92.5', 'rur=1', 'eur=100,25'])],
    [
      ['USD', 92.5],
      ['RUB', 1],
      ['EUR', 100.25],
    ],
  )
  for (const wrong of ['USD', 'USD=', 'USD=0', 'USD=-1', 'USD=dear', 'USD=10000000', 'XXQ=1', '=1', ''])
    assert.throws(() => parseRates([wrong]), /^Error: --rate/, wrong)
})
