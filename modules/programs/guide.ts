import type { Config } from '#platform/config.ts'
import type { itemErrors } from './contract.ts'

/** How programs of stores use the API, as a part of /api/docs. */
export const programGuide = ({ publicOrigin }: Pick<Config, 'publicOrigin'>) => `
<h2 id="programs">For programs of stores</h2>
<p>An owner or manager creates a key at <a href="${publicOrigin}/profile/integrations/keys">Integrations</a> and chooses what it may do.
The program sends it with each request. A key works for the calls below <a href="#calls-program"><code>/api/x/program</code></a> only, 120 times a minute; beyond that the response is 429
with <code>Retry-After</code>. Amounts are integers in the smallest unit of the store’s currency, without VAT.</p>
<h3>Set prices and stock</h3>
<p>Up to 1,000 items at once. Values are absolute, so a request may be repeated. Each item gets an outcome of its own: <code>Updated</code>, <code>Unchanged</code>, or
<code>Refused</code> with the reason, and the item code. <code>tiers</code> are all volume prices of a product; without them it keeps those that it has, which must stay below its price.</p>
${example(`curl ${publicOrigin}/api/x/program/product/price-and-stock \\
  -H "Authorization: Bearer $KEY" -H "Content-Type: application/json" \\
  -d '{"items": [
    {"code": "DIN933-M8x40", "price": 1250, "tiers": [{"fromQuantity": 100, "price": 1100}], "quantity": 480},
    {"id": 4711, "oldPrice": 1500, "quantity": 12, "warehouseId": 3}
  ]}'`)}
<p>Why items are refused:</p>
<table>${Object.entries(refusals)
  .map(([code, meaning]) => `<tr><td><code>${code}</code></td><td>${meaning}</td></tr>`)
  .join('\n')}</table>
<p>A request with a value of another type, such as a price with decimals, a text instead of a number or an unknown field, is refused as a whole with 422: nothing is changed, and <code>errors</code> names the
places, such as <code>items.30.quantity</code>.</p>
<h3>Read products and orders</h3>
<p>Lists have pages: pass <code>nextCursor</code> as <code>cursor</code> until it is <code>null</code>.</p>
${example(`curl "${publicOrigin}/api/x/program/product/list?pageSize=1000" -H "Authorization: Bearer $KEY"
curl "${publicOrigin}/api/x/program/order/list?status=New" -H "Authorization: Bearer $KEY"
curl "${publicOrigin}/api/x/program/order/list?changedSince=2026-11-26T22:00:00Z" -H "Authorization: Bearer $KEY"
curl "${publicOrigin}/api/x/program/order/get?id=$ORDER" -H "Authorization: Bearer $KEY"`)}
<h2 id="webhooks">Webhooks</h2>
<p>The program hears of new orders, of their steps, except that somebody has opened them, and of messages of buyers at once: an owner or manager enters its HTTPS address at
<a href="${publicOrigin}/profile/integrations/webhooks">Integrations</a>. Each event is posted there as JSON.</p>
${example(`POST /hooks HTTP/1.1
webhook-id: 0b4c5c0e-5a1e-4d3e-9a53-0a3f6f3c2d11
webhook-timestamp: 1795730400
webhook-signature: v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=
content-type: application/json

{"type": "order.created", "timestamp": "2026-11-26T22:00:00.000Z",
 "data": {"id": "6f1a…", "number": 1042, "status": "New", "total": 125000, "deliveryCost": null, "currency": "EUR"}}`)}
<table><tr><td><code>order.created</code>, <code>order.updated</code></td><td><code>id</code>, <code>number</code>, <code>status</code>, <code>total</code>,
<code>deliveryCost</code>, <code>currency</code>; fetch the rest with
<code>order/get</code></td></tr><tr><td><code>message.created</code></td><td><code>chatId</code>, <code>number</code>, <code>text</code>, <code>files</code> (how many), <code>buyer</code>, <code>productId</code>, <code>orderId</code></td></tr></table>
<p>Answer with a status of 200 to 299 within ten seconds. Anything else is tried again after 1, 5, 15 and 60 minutes, then hourly for a day; redirects are not followed. What was sent and the start of your answer are shown with each message at Integrations. A message may
come twice, with the same <code>webhook-id</code>, and not always in order: compare <code>timestamp</code>. Signatures follow
<a href="https://www.standardwebhooks.com">Standard Webhooks</a>, for which there are libraries in many languages. In Node.js:</p>
${example(`import { createHmac, timingSafeEqual } from 'node:crypto'

const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
const signed = \`\${headers['webhook-id']}.\${headers['webhook-timestamp']}.\${body}\`
const expected = Buffer.from('v1,' + createHmac('sha256', key).update(signed).digest('base64'))
const received = Buffer.from(headers['webhook-signature'])
const isRecent = Math.abs(Date.now() / 1000 - headers['webhook-timestamp']) < 300
const isGenuine = isRecent && received.length === expected.length && timingSafeEqual(received, expected)`)}
`

const refusals: Record<(typeof itemErrors)[number], string> = {
  'products.notFound': 'The store has no product with this id or item code.',
  'products.blocked': 'An administrator has blocked the product.',
  'products.outOfRange': 'A price is not above zero or too high, or a quantity is negative or too high.',
  'products.notAbovePrice': '<code>oldPrice</code> is not above the price.',
  'products.notAboveTiers': 'The price is not above the volume prices: send them too.',
  'products.tiersNotFalling': 'A volume price is not below the one of a smaller quantity.',
  'products.priceless': 'The draft has no price yet: send it too.',
  'products.reserved': 'Open orders have reserved more than this quantity.',
  'products.unknownWarehouse': 'The store has no such warehouse.',
  'programs.itemRepeated': 'The product stands in the request twice; its first item counts.',
}

const example = (text: string) => `<pre><code>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</code></pre>`
