import { testProductSearch } from '../engine-suite.fixture.ts'
import { createPostgresSearch } from './product-search.ts'

testProductSearch(createPostgresSearch)
