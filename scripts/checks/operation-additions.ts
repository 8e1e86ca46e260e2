// The calls of settings, queues, texts and the overview that are beyond docs/spec/calls.tsv.
export const operationAdditions = {
  'x/admin-panel/job/*': 'administration: what failed in the background is seen and done again',
  'x/admin-panel/outgoing-message/*': 'administration: a message that did not arrive is found and sent again',
}
