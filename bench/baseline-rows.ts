// Baseline for listings: a bare HTTP server that answers with the simplest indexed query through the same driver.
// Environment: PORT, DATABASE (connection as JSON). The URL is /?category=ID.
import { createServer } from 'node:http'
import pg from 'pg'

const pool = new pg.Pool({ ...(JSON.parse(process.env.DATABASE!) as pg.PoolConfig), max: 20 })
const text = `
  select id, code, store_id, category_id, unit_code, currency, price_minor, old_price_minor, minimum_order, order_step, available, lead_days, popularity, image_ids, created_at
  from products where category_id = $1 and status = 'Active' order by popularity desc, id desc limit 24`

createServer(async (request, response) => {
  const category = Number(new URL(request.url!, 'http://baseline').searchParams.get('category') ?? 0)
  const { rows } = await pool.query({ name: 'rows', text, values: [category] })
  const body = Buffer.from(JSON.stringify({ items: rows }))
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length })
  response.end(body)
}).listen(Number(process.env.PORT))
