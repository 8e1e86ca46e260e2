import Bowser from 'bowser'

/** Display names of browser and operating system; other programs are named by their product token, such as curl. */
export function parseUserAgent(userAgent: string): { browser: string; system: string } {
  if (!userAgent) return { browser: '', system: '' }
  const parser = Bowser.getParser(userAgent)
  const browser = parser.getBrowserName() || (/^[\w.-]+/.exec(userAgent)?.[0] ?? '')
  return { browser: browser.slice(0, 60), system: parser.getOSName().slice(0, 60) }
}
