import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../../mail/layout.ts'
import type { ApiOptions } from '../api.ts'
import { describeApi } from './openapi.ts'
import { type Field, fieldsOf, type JsonSchema, typeOf } from './schema-fields.ts'

type OpenApiDocument = ReturnType<typeof describeApi>
type Parameter = { name: string; in: string; required: boolean; schema: JsonSchema }
type Content = Record<string, { schema: JsonSchema }>
type Operation = {
  summary: string
  tags: string[]
  'x-access': string
  parameters: (Parameter | { $ref: string })[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
}

/** GET /api/openapi.json, and /api/docs as its readable form. */
export function registerDocs(app: FastifyInstance, { calls, config, guide }: ApiOptions) {
  // Large and rarely requested, so it is built on the first request.
  const describe = () => describeApi(calls, '0.1.0', config.publicOrigin)
  let json: string | undefined
  let html: string | undefined
  app.get('/openapi.json', async (_request, reply) =>
    reply
      .type('application/json')
      .header('cache-control', 'public, max-age=300')
      .send((json ??= JSON.stringify(describe()))),
  )
  app.get('/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
      )
      .header('cache-control', 'public, max-age=300')
      .send((html ??= renderPage(describe(), guide))),
  )
}

const style = `
:root{color-scheme:light dark}
body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}
details{border-top:1px solid #8884;padding:.5rem 0}
summary{cursor:pointer}
pre{overflow:auto;padding:.75rem;background:#8881}
code{font-size:.95em}
table{border-collapse:collapse;width:100%;table-layout:fixed}
td{padding:.1rem 1rem .1rem 0;vertical-align:top}
@media(max-width:40rem){tr,td{display:block}tr{padding:.25rem 0}}
h4{margin:1rem 0 .25rem}
h4 small{font-weight:400}
`

function renderPage(document: OpenApiDocument, guide: string) {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation: operation as Operation,
    })),
  )
  const groups = [...Map.groupBy(operations, ({ operation }) => operation.tags[0]!)]
  const links = groups.map(([tag]) => `<a href="#calls-${tag}">${tag}</a>`)
  const sections = groups.map(([tag, calls]) => `<h3 id="calls-${tag}">${tag}</h3>${calls.map(renderCall).join('\n')}`)
  const headers = Object.values(document.components.parameters)
  const headerRows = headers.map(({ name, description }) => [`<code>${name}</code>`, inline(description)])
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Tradeyard API</title>
<style>${style}</style></head>
<body><h1>Tradeyard API</h1><p>JSON in, JSON out. The machine-readable form is <a href="/api/openapi.json">/api/openapi.json</a>.
Failures are RFC 9457 problems with a stable <code>code</code>, in the language of <code>Accept-Language</code>.</p>
<h2>Headers</h2>${table(headerRows)}${guide}<h2>Calls</h2><p>${links.join(' · ')}</p>${sections.join('\n')}</body></html>`
}

type DescribedCall = { method: string; path: string; operation: Operation }

function renderCall({ method, path, operation }: DescribedCall) {
  const { summary, parameters, requestBody, responses, 'x-access': access } = operation
  const own = parameters.filter((each) => 'name' in each)
  const { 200: done, ...others } = responses
  return `<details id="${escapeHtml(`${method} ${path}`)}"><summary><code>${method} ${escapeHtml(path)}</code> <small>(${escapeHtml(access)})</small><br>${inline(summary)}</summary>
${own.length > 0 ? `<h4>Parameters</h4>${table(own.map(parameterRow))}` : ''}
${requestBody ? renderContent('Body', requestBody.content) : ''}
${done?.content ? renderContent('Response', done.content) : ''}
<h4>Other responses</h4>${table(Object.entries(others).map(([status, { description }]) => [status, inline(description)]))}</details>`
}

const parameterRow = ({ name, required, schema }: Parameter) =>
  fieldRow({ path: name, type: typeOf(schema), isRequired: required, description: schema.description ?? '' })

const renderContent = (title: string, content: Content) =>
  Object.entries(content)
    .map(([mediaType, { schema }]) => {
      const fields = fieldsOf(schema)
      const type = fields.length > 0 ? mediaType : `${mediaType}, ${typeOf(schema)}`
      return `<h4>${title} <small>${escapeHtml(type)}</small></h4>${table(fields.map(fieldRow))}`
    })
    .join('')

const fieldRow = ({ path, type, isRequired, description }: Field) => [
  `<code>${escapeHtml(path)}</code>`,
  escapeHtml(isRequired ? type : `${type}, optional`),
  inline(description),
]

const table = (rows: readonly (readonly string[])[]) =>
  rows.length === 0
    ? ''
    : `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`

/** The only markup of descriptions is code between backticks. */
const inline = (text: string) => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>')
