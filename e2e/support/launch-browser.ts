import { chromium } from 'playwright-core'
import { findBrowser, findChromium } from '../../scripts/ensure-browser.ts'

/** Each file has a browser of its own: starting one takes less than the compressed messages to one that several files share. */
export const launchBrowser = () => launch(findBrowser())

/** Chromium itself, since the headless shell shows no notifications. */
export const launchChromium = () => launch(findChromium())

const launch = (executablePath: string | undefined) =>
  chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] })
