// The floor for what is kept: a bare server that sends the same bytes. Environment: PORT, SOURCE (the address of the page),
// HEADERS (JSON, when the address alone does not say what to answer).
import { createServer } from 'node:http'

const answer = await fetch(process.env.SOURCE!, {
  headers: { 'accept-encoding': 'identity', ...(JSON.parse(process.env.HEADERS ?? '{}') as Record<string, string>) },
})
const body = Buffer.from(await answer.arrayBuffer())
createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
  response.end(body)
}).listen(Number(process.env.PORT))
