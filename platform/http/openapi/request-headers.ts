import { type Call, isWrite } from '../../contract.ts'
import { languageTags } from '../../constants.ts'

const text = { type: 'string' }
const header = (name: string, description: string, schema: object = text) => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
})

/** The headers that requests may carry, described once for all calls. */
export const headerParameters = {
  AcceptLanguage: header(
    'Accept-Language',
    `Language of texts and errors: ${Object.values(languageTags).join(', ')}; \`rs\` is read as \`sr\``,
  ),
  Currency: header(
    'currency',
    'Currency in which prices are shown, as a code or symbol; default: that of the language',
  ),
  SessionId: header('sessionId', 'Session id that the visitor has chosen: an identifier, not a permission', {
    type: 'string',
    format: 'uuid',
  }),
  Url: header('url', 'Address of the page from which the call is made'),
  CountryCode: header('X-Country-Code', "The visitor's country; default: that of the IP address", {
    type: 'string',
    pattern: '^[A-Z]{2}$',
  }),
  StoreId: header('X-Store-Id', 'The store that the account acts for; calls of sellers need it or its cookie', {
    type: 'integer',
  }),
  IdempotencyKey: header('Idempotency-Key', 'Makes a repeated request safe: it gets the response of the first', {
    type: 'string',
    maxLength: 255,
  }),
  LastEventId: header('Last-Event-ID', 'The last event that was received: the stream resumes after it', {
    type: 'integer',
  }),
}

const reference = (name: keyof typeof headerParameters) => ({ $ref: `#/components/parameters/${name}` })
const ofEveryCall = (['AcceptLanguage', 'Currency', 'SessionId', 'Url', 'CountryCode', 'StoreId'] as const).map(
  reference,
)

/** References to the headers of a call. A provider signs its request and sends none of ours. */
export function headersOf(call: Pick<Call, 'access' | 'method'>) {
  if (call.access === 'provider') return []
  const ofAccess = call.access.startsWith('key:') ? [reference('AcceptLanguage')] : ofEveryCall
  return isWrite(call) ? [...ofAccess, reference('IdempotencyKey')] : ofAccess
}

export const lastEventId = reference('LastEventId')
