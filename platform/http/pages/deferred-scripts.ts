/**
 * The bytes of a rendered page whose scripts load after the first paint: the page can be read and used before they run, so they do not
 * compete with it for the network.
 */
export const deferScripts = (html: string): Buffer => toBytes(replaceScripts(html))

/** Bytes instead of text: a long-lived string of this size would be copied by the garbage collector. */
function toBytes(parts: readonly string[]): Buffer {
  const bytes = Buffer.allocUnsafe(parts.reduce((length, part) => length + Buffer.byteLength(part), 0))
  let end = 0
  for (const part of parts) end += bytes.write(part, end)
  return bytes
}

/** Removes the module preloads of the head and hands them to the script loader. */
function replaceScripts(html: string): string[] {
  const parts: string[] = []
  const preloads: string[] = []
  let end = 0
  for (const { 0: found, 1: preload, 2: nonce, 3: source, index } of html.matchAll(scriptPattern)) {
    if (index > end) parts.push(html.slice(end, index))
    if (preload === undefined)
      parts.push(
        `<script ${nonce}>(${scriptLoader})(${JSON.stringify(preloads)},${JSON.stringify(source)},document.currentScript.nonce)</script>`,
      )
    else preloads.push(preload)
    end = index + found.length
  }
  return end < html.length ? [...parts, html.slice(end)] : parts
}

const scriptPattern =
  /<link rel="modulepreload" href="([^"]*)" nonce="[^"]*"\/>|<script (nonce="[^"]*") type="module" async="">([^<]*)<\/script>/g

/** Runs in the browser: loads the scripts after the first paint, or after 3 s in a background tab, which does not paint. */
const scriptLoader = `(preloads, source, nonce) => {
  let started = false
  const start = () => {
    if (started) return
    started = true
    for (const href of preloads) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href, nonce }))
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', textContent: source, nonce }))
  }
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  setTimeout(start, 3000)
}`
