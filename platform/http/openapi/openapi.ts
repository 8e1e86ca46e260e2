import { z } from 'zod'
import { type Call, isWrite, NoContent } from '../../contract.ts'
import { declaredErrors } from '../../errors.ts'
import { eventStream } from './event-stream.ts'
import { headerParameters, headersOf } from './request-headers.ts'

const problemSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code', 'traceId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string' },
    traceId: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['path', 'code', 'message'],
        properties: { path: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}

const fileSchema = {
  type: 'object',
  required: ['file'],
  properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
}

/** The OpenAPI 3.1 document of the declared calls and the event stream. */
export function describeApi(calls: readonly Call[], version: string, server: string) {
  const paths: Record<string, Record<string, unknown>> = { '/api/events': { get: eventStream } }
  for (const call of calls) (paths[`/api/${call.path}`] ??= {})[call.method.toLowerCase()] = describeCall(call)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tradeyard',
      version,
      description: 'JSON in, JSON out. Failures are RFC 9457 problems with a stable code.',
    },
    servers: [{ url: server }],
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key of a store; `x-access` names the scope that a call needs',
        },
      },
      parameters: headerParameters,
      schemas: { Problem: problemSchema },
    },
    paths,
  }
}

function describeCall(call: Call) {
  const input = schemaOf(call.input, 'input') as { properties?: Record<string, object>; required?: string[] }
  const pathNames = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const hasBody = isWrite(call)
  const fields = Object.entries(input.properties ?? {}).filter(([name]) => !pathNames.includes(name))
  const required = (input.required ?? []).filter((name) => !pathNames.includes(name))
  const isSecure = !['public', 'session', 'provider'].includes(call.access)
  return {
    operationId: call.id.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    summary: call.summary,
    tags: [call.path.replace(/^x\//, '').split('/')[0]],
    'x-access': call.access,
    ...(isSecure ? { security: [call.access.startsWith('key:') ? { apiKey: [] } : { token: [] }] } : {}),
    parameters: [
      ...pathNames.map((name) => ({
        name,
        in: 'path',
        required: true,
        schema: input.properties?.[name] ?? { type: 'string' },
      })),
      ...(hasBody && !call.file && !call.hasQuery
        ? []
        : fields.map(([name, schema]) => ({
            name,
            in: 'query',
            required: !call.hasQuery && required.includes(name),
            schema,
          }))),
      ...headersOf(call),
    ],
    ...(call.file ? { requestBody: { content: { 'multipart/form-data': { schema: fileSchema } } } } : {}),
    ...(hasBody && !call.file
      ? {
          requestBody: {
            content: {
              [call.isForm ? 'application/x-www-form-urlencoded' : 'application/json']: {
                schema: call.listField
                  ? input.properties![call.listField]
                  : {
                      type: 'object',
                      properties: Object.fromEntries(fields),
                      required: call.hasQuery ? [] : required,
                    },
              },
            },
          },
        }
      : {}),
    responses: {
      ...(call.output === NoContent
        ? { 204: { description: 'Done' } }
        : { 200: { description: 'Done', content: responseContent(call) } }),
      ...failureResponses(call, isSecure),
    },
  }
}

const responseContent = ({ mediaType, isForm, output }: Call) =>
  isForm
    ? { 'text/plain': { schema: schemaOf(output, 'output') } }
    : mediaType
      ? { [mediaType]: { schema: { type: 'string', contentMediaType: mediaType } } }
      : { 'application/json': { schema: schemaOf(output, 'output') } }

function failureResponses(call: Call, isSecure: boolean) {
  const ofAccess = call.access.startsWith('key:')
    ? ['request.apiKeyInvalid', 'request.apiKeyScope']
    : [
        ...(isSecure ? ['request.unauthenticated'] : []),
        ...(/^(?:seller$|admin)/.test(call.access) ? ['request.forbidden'] : []),
      ]
  const codes = ['request.invalid', 'request.tooMany', ...ofAccess, ...(call.errors ?? [])]
  const byStatus: Record<string, string[]> = {}
  for (const code of codes) (byStatus[String(declaredErrors().get(code) ?? 400)] ??= []).push(code)
  const schema = { $ref: '#/components/schemas/Problem' }
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, list]) => [
      status,
      { description: list.join(', '), content: { 'application/problem+json': { schema } } },
    ]),
  )
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return jsonSchema
}
