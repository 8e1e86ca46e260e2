// Locations, currencies, texts and files.
import { inScope, type CallExpectations } from './expectations.fixture.ts'

export const referenceExpectations: CallExpectations = {
  'GET geo/location/search': {},
  'GET geo/country/defaultlocale': { input: () => ({ country: 'RS' }) },
  'GET geo/location/tree': {},
  'GET geo/location': { input: () => ({ alias: 'belgrade' }) },
  'GET geo/location-redirect': { input: () => ({ alias: 'nowhere' }), status: 404 },
  'GET geo/address/place': { input: () => ({ country: 'RS', city: 'Belgrade' }) },
  'GET geo/ip': {},
  'GET system/geoip': {},
  'GET system/get/code/list': {},
  'POST account/context/location/set': { input: () => ({ alias: 'belgrade' }) },
  'GET system/currencytypes': {},
  'GET system/currency/list': {},
  'GET system/get/text': { input: () => ({ type: 'offer' }) },
  'GET system/get/userterms': {},
  'GET system/get/privatepolicy': {},
  'GET system/get/offer': {},
  'GET system/texttypes': {},
  'GET system/unittypes': {},
  'GET system/storelegalforms': {},
  'GET system/url/validate': { input: () => ({ url: 'https://example.com' }) },
  'GET system/environment': {},
  'GET registry': {},
  'POST metrics': { input: () => ({ events: [{ element: 'page', action: 'PageOpen' }] }), status: 204 },
  'POST metric': { input: () => ({ element: 'page', action: 'PageOpen' }), status: 204 },
  'GET registry-record': { input: () => ({ elementName: 'page' }) },
  'POST registry-record': { input: registryRecord, status: 409 },
  'PUT registry-record': { input: registryRecord },
  'DELETE registry-record': { input: () => ({ elementName: 'unknown' }), status: 404 },
  'PUT metric': {
    input: () => ({ day: '2020-01-01', element: 'page', action: 'PageOpen', visitors: 1 }),
    status: 404,
  },
  'POST provider/product/getMetricCountByProductId': {
    input: ({ productId }) => ({ productIds: [productId], ...days }),
  },
  'POST provider/report/getLoginReport': { input: () => days },
  'GET system/test': {},
  'HEAD system/signature': {},
  'GET x/banner/{p}/{g}/list': inScope,
  'GET files/video/get': { input: ({ fileId: id }) => ({ id }), status: 404 },
  'POST files/video/save': { input: () => ({ url: 'nowhere' }), status: 422 },
  'POST files/uploadcare/upload': { status: 415 },
  'POST files/video/upload': { status: 415 },
  'GET files/video/list': { input: ({ fileId: ids }) => ({ ids }) },
  'POST files/picture/fetch': { input: () => ({ url: 'http://127.0.0.1/' }), status: 422 },
  'POST files/picture/crop': { input: ({ fileId: id }) => ({ id, position: 0.5 }), status: 404 },
  'GET files/uploadcare/signature': { status: 409 },
  'POST files/uploadcare/save': { input: ({ fileId }) => ({ fileId }), status: 409 },
  'POST files/uploadcare/save/admin': { input: ({ fileId }) => ({ fileId }), status: 409 },
  'GET files/image/get': { input: ({ fileId: id }) => ({ id }), status: 404 },
}

const days = { from: '2026-01-01', to: '2026-01-31' }
function registryRecord() {
  return { elementName: 'page', isActive: true, elementActions: ['PageOpen'] }
}
