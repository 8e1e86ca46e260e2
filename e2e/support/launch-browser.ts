import { chromium } from 'playwright-core'
import { findBrowser } from '../../scripts/ensure-browser.ts'

export const launchBrowser = () =>
  chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
