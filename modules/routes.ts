// HTTP routes of the modules that are neither calls nor pages.
import type { FastifyInstance } from 'fastify'
import type { Pictures } from '#platform/files/pictures.ts'
import type { ApiOptions } from '#platform/http/api.ts'
import { registerAggregatorFeeds } from './aggregator-feeds/serve.ts'
import { registerStandIn } from './billing/stand-in.ts'
import { registerSitemaps } from './catalog/sitemaps.ts'
import { isOnVisibleProduct } from './catalog/media.ts'
import { isInOwnChat } from './chats/upload-file.ts'
import { registerRecordings } from './contacts/recordings.ts'
import { registerFiles } from './files/serve.ts'
import { registerVideos } from './files/serve-videos.ts'
import { inspectFile } from './moderation/inspect-file.ts'
import { registerDownloads } from './privacy/downloads.ts'
import { isOnVisibleRequest } from './procurement/files.ts'
import { registerVerificationFiles } from './verification/serve-files.ts'

type Options = Pick<ApiOptions, 'config' | 'db' | 'replica' | 'identify'> & { pictures: Pictures }

export function registerRoutes(app: FastifyInstance, { pictures, ...options }: Options) {
  registerSitemaps(app, { config: options.config, db: options.replica })
  registerAggregatorFeeds(app, options)
  registerDownloads(app, options)
  registerFiles(app, {
    ...options,
    pictures,
    accessRules: [isInOwnChat, isOnVisibleProduct, isOnVisibleRequest],
    mayInspect: inspectFile,
  })
  registerVideos(app, options)
  registerRecordings(app, options)
  registerVerificationFiles(app, options)
  registerStandIn(app, options.config)
}
