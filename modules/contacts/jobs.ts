import { randomUUID } from 'node:crypto'
import { openFileStore } from '#platform/files/open-store.ts'
import { FetchRefusedError, type FetchTransport, safeFetch } from '#platform/http/outbound/safe-fetch.ts'
import { handle, type JobContext } from '#platform/jobs/handlers.ts'
import { defineJob } from '#platform/jobs/queue.ts'
import { findAudioUrl, findExpiredRecordings, clearRecordings, abandonRecording, saveRecording } from './calls.ts'
import { fetchRecording } from './job-definitions.ts'
import { recordingCutoff } from './rules.ts'

const maxRecordingBytes = 50 * 1024 * 1024
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
const batchSize = 100

/** Retries while the provider is unavailable; abandons recordings that cannot or must not be fetched. */
export const fetchRecordingHandler = handle(fetchRecording, {
  run: ({ id }, context) => downloadRecording(id, context),
})

export async function downloadRecording(
  id: string,
  { db, config, log }: Pick<JobContext, 'db' | 'config' | 'log'>,
  transport: FetchTransport = {},
) {
  const url = await findAudioUrl(db, id)
  if (url === undefined) return
  try {
    const { status, type, bytes } = await safeFetch(url, {
      protocols: ['https:'],
      maxBytes: maxRecordingBytes,
      timeoutMs,
      ...transport,
    })
    if (status >= 500 || status === 429) throw new Error(`the recording answers ${status}`)
    if (status !== 200 || !audioTypes.includes(type)) return await abandon(`status ${status}, ${type || 'no type'}`)
    const key = `recordings/${randomUUID()}`
    await openFileStore(config).write(key, bytes)
    await saveRecording(db, id, { key, type })
  } catch (error) {
    if (!(error instanceof FetchRefusedError)) throw error
    await abandon(error.reason)
  }

  async function abandon(reason: string) {
    log.warn({ call: id, reason }, 'the recording of a call was not fetched')
    await abandonRecording(db, id)
  }
}

/** Deletes files before rows, so that an interrupted run leaves no orphaned files. */
export const deleteOldRecordings = handle(defineJob('contacts:forget-recordings'), {
  schedule: '23 4 * * *',
  async run(_payload, { db, config, now }) {
    const store = openFileStore(config)
    for (
      let expired = await findExpiredRecordings(db, recordingCutoff(now), batchSize);
      expired.length > 0;
      expired = await findExpiredRecordings(db, recordingCutoff(now), batchSize)
    ) {
      await Promise.all(expired.map(({ key }) => store.remove(key)))
      await clearRecordings(
        db,
        expired.map(({ id }) => id),
      )
    }
  },
})

export const contactJobs = [fetchRecordingHandler, deleteOldRecordings]
