import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { FetchRefused, type Reach, safeFetch } from '#platform/http/safe-fetch.ts'
import { job, type JobContext } from '#platform/jobs/jobs.ts'
import { findAudioUrl, findEnded, forgetRecordings, giveUpRecording, keepRecording } from './calls.ts'
import { recordingStore } from './recordings.ts'
import { recordingsEndedBy } from './rules.ts'

const mostBytes = 50 * 1024 * 1024
const timeoutMs = 60_000
const audioTypes = [
  'audio/mpeg',
  'audio/mp3',
  'audio/mp4',
  'audio/aac',
  'audio/ogg',
  'audio/opus',
  'audio/webm',
  'audio/wav',
  'audio/wave',
  'audio/x-wav',
  'audio/flac',
]
const atOnce = 100

/** A provider that is away is asked again; what it names and may not be fetched is given up. */
export const fetchRecording = job('contacts:fetch-recording', {
  input: z.object({ id: z.uuid() }),
  run: ({ id }, context) => keepAudio(id, context),
})

export async function keepAudio(
  id: string,
  { db, config, log }: Pick<JobContext, 'db' | 'config' | 'log'>,
  reach: Reach = {},
) {
  const url = await findAudioUrl(db, id)
  if (url === undefined) return
  try {
    const { status, type, bytes } = await safeFetch(url, { protocols: ['https:'], mostBytes, timeoutMs, ...reach })
    if (status >= 500 || status === 429) throw new Error(`the recording answers ${status}`)
    if (status !== 200 || !audioTypes.includes(type)) return await giveUp(`status ${status}, ${type || 'no type'}`)
    const key = `recordings/${randomUUID()}`
    await recordingStore(config).write(key, bytes)
    await keepRecording(db, id, { key, type })
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error
    await giveUp(error.reason)
  }

  async function giveUp(reason: string) {
    log.warn({ call: id, reason }, 'the recording of a call was not fetched')
    await giveUpRecording(db, id)
  }
}

/** Files first: a run that breaks off leaves nothing that nobody knows of. */
export const forgetOldRecordings = job('contacts:forget-recordings', {
  input: z.object({}),
  schedule: '23 4 * * *',
  async run(_payload, { db, config, now }) {
    const store = recordingStore(config)
    for (
      let ended = await findEnded(db, recordingsEndedBy(now), atOnce);
      ended.length > 0;
      ended = await findEnded(db, recordingsEndedBy(now), atOnce)
    ) {
      await Promise.all(ended.map(({ key }) => store.remove(key)))
      await forgetRecordings(
        db,
        ended.map(({ id }) => id),
      )
    }
  },
})

export const contactJobs = [fetchRecording, forgetOldRecordings]
