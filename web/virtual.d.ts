declare module 'virtual:messages' {
  const loaders: Record<string, Record<string, () => Promise<{ default: Record<string, string> }>>>
  export default loaders
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
