import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseCrontab } from 'graphile-worker'
import english from '#messages/en/kinds.json' with { type: 'json' }
import { jobHandlers } from '#modules/jobs.ts'
import { emailTemplates, pushTemplates, smsTemplates } from '#platform/outbox/templates.ts'
import { nameOfJob } from './kind-names.ts'

test('every kind of job and of message has a name, and every name a kind', () => {
  const jobs = jobHandlers.map(({ job }) => `job.${job.name}`)
  const templates = Object.keys({ ...emailTemplates, ...smsTemplates, ...pushTemplates }).map(
    (name) => `template.${name}`,
  )
  assert.deepEqual(Object.keys(english).toSorted(), [...jobs, ...templates].toSorted())
})

test('a kind without a name is named by its code', () => {
  assert.equal(nameOfJob('de', 'outbox:deliver'), 'Nachricht senden')
  assert.equal(nameOfJob('de', 'gone:job'), 'gone:job')
})

test('the worker reads every schedule', () => {
  const schedules = jobHandlers.flatMap(({ job, schedule }) => (schedule ? `${schedule} ${job.name}` : []))
  assert.equal(parseCrontab(schedules.join('\n')).length, schedules.length)
})
