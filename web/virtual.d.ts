declare module 'virtual:messages' {
  export const load: (locale: string, part: string) => Promise<{ default: Record<string, string> }>
  /** Server build only. */
  export const partsOf: (locale: string) => string[]
}
declare module 'virtual:messages/*' {
  const messages: Record<string, string>
  export default messages
}
declare module 'virtual:react-router/server-build' {
  export * from '@react-router/dev/routes'
  const build: import('react-router').ServerBuild
  export default build
}
declare module '*.module.css' {
  const classes: Record<string, string>
  export default classes
}
declare module '*.css' {}
declare module '*.woff2' {
  const url: string
  export default url
}
