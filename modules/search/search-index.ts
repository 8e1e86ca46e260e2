// The index of the installation's search engine.
export { searchIndex } from './postgres/search-index.ts'
export { fillIndex } from './postgres/text-index.ts'
