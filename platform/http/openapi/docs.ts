import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../../mail/layout.ts'
import type { ApiOptions } from '../api.ts'
import { describeApi } from './openapi.ts'

type OpenApiDocument = ReturnType<typeof describeApi>
type Parameter = { name: string; in: string; required: boolean }
type Operation = {
  summary: string
  'x-access': string
  parameters: (Parameter | { $ref: string })[]
  requestBody?: unknown
  responses: Record<string, { description: string }>
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

function renderPage(document: OpenApiDocument, guide: string) {
  const sections = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      renderSection(method.toUpperCase(), path, operation as Operation),
    ),
  )
  const headerRows = Object.values(document.components.parameters).map(
    ({ name, description }) => `<tr><td><code>${name}</code></td><td>${escapeHtml(description)}</td></tr>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Tradeyard API</title>
<style>:root{color-scheme:light dark}body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}details{border-top:1px solid #8884;padding:.5rem 0}
summary{cursor:pointer}pre{overflow:auto;padding:.75rem;background:#8881}code{font-size:.95em}table{border-collapse:collapse}td{padding:.1rem 1rem .1rem 0;vertical-align:top}</style></head>
<body><h1>Tradeyard API</h1><p>JSON in, JSON out. The machine-readable form is <a href="/api/openapi.json">/api/openapi.json</a>.
Failures are RFC 9457 problems with a stable <code>code</code>, in the language of <code>Accept-Language</code>.</p>
<h2>Headers</h2><table>${headerRows.join('')}</table>${guide}<h2>Calls</h2>${sections.join('\n')}</body></html>`
}

function renderSection(
  method: string,
  path: string,
  { summary, parameters, requestBody, responses, ...operation }: Operation,
) {
  const parameterRows = parameters
    .filter((each) => 'name' in each)
    .map(
      (each) =>
        `<tr><td><code>${escapeHtml(each.name)}</code></td><td>${each.in}${each.required ? ', required' : ''}</td></tr>`,
    )
  const bodySchema = requestBody
    ? `<p>Body</p><pre><code>${escapeHtml(JSON.stringify(requestBody, null, 1))}</code></pre>`
    : ''
  const responseRows = Object.entries(responses).map(
    ([status, { description }]) => `<tr><td>${status}</td><td>${escapeHtml(description)}</td></tr>`,
  )
  return `<details id="${escapeHtml(`${method} ${path}`)}"><summary><code>${method} ${escapeHtml(path)}</code> <small>(${escapeHtml(operation['x-access'])})</small><br>${escapeHtml(summary)}</summary>
<table>${parameterRows.join('')}</table>${bodySchema}<table>${responseRows.join('')}</table></details>`
}
