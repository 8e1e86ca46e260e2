import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // All routes in one cached file: discovered on the way, each address with a parameter would take one more round trip.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
