import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The default asks the server for a manifest of every link on the page, on every view.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
