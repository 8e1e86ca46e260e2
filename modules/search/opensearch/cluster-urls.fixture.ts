/** The nodes that `npm test -- --only search-cluster` has started. */
export function clusterUrls(): string[] {
  const urls = process.env['TEST_SEARCH_URL']
  if (!urls) throw new Error('This test needs the nodes of `npm test -- --only search-cluster`.')
  return urls.split(',')
}
