// Baseline for cached pages: a bare HTTP server that sends the same bytes. Environment: PORT, SOURCE (URL of the page),
// HEADERS (request headers as JSON, optional).
import { createServer } from 'node:http'

const answer = await fetch(process.env.SOURCE!, {
  headers: { 'accept-encoding': 'identity', ...(JSON.parse(process.env.HEADERS ?? '{}') as Record<string, string>) },
})
const body = Buffer.from(await answer.arrayBuffer())
createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
  response.end(body)
}).listen(Number(process.env.PORT))
