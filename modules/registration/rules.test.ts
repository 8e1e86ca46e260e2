import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type CodePurpose, findExceededLimit } from './rules.ts'

const now = new Date('2030-01-01T12:00:00Z')
const sent = (purpose: CodePurpose, secondsAgo: number) => ({
  purpose,
  at: new Date(now.getTime() - secondsAgo * 1000),
})
const registrationCodes = (...secondsAgo: number[]) => secondsAgo.map((seconds) => sent('Registration', seconds))

const hour = 3_600
const everyTwoHours = Array.from({ length: 10 }, (_, index) => (index + 1) * 2 * hour)
const cases = [
  { name: 'the first code', sent: [], refused: undefined },
  { name: 'a second one at once', sent: registrationCodes(0), refused: { error: 'codeSentRecently', seconds: 60 } },
  { name: 'after 59.5 seconds', sent: registrationCodes(59.5), refused: { error: 'codeSentRecently', seconds: 1 } },
  { name: 'after a minute', sent: registrationCodes(60), refused: undefined },
  { name: 'for another purpose at once', sent: [sent('Restore', 1)], refused: undefined },
  {
    name: 'the same purpose before another one',
    sent: [sent('Restore', 1), ...registrationCodes(20)],
    refused: { error: 'codeSentRecently', seconds: 40 },
  },
  {
    name: 'the fourth within an hour',
    sent: registrationCodes(100, 200, 300),
    refused: { error: 'tooManyCodes', seconds: 3_300 },
  },
  {
    name: 'the fourth within an hour, over all purposes',
    sent: [sent('Restore', 100), sent('Confirm', 200), sent('Restore', 300)],
    refused: { error: 'tooManyCodes', seconds: 3_300 },
  },
  { name: 'the fourth after an hour', sent: registrationCodes(100, 200, hour), refused: undefined },
  {
    name: 'the eleventh within a day',
    sent: registrationCodes(...everyTwoHours),
    refused: { error: 'tooManyCodes', seconds: 4 * hour },
  },
  { name: 'the tenth within a day', sent: registrationCodes(...everyTwoHours.slice(0, 9)), refused: undefined },
] as const

for (const { name, sent: sentCodes, refused: expected } of cases)
  test(`one more code: ${name}`, () => assert.deepEqual(findExceededLimit(sentCodes, 'Registration', now), expected))
