import { chromium } from 'playwright-core'
import { findBrowser, findChromium } from '../../scripts/ensure-browser.ts'
import { freePort } from './server.ts'

/** The browser that the files of a lane share, each with contexts of its own, or a new one. */
export const launchBrowser = () =>
  process.env.E2E_BROWSER
    ? chromium.connectOverCDP(process.env.E2E_BROWSER, { isLocal: true })
    : chromium.launch(options(findBrowser()))

/** Starting a browser for each file would take longer than many of the files. */
export async function launchForLane() {
  const port = await freePort()
  const browser = await chromium.launch(options(findBrowser(), `--remote-debugging-port=${port}`))
  return { address: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: () => browser.close() }
}

/** Chromium itself, since the headless shell shows no notifications. */
export const launchChromium = () => chromium.launch(options(findChromium()))

const options = (executablePath: string | undefined, ...more: string[]) => ({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', ...more],
})
