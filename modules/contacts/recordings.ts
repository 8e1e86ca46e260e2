import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config.ts'
import type { ApiOptions } from '#platform/http/api.ts'
import { hasFeature } from '../accounts/queries.ts'
import { serveSignedLinks, signedLink } from '../files/signed-links.ts'
import { findRecording } from './calls.ts'
import { recordingLinkMinutes } from './rules.ts'

const path = 'recording'

export const recordingLink = (config: Config, recording: { id: string; accountId: string }, now: Date) =>
  signedLink(config, path, { ...recording, minutes: recordingLinkMinutes }, now)

/** GET /recording/{id}, for administrators who may hear recordings. */
export const registerRecordings = (
  app: FastifyInstance,
  options: Pick<ApiOptions, 'config' | 'db' | 'replica' | 'identify'>,
) =>
  serveSignedLinks(app, path, options, async ({ db, config }, account, id) => {
    const recording = (await hasFeature(db, account, 'telephony', config)) && (await findRecording(db, id))
    return recording ? { ...recording, disposition: 'inline; filename="recording"' } : undefined
  })
