import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // A page knows its own routes and asks for another when it goes there: all of them would be 2.4 kB on every first visit.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config
