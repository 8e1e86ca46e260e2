import { chromium } from 'playwright-core'
import { findBrowser } from '../../scripts/ensure-browser.ts'
import { freePort } from './server.ts'

/** Playwright's own list, since the last `--disable-features` replaces those before it. */
const disabledByPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]
/** Pages of the browser for its address bar. Every window loads them, which takes longer than a page of the site. */
const addressBarPages = ['WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxPopup']

/** The browser that the files of a lane share, each with contexts of its own, or a new one. */
export const launchBrowser = () =>
  process.env.E2E_BROWSER
    ? chromium.connectOverCDP(process.env.E2E_BROWSER, { isLocal: true })
    : chromium.launch(options())

/** Starting a browser for each file would take longer than many of the files. */
export async function launchForLane() {
  const port = await freePort()
  const browser = await chromium.launch(options(`--remote-debugging-port=${port}`))
  return { address: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: () => browser.close() }
}

const options = (...more: string[]) => ({
  executablePath: findBrowser()!,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    `--disable-features=${[...disabledByPlaywright, ...addressBarPages].join()}`,
    ...more,
  ],
})
