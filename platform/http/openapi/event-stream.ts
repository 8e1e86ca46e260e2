import { lastEventId } from './request-headers.ts'

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
})

/** GET /api/events, the only operation that is not a call. */
export const eventStream = {
  operationId: 'get-events',
  summary: 'Server-sent events of the account or the anonymous session',
  description:
    'Events `ready`, `account`, `anonymous`, `store` and `ended`. Their data is a hint: ids and numbers, never text.',
  tags: ['events'],
  'x-access': 'session',
  security: [{ token: [] }, {}],
  parameters: [lastEventId],
  responses: {
    200: {
      description: 'A stream that lasts until the session ends',
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    },
    401: problem('request.unauthenticated'),
    403: problem('request.crossSite'),
    429: problem('request.tooMany'),
  },
}
