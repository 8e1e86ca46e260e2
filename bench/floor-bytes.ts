// The floor for cached pages: a bare server that sends the same bytes. Environment: PORT, SOURCE (the address of the page).
import { createServer } from 'node:http'

const answer = await fetch(process.env.SOURCE!, { headers: { 'accept-encoding': 'identity' } })
const body = Buffer.from(await answer.arrayBuffer())
createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
  response.end(body)
}).listen(Number(process.env.PORT))
