import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // All routes in one cached file of 11 kB: asking for each on the way would delay the first navigation to it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
