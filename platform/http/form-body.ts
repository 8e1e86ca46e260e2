import type { FastifyInstance } from 'fastify'

/** Makes an object of a body that is a form; of fields with one name the last counts. */
export const parseFormBody = (app: FastifyInstance) =>
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
