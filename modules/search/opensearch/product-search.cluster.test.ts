import { testProductSearch } from '../engine-suite.fixture.ts'
import { clusterUrls } from './cluster-urls.fixture.ts'
import { createClusterSearch } from './product-search.ts'

testProductSearch((options) => createClusterSearch({ ...options, urls: clusterUrls() }))
